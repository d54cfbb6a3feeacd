// Earlier runs: listed, compared with the present text, brought back. None of this runs anything.
import { useState, type ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { Compare, TryList, type TryView } from '../ui/index.ts';
import { say } from '../words/say.ts';
import type { BenchParts, Late } from './bench-parts.ts';
import { knows } from './words.ts';

/** Runs shown; older ones are kept, and exported with the progress. */
const shown = 20;

/** The list of earlier runs. */
export function TryDrawer({ parts, late, locale }: { parts: BenchParts; late: Late; locale: Locale }): ReactNode {
  const { bench, state, t } = parts;
  const [chosen, choose] = useState<string>();
  const { attempts } = state.record;
  const newest = attempts.at(-1);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const tries: TryView[] = attempts
    .toReversed()
    .slice(0, shown)
    .map((run) => ({
      id: run.id,
      at: when.format(new Date(run.at)),
      status: run.status,
      shape: t(`standing.${run.shape}`),
      job: t(`standing.${run.job}`),
    }));
  const earlier = attempts.find(({ id }) => id === chosen);
  const name = (id: string): string => {
    const [rule = id, tried] = id.split('#');
    return `${knows(late.findings, `${rule}.title`) ? say(late.findings, locale, `${rule}.title`) : rule}${tried === undefined ? '' : `（${tried}）`}`;
  };
  const only = (a: string[], b: string[]): string[] => a.filter((id) => !b.includes(id)).map(name);
  return (
    <details className="sheet-drawer">
      <summary>
        <b>{t('tries')}</b>　<span className="soft small">{attempts.length}</span>
      </summary>
      <TryList
        tries={tries}
        chosen={chosen}
        compare={(id) => choose(id === chosen ? undefined : id)}
        restore={(id) => {
          const run = attempts.find((attempt) => attempt.id === id);
          if (run !== undefined) bench.replace(run.text, { code: 'files.restored', params: {} });
        }}
        comparison={
          earlier !== undefined && (
            <Compare
              earlier={earlier.text}
              later={state.text}
              mended={only(earlier.fails, newest?.fails ?? [])}
              broken={only(newest?.fails ?? [], earlier.fails)}
              t={t}
            />
          )
        }
        t={t}
      />
    </details>
  );
}
