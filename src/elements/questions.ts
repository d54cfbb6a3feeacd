// What the page of questions loads besides site.ts.
import { PokaProgress } from './progress.ts';
import { PokaQuestion } from './question.ts';
import { PokaSelfCheck } from './self-check.ts';

customElements.define('poka-question', PokaQuestion);
customElements.define('poka-self-check', PokaSelfCheck);
customElements.define('poka-progress', PokaProgress);
