// What a lesson page loads besides site.ts.
import { PokaListen } from './listen.ts';
import { PokaProgress } from './progress.ts';
import { PokaQuestion } from './question.ts';
import { PokaRead } from './read-mark.ts';
import { PokaSpy } from './spy.ts';

customElements.define('poka-question', PokaQuestion);
customElements.define('poka-progress', PokaProgress);
customElements.define('poka-read', PokaRead);
customElements.define('poka-spy', PokaSpy);
customElements.define('poka-listen', PokaListen);
