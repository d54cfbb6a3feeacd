// What the clauses of a text order outright: a call whatever is asked, a tool for the rest, an invented number.
import { splitClauses } from '../clauses.ts';
import { normalize } from '../identifiers.ts';
import { catchAll } from './catch-all.ts';
import { forcedCall } from './forced-call.ts';
import { inventedNumber } from './invented-number.ts';

/** What a clause orders. */
export type Order = { kind: 'forced-call' | 'catch-all' | 'invented-number'; /** As written there, after NFKC. */ words: string };

/** What each clause of a text orders, in order. */
export function ordersIn(text: string): { clause: string; orders: Order[] }[] {
  const clauses = splitClauses(normalize(text));
  return clauses.map((clause, i) => {
    const [forced, caught, invented] = [forcedCall(clause), catchAll(clause), inventedNumber(clause, clauses[i - 1])];
    const orders: Order[] = [];
    if (forced !== undefined) orders.push({ kind: 'forced-call', words: forced });
    if (caught !== undefined) orders.push({ kind: 'catch-all', words: caught });
    if (invented !== undefined) orders.push({ kind: 'invented-number', words: invented });
    return { clause, orders };
  });
}
