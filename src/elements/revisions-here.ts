// What a page loads where it holds a switch of revisions.
import { PokaRevisions } from './revisions.ts';

customElements.define('poka-revisions', PokaRevisions);
