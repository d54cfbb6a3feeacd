// The learner's server to take along: the definitions that were run, as a project in one file. Nothing where there are none.
import { useMemo, useState, type ReactNode } from 'react';
import { readJson } from '../model/json-text/index.ts';
import { handedIn } from '../take/handed-in.ts';
import { saveFile } from './files.ts';
import type { BenchParts } from './bench-parts.ts';

/** The button. `text` is the submission that was run. */
export function Take({ parts, text }: { parts: BenchParts; text: string }): ReactNode {
  const { bench, state, t } = parts;
  const [now, setNow] = useState<'ready' | 'making' | 'failed'>('ready');
  const some = useMemo(() => handedIn(readJson(text).value) !== undefined, [text]);
  if (!some) return null;
  const take = async (): Promise<void> => {
    setNow('making');
    const zip = await bench.take(text);
    setNow(zip === undefined ? 'failed' : 'ready');
    if (zip !== undefined) saveFile(`${state.exercise.id}.zip`, zip, 'application/zip');
  };
  return (
    <div className="take mt">
      <p className="row">
        <button className="btn small" type="button" aria-disabled={now === 'making'} onClick={() => now !== 'making' && void take()}>
          {t('take')}
        </button>
        <span className="small soft">{t('take.what')}</span>
      </p>
      <p className="small" role="status">
        {now === 'making' && t('take.making')}
        {now === 'failed' && t('take.failed')}
      </p>
    </div>
  );
}
