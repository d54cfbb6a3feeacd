// What the page of search loads.
import { PokaSearch } from './search.ts';

customElements.define('poka-search', PokaSearch);
