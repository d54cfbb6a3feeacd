// The worked answer beside the learner's own text, once it was opened.
import { useEffect, useRef, type ReactNode } from 'react';
import type { AnswersAsset } from '../catalog/index.ts';
import { readJson } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import { Worked, type WorkedStepView } from '../ui/index.ts';
import type { BenchParts } from './bench-parts.ts';

function shownAnswer({ good, worked }: AnswersAsset, locale: Locale): { text: string; lang: string; steps: WorkedStepView[] } | undefined {
  const found = good.find(({ name }) => name === worked.answer) ?? good[0];
  if (found === undefined) return undefined;
  const text = JSON.stringify(found.answer.submission, null, 2);
  const { place } = readJson(text);
  const steps = worked.steps.map(({ pointer, say }) => {
    const at = place(pointer);
    return { offset: at?.offset ?? 0, length: at?.length ?? 0, say: say[locale] };
  });
  return { text, lang: found.answer.lang ?? 'ja', steps };
}

/** The panel, or nothing. */
export function WorkedAnswer({ parts, locale }: { parts: BenchParts; locale: Locale }): ReactNode {
  const { bench, state, t } = parts;
  const box = useRef<HTMLDivElement>(null);
  const { answers, answerShown } = state;
  useEffect(() => {
    if (answerShown) box.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [answerShown]);
  if (!answerShown || answers === undefined || answers === 'failed') return null;
  const shown = shownAnswer(answers, locale);
  return shown === undefined ? null : (
    <div ref={box}>
      <Worked {...shown} t={t} close={bench.closeAnswer} />
    </div>
  );
}
