// The JSON that lessons show: every fenced block with its place, its title, and whether it is marked as refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The revisions that lessons show. */
export type Revision = '2025-11-25' | '2026-07-28';

/** One fenced block of a lesson. */
export type Shown = {
  /** `names-and-parameters.ja.mdx:120` */
  at: string;
  lesson: string;
  title: string;
  /** Marked `wrong`: a judge must refuse it. */
  wrong: boolean;
  /** The revision whose side of a switch the block stands on; outside of switches that of the lesson. */
  revision: Revision;
  text: string;
};

const folder = join(import.meta.dirname, '../../../content/lessons');

function revisionAt(before: string): Revision {
  const open = before.lastIndexOf('<Revision of="2025-11-25">');
  return open > before.lastIndexOf('</Revision>') ? '2025-11-25' : '2026-07-28';
}

/** Every JSON block of every lesson. */
export function shownJson(): Shown[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((lesson) => {
      const text = readFileSync(join(folder, lesson), 'utf8');
      return [...text.matchAll(/^```json *(wrong )?([^\n]*)\n([\s\S]*?)^```$/gm)].map((match) => ({
        at: `${lesson}:${text.slice(0, match.index).split('\n').length}`,
        lesson,
        wrong: match[1] !== undefined,
        revision: revisionAt(text.slice(0, match.index)),
        title: match[2] ?? '',
        text: match[3] ?? '',
      }));
    });
}

/** Fences of other languages that lessons use. */
export function otherFences(): string[] {
  return readdirSync(folder).flatMap((lesson) =>
    [...readFileSync(join(folder, lesson), 'utf8').matchAll(/^```([a-z]+)/gm)]
      .map((match) => match[1] ?? '')
      .filter((lang) => lang !== 'json'),
  );
}
