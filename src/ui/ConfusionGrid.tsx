// A confusion table: rows are what was right, columns what was chosen. The diagonal is right; every count says so in words too.
import type { ReactNode } from 'react';

/** What is drawn. `counts[row][column]` over `names`. */
export type ConfusionGridProps = {
  caption: string;
  /** The head of the first column. */
  corner: string;
  names: readonly string[];
  counts: readonly (readonly number[])[];
  /** Said after a count off the diagonal, for readers who see no colour. */
  mixUps: string;
};

function Count({ count, right, mixUps }: { count: number; right: boolean; mixUps: string }): ReactNode {
  if (count === 0)
    return (
      <td>
        <span className="soft">0</span>
      </td>
    );
  if (right) return <td className="hit">{count}</td>;
  return (
    <td className="miss">
      {count}
      <span className="hide">{mixUps}</span>
    </td>
  );
}

/** The table. */
export function ConfusionGrid({ caption, corner, names, counts, mixUps }: ConfusionGridProps): ReactNode {
  return (
    <table className="grid">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, row) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {names.map((other, column) => (
              <Count key={other} count={counts[row]?.[column] ?? 0} right={row === column} mixUps={mixUps} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
