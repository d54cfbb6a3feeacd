// What the catalogue loads besides site.ts.
import { PokaProgress } from './progress.ts';

customElements.define('poka-progress', PokaProgress);
