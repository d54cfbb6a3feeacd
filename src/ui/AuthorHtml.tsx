// Text of the course, rendered from our own Markdown when the site was built. Nothing that a learner wrote comes here.
import type { ReactNode } from 'react';

/** HTML of the course's own texts. */
export function AuthorHtml({ html, lang }: { html: string; lang?: string }): ReactNode {
  return <div className="flow small" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
