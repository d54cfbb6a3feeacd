// What the parts of the workbench share. Types, and where a rule's page is.
import type { ReactNode } from 'react';
import type { Locale } from '../../model/localized.ts';
import type { T } from '../../ui/index.ts';
import type { Catalogue } from '../../words/say.ts';
import type { Workbench, WorkbenchState } from '../workbench-store.ts';

/** Where the site stands, and in which language. */
export type Around = { locale: Locale; /** Base path with slashes at both ends. */ base: string };

/** The late parts and words. */
export type Late = { Report(props: { parts: Parts }): ReactNode; words: Catalogue; sample: string };

/** What every part of the workbench gets. */
export type Parts = {
  bench: Workbench;
  state: WorkbenchState;
  t: T;
  late: Late | undefined;
  around: Around;
  /** Loads parts and words of reports now. */
  hurry(): void;
};

/** Address of a rule's page. */
export function rulePage({ base, locale }: Around, rule: string): string {
  return `${base}${locale === 'en' ? 'en/' : ''}rules/${rule}/`;
}
