// The cheat sheet beside the editor.
import { useState, type ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { CheatSheet, type T } from '../ui/index.ts';
import { cheatSheet } from '../words/cheat-sheet.ts';

/** A drawer with the tables; they are drawn when it is first opened. */
export function CheatDrawer({ locale, t }: { locale: Locale; t: T }): ReactNode {
  const [seen, setSeen] = useState(false);
  const tables = cheatSheet.map(({ title, rows }) => ({
    title: title[locale],
    rows: rows.map(({ write, means }) => ({ write, means: means[locale] })),
  }));
  return (
    <details className="sheet-drawer" onToggle={() => setSeen(true)}>
      <summary>
        <b>{t('cheat')}</b>　<span className="soft small">{t('cheat.what')}</span>
      </summary>
      {seen && <CheatSheet tables={tables} />}
    </details>
  );
}
