// What the home page loads besides site.ts.
import { PokaMap } from './course-map.ts';

customElements.define('poka-map', PokaMap);
