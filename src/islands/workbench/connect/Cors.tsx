// What the server must send, as a table and as code.
import type { ReactNode } from 'react';
import { CopyButton, Inline, type T } from '../../../ui/index.ts';
import { corsRows, corsSnippet } from './cors.ts';

/** The table for this page's origin, with the name of the reader's own header. */
export function Cors({ origin, own, t }: { origin: string; own: string; t: T }): ReactNode {
  const code = corsSnippet(origin, own);
  return (
    <section aria-labelledby="h-cors">
      <h2 id="h-cors">{t('cors.title')}</h2>
      <p className="small text">{t('cors.lead')}</p>
      <table className="stack cors mt">
        <thead>
          <tr>
            <th scope="col">{t('cors.header')}</th>
            <th scope="col">{t('cors.value')}</th>
            <th scope="col">{t('cors.on')}</th>
            <th scope="col">{t('cors.revision')}</th>
            <th scope="col">{t('cors.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {corsRows(origin, own).map(({ header, value, on, revision, why }) => (
            <tr key={`${header}${value}`}>
              <th scope="row">
                <code>{header}</code>
              </th>
              <td data-l={t('cors.value')}>
                <code>{value}</code>
              </td>
              <td data-l={t('cors.on')}>
                <span>
                  <Inline text={t(`cors.on-${on}`)} />
                </span>
              </td>
              <td data-l={t('cors.revision')}>{revision === 'both' ? t('cors.revision-both') : revision}</td>
              <td data-l={t('cors.reason')}>
                <span>
                  <Inline text={t(why)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small mt">
        <Inline text={t('cors.not-needed')} />
      </p>
      <details className="sheet-drawer">
        <summary>{t('cors.code')}</summary>
        <div className="code">
          <p>
            JavaScript
            <span className="push">
              <CopyButton text={code} t={t} />
            </span>
          </p>
          <pre tabIndex={0} role="region" aria-label={t('cors.code')}>
            <code>
              {code
                .trimEnd()
                .split('\n')
                .map((line, index) => (
                  <span key={index} className="l" data-n={index + 1}>
                    {line}
                    {'\n'}
                  </span>
                ))}
            </code>
          </pre>
        </div>
        <p className="small mt">
          <Inline text={t('cors.code-note')} />
        </p>
      </details>
    </section>
  );
}
