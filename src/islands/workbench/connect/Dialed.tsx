// How a connection ended: what arrived, or what failed and what to do; then every message.
import type { ReactNode } from 'react';
import type { Coded } from '../../../model/evidence.ts';
import { own } from '../../../model/json.ts';
import { Inline, Mark, WireLanes, type T } from '../../../ui/index.ts';
import { saveFile } from '../../files.ts';
import type { Dialed as Ended } from './dial.ts';

/** What is shown of a connection. `text` is the snapshot as it is saved, with `places` cleaned. */
export type Shown = { dialed: Ended; advice: Coded[]; text: string; places: number };

function Arrived({ shown: { dialed, text, places }, t }: { shown: Shown; t: T }): ReactNode {
  if (!dialed.ok) return null;
  const { snapshot } = dialed;
  const name = own(snapshot.server, 'name');
  return (
    <>
      <p className="row">
        <span className="verdict-word is-go">
          <Mark name="seated" />
          {t('connect.done', { tools: snapshot.tools.length })}
        </span>
        <span className="soft">
          {t('connect.done-from', { server: typeof name === 'string' ? name : t('connect.unnamed'), revision: snapshot.protocolVersion })}
        </span>
        <button className="btn small" type="button" onClick={() => saveFile('snapshot.json', text)}>
          {t('connect.save')}
        </button>
      </p>
      {dialed.modernBlocked && (
        <p className="notice small">
          <Inline text={t('connect.blocked')} />
        </p>
      )}
      {places > 0 && <p className="small">{t('connect.redacted', { count: places })}</p>}
      <p className="small">{t('connect.below')}</p>
    </>
  );
}

/** The end of a connection. */
export function Dialed({ shown, t }: { shown: Shown; t: T }): ReactNode {
  const { dialed, advice } = shown;
  return (
    <div data-dialed={dialed.ok ? 'done' : 'failed'}>
      {dialed.ok ? (
        <Arrived shown={shown} t={t} />
      ) : (
        <div className="notice">
          <p>
            <b>{t('connect.not')}</b>
          </p>
          <ul className="dots">
            {advice.map(({ code, params }) => (
              <li key={code} data-advice={code}>
                <Inline text={t(code, params)} />
              </li>
            ))}
          </ul>
          <p className="small soft mt">{t('connect.limit')}</p>
        </div>
      )}
      {dialed.steps.length > 0 && (
        <>
          <h2>{t('connect.wire')}</h2>
          <p className="small soft">{t('connect.wire-note')}</p>
          <WireLanes
            groups={[{ case: undefined, steps: dialed.steps, label: t('connect.case') }]}
            hot={new Set()}
            dropped={new Set()}
            at={undefined}
            t={t}
          />
        </>
      )}
    </div>
  );
}
