// What the home page and the catalogue load besides site.ts.
import { PokaProgress } from './progress.ts';

customElements.define('poka-progress', PokaProgress);
