// What every page loads.
import { PokaDrawer } from './drawer.ts';
import { PokaTheme } from './theme.ts';

customElements.define('poka-theme', PokaTheme);
customElements.define('poka-drawer', PokaDrawer);
