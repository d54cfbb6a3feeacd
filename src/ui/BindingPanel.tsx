// Asks where the calls carry a fact. The answer is written into the text; nobody fails for it.
import { useState, type ReactNode } from 'react';
import { Inline } from './Inline.tsx';
import type { T } from './t.ts';

/** One place that could carry the fact. `key` is what comes back. */
export type BindingChoice = { key: string; pointer: string; value: string; codec: string | undefined };

/** The question, as radio buttons. `choose` gets the key of the choice. */
export function BindingPanel(props: {
  fact: string;
  candidates: BindingChoice[];
  others: BindingChoice[];
  choose(key: string): void;
  t: T;
}): ReactNode {
  const { t } = props;
  const [key, setKey] = useState<string>();
  const list = (title: string, choices: BindingChoice[]): ReactNode =>
    choices.length > 0 && (
      <fieldset>
        <legend className="small">
          <b>{title}</b>
        </legend>
        {choices.map((choice) => (
          <label key={choice.key} className="pick small">
            <input type="radio" name="binding" checked={key === choice.key} onChange={() => setKey(choice.key)} />
            <span className="pick-body">
              <code>{choice.pointer}</code>　{choice.value}
              {choice.codec !== undefined && <span className="soft">　{t(`codec.${choice.codec}`)}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    );
  return (
    <section className="card mt" aria-labelledby="bind-title">
      <h3 id="bind-title">{t('bind.title')}</h3>
      <p className="small mb">
        <Inline text={t('bind.what', { fact: props.fact })} />
      </p>
      {list(t('bind.candidates'), props.candidates)}
      {list(t('bind.all'), props.others)}
      <p className="mt">
        <button className="btn" type="button" disabled={key === undefined} onClick={() => key !== undefined && props.choose(key)}>
          {t('bind.choose')}
        </button>
      </p>
    </section>
  );
}
