// What the page of questions loads besides lesson.ts.
import { PokaSelfCheck } from './self-check.ts';

customElements.define('poka-self-check', PokaSelfCheck);
