// Code to read, not to edit: numbered lines, five tokens, and a range that may be marked.
import type { ReactNode } from 'react';
import { tokensOf } from './json-tokens.ts';

/** Lines (0-based, inclusive) to mark, and how: a broken place, or one that is new or explained. */
export type MarkedLines = { from: number; to: number; as: 'bad' | 'fix' };

/** The lines that a range of UTF-16 offsets touches. */
export function linesOf(text: string, offset: number, length: number): { from: number; to: number } {
  const count = (part: string): number => part.split('\n').length - 1;
  const from = count(text.slice(0, offset));
  return { from, to: from + count(text.slice(offset, offset + length)) };
}

/** A block of JSON. `label` names it for a screen reader, because it can be scrolled. */
export function Code({
  text,
  label,
  marked,
  numbers = true,
}: {
  text: string;
  label: string;
  marked?: MarkedLines | undefined;
  numbers?: boolean;
}): ReactNode {
  return (
    <pre tabIndex={0} role="region" aria-label={label}>
      <code>
        {text.split('\n').map((line, index) => (
          <span
            key={index}
            className={marked !== undefined && index >= marked.from && index <= marked.to ? `l ${marked.as}` : 'l'}
            data-n={numbers ? index + 1 : ''}
          >
            {tokensOf(line).map((token, at) =>
              token.kind === undefined ? (
                token.text
              ) : (
                <span key={at} className={token.kind}>
                  {token.text}
                </span>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
