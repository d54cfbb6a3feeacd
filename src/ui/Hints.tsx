// Three hints, one by one.
import type { ReactNode } from 'react';
import { AuthorHtml } from './AuthorHtml.tsx';
import type { T } from './t.ts';

/** The hints opened so far, and a button for the next. */
export function Hints({ hints, opened, open, t }: { hints: string[]; opened: number; open(step: number): void; t: T }): ReactNode {
  return (
    <>
      <ol className="hints" aria-live="polite">
        {hints.slice(0, opened).map((html, index) => (
          <li key={index}>
            <AuthorHtml html={html} />
          </li>
        ))}
      </ol>
      {opened < hints.length && (
        <button className="btn small" type="button" onClick={() => open(opened + 1)}>
          {t('hints.show', { n: opened + 1 })}
        </button>
      )}
    </>
  );
}
