// What the clauses of a text order outright: a call whatever is asked, a tool for the rest, an invented number.
import { clauseMost, splitClauses } from '../clauses.ts';
import { normalize } from '../identifiers.ts';
import { catchAll } from './catch-all.ts';
import { forcedCall } from './forced-call.ts';
import { inventedNumber } from './invented-number.ts';

/** What a clause orders. */
export type Order = { kind: 'forced-call' | 'catch-all' | 'invented-number'; /** As written there, after NFKC. */ words: string };

/** As words to show: no point or comma at the end. */
function bare(words: string): string {
  return words.replace(/[。、,.;:\s]+$/, '');
}

/** What each clause of a text orders, in order. */
export function ordersIn(text: string): { clause: string; orders: Order[] }[] {
  const clauses = splitClauses(normalize(text)).map((clause) => clause.slice(0, clauseMost));
  return clauses.map((clause, i) => {
    const [forced, caught, invented] = [forcedCall(clause), catchAll(clause), inventedNumber(clause, clauses[i - 1])];
    const orders: Order[] = [];
    if (forced !== undefined) orders.push({ kind: 'forced-call', words: bare(forced) });
    if (caught !== undefined) orders.push({ kind: 'catch-all', words: bare(caught) });
    if (invented !== undefined) orders.push({ kind: 'invented-number', words: bare(invented) });
    return { clause, orders };
  });
}
