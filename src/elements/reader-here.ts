// What a lesson fetches when its reader wants to listen.
import { PokaReader } from './reader.ts';

if (customElements.get('poka-reader') === undefined) customElements.define('poka-reader', PokaReader);
