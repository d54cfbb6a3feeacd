// The cheat sheet beside the editor; its words come when it is opened.
import { useState, type ReactNode } from 'react';
import type { Locale } from '../model/localized.ts';
import { CheatSheet, type CheatTable, type T } from '../ui/index.ts';

async function load(locale: Locale): Promise<CheatTable[]> {
  const { cheatSheet } = await import('../words/cheat-sheet.ts');
  return cheatSheet.map(({ title, rows }) => ({ title: title[locale], rows: rows.map(({ write, means }) => ({ write, means: means[locale] })) }));
}

/** A drawer with the tables. */
export function CheatDrawer({ locale, t }: { locale: Locale; t: T }): ReactNode {
  const [tables, setTables] = useState<CheatTable[]>();
  return (
    <details className="sheet-drawer" onToggle={(event) => {
      if (event.currentTarget.open && tables === undefined) void load(locale).then(setTables, () => undefined);
    }}>
      <summary><b>{t('cheat')}</b>　<span className="soft small">{t('cheat.what')}</span></summary>
      {tables !== undefined && <CheatSheet tables={tables} />}
    </details>
  );
}
