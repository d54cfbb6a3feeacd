// The shapes that are known, one line for each kind.
import type { ReactNode } from 'react';
import type { ArtefactKind } from '../../artefacts/index.ts';
import { Inline, type T } from '../../ui/index.ts';

/** Written here: the room of artefacts would bring every rule into the page. */
const kinds: readonly ArtefactKind[] = ['definition', 'result', 'message', 'plan', 'config'];

/** The table. */
export function Shapes({ t }: { t: T }): ReactNode {
  return (
    <table className="stack shapes mt">
      <thead>
        <tr>
          <th scope="col">{t('workbench.kind')}</th>
          <th scope="col">{t('report.shape')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`kind.${kind}`)}</th>
            <td data-l={t('report.shape')}>
              <span>
                <Inline text={t(`shape.${kind}`)} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
