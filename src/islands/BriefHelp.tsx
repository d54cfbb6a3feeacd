// Below the brief: hints one by one, the worked answer, the lesson.
import { useState, type ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { Hints } from '../ui/index.ts';
import type { BenchParts, Link } from './bench-parts.ts';

function AnswerDoor({ parts }: { parts: BenchParts }): ReactNode {
  const { bench, state, t } = parts;
  const [asked, setAsked] = useState(false);
  const tried = state.record.attempts.length > 0 || state.record.answerOpened;
  return (
    <>
      <p className="mt">
        <button
          className="btn small"
          type="button"
          aria-expanded={tried ? state.answerShown : asked}
          onClick={() => {
            if (!tried) setAsked(!asked);
            else if (state.answerShown) bench.closeAnswer();
            else void bench.openAnswer();
          }}
        >
          {t(state.answerShown ? 'answer.close' : 'answer.open')}
        </button>
      </p>
      {asked && !tried && (
        <div className="small mt">
          <p>{t('answer.untried')}</p>
          <p className="mt">
            <button className="btn small" type="button" onClick={() => void bench.openAnswer()}>
              {t('answer.anyway')}
            </button>
          </p>
        </div>
      )}
      {state.answers === 'failed' && (
        <p className="small is-care" role="status">
          {t('answer.failed')}
        </p>
      )}
    </>
  );
}

/** Help below the brief. */
export function BriefHelp({ parts, locale, lesson }: { parts: BenchParts; locale: Locale; lesson: Link | undefined }): ReactNode {
  const { bench, state, t } = parts;
  const open = typeof state.open === 'string' ? undefined : state.open;
  return (
    <>
      {open !== undefined && (
        <>
          <h3>{t('hints')}</h3>
          <Hints hints={open.hints[locale]} opened={state.record.hints} open={bench.hint} t={t} />
          <AnswerDoor parts={parts} />
        </>
      )}
      {lesson !== undefined && (
        <p className="small mt">
          <a href={lesson.href}>
            {t('lesson.back')}：{lesson.title}
          </a>
        </p>
      )}
    </>
  );
}
