// A figure told as a list: what a telephone shows where a picture would shrink, and what a screen reader reads everywhere.
import { escapeHtml } from '../markdown/escape.ts';

/** One line of the list. */
export type Row =
  | { kind: 'way'; from: string; to: string; text: string; answer?: boolean }
  | { kind: 'said'; text: string }
  | { kind: 'block'; parts: { text: string; rows: Row[] }[] };

function item(row: Row): string {
  switch (row.kind) {
    case 'way': {
      const to = row.to === row.from ? '' : ` <span class="to${row.answer === true ? ' answer' : ''}">→</span> ${escapeHtml(row.to)}`;
      const who = `<span class="who">${escapeHtml(row.from)}${to}</span>`;
      return `<li>${who}${row.text === '' ? '' : ` <span>${escapeHtml(row.text)}</span>`}</li>`;
    }
    case 'said':
      return `<li class="said">${escapeHtml(row.text)}</li>`;
    case 'block':
      return row.parts.map(({ text, rows }) => `<li class="if"><span>${escapeHtml(text)}</span>${list(rows, '')}</li>`).join('');
  }
}

function list(rows: readonly Row[], kind: string): string {
  return `<ol${kind === '' ? '' : ` class="${kind}"`}>${rows.map(item).join('')}</ol>`;
}

/** The list. `shown` is where it is seen: on narrow screens, or everywhere; it is always there for those who listen. */
export function stepsHtml(rows: readonly Row[], shown: 'narrow' | 'always' | 'never'): string {
  return list(rows, `steps seen-${shown}`);
}
