// The figure fixtures: one source for each kind of figure that lessons may hold.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureHtml } from '../../src/components/figure/figure-html.ts';

const folder = join(import.meta.dirname, 'figures');

/** Words of figures for tests. */
export const words = { loop: 'くり返し', alt: '場合', else: '別の場合', opt: 'その場合だけ', par: '同時', note: '注', lost: '届かない' };

/** Every fixture with what is drawn from it. */
export const figures: readonly { name: string; html: string }[] = readdirSync(folder).map((file) => ({
  name: file.replace('.mmd', ''),
  html: figureHtml(readFileSync(join(folder, file), 'utf8'), `fig-${file.replace('.mmd', '')}`, '題', words),
}));
