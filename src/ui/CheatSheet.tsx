// The cheat sheet: short tables beside the editor.
import type { ReactNode } from 'react';
import { Inline } from './Inline.tsx';

/** One table: what is written, what it means. */
export type CheatTable = { title: string; rows: { write: string; means: string }[] };

/** The tables. */
export function CheatSheet({ tables }: { tables: CheatTable[] }): ReactNode {
  return tables.map((table) => (
    <table key={table.title} className="cheat">
      <caption>{table.title}</caption>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.write}>
            <th scope="row">
              <code>{row.write}</code>
            </th>
            <td>
              <Inline text={row.means} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
