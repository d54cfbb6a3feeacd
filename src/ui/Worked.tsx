// The worked answer, read-only, walked step by step. It never touches the learner's own text.
import { useState, type ReactNode } from 'react';
import { Code, linesOf } from './Code.tsx';
import { Inline } from './Inline.tsx';
import type { T } from './t.ts';

/** One step: the range of `text` it explains, and the sentence. */
export type WorkedStepView = { offset: number; length: number; say: string };

/** The answer with its steps. */
export function Worked({
  text,
  steps,
  lang,
  t,
  close,
}: {
  text: string;
  steps: WorkedStepView[];
  lang: string;
  t: T;
  close(): void;
}): ReactNode {
  const [at, setAt] = useState(0);
  const step = steps[at];
  return (
    <section className="card worked" aria-labelledby="worked-title">
      <h3 id="worked-title" tabIndex={-1}>
        {t('answer.title')}
      </h3>
      <p className="small soft">{t('answer.what')}</p>
      <div className="row mt">
        <button className="btn small" type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('answer.back')}
        </button>
        <button className="btn small" type="button" disabled={at >= steps.length - 1} onClick={() => setAt(at + 1)}>
          {t('answer.on')}
        </button>
        <span className="small soft">{t('answer.step', { n: at + 1, all: steps.length })}</span>
        <button className="btn small push" type="button" onClick={close}>
          {t('answer.close')}
        </button>
      </div>
      <p className="small worked-say" aria-live="polite">
        {step !== undefined && <Inline text={step.say} />}
      </p>
      <div className="code" lang={lang}>
        <Code
          text={text}
          label={t('answer.title')}
          marked={step === undefined ? undefined : { ...linesOf(text, step.offset, step.length), as: 'fix' }}
        />
      </div>
    </section>
  );
}
