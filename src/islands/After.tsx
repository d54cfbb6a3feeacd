// After a pass: what others get wrong here, the same idea in another domain, and the way on.
import type { ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { AuthorHtml, Inline } from '../ui/index.ts';
import type { BenchParts, Link } from './bench-parts.ts';

/** The card below the verdicts. */
export function After({
  parts,
  locale,
  next,
  transfer,
  children,
}: {
  parts: BenchParts;
  locale: Locale;
  next: Link | undefined;
  transfer: Link | undefined;
  /** What can be done with the passed submission. */
  children?: ReactNode;
}): ReactNode {
  const { state, t } = parts;
  const { answers } = state;
  return (
    <div className="card fits mt after">
      <h3>{t('after')}</h3>
      {answers === 'failed' && <p className="small is-care">{t('debrief.failed')}</p>}
      {answers !== undefined && answers !== 'failed' && (
        <>
          <AuthorHtml html={answers.debrief[locale]} />
          <details className="sheet-drawer">
            <summary className="small">
              <b>{t('after.bad')}</b>　<span className="soft">{answers.bad.length}</span>
            </summary>
            <ul className="small dots">
              {answers.bad.map(({ name, answer }) => (
                <li key={name}>
                  <Inline text={answer.misconception[locale]} />
                </li>
              ))}
            </ul>
          </details>
          <details className="sheet-drawer">
            <summary className="small">
              <b>{t('answer.others')}</b>　<span className="soft">{answers.good.length}</span>
            </summary>
            <ul className="small dots">
              {answers.good.map(({ name, answer }) => (
                <li key={name}>
                  <Inline text={answer.differs[locale]} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {children}
      {(next !== undefined || transfer !== undefined) && (
        <p className="row mt">
          {next !== undefined && (
            <a className="btn" href={next.href}>
              {t('after.next')}：{next.title}
            </a>
          )}
          {transfer !== undefined && (
            <a href={transfer.href}>
              {t('after.transfer')}：{transfer.title}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
