// What the parts of the bench share: what the page gives, what each part gets, and the parts that come late. Types only.
import type { ReactNode } from 'react';
import type { ExerciseAssets } from '../model/exercise.ts';
import type { Locale, Localized } from '../model/localized.ts';
import type { LabOutcome } from '../runner/browser.ts';
import type { T } from '../ui/index.ts';
import type { Catalogue } from '../words/say.ts';
import type { BenchState } from './bench-state.ts';
import type { Bench } from './bench-store.ts';

/** A page that is linked to. */
export type Link = { href: string; title: string };

/** What the page gives. Everything else is fetched. */
export type BenchProps = {
  locale: Locale;
  exercise: { id: string; revision: number; kind: string; title: Localized | string };
  assets: ExerciseAssets;
  /** Base path with slashes at both ends. */
  base: string;
  lesson?: Link | undefined;
  next?: Link | undefined;
  transfer?: Link | undefined;
  /** Objectives for the tag beside the title: `exam:2.2`. */
  objectives?: string[] | undefined;
  /** The brief, as static HTML. */
  brief?: ReactNode;
  children?: ReactNode;
};

/** What every part of the bench gets. */
export type BenchParts = {
  bench: Bench;
  state: BenchState;
  t: T;
  /** Parts and words of results; undefined until they are there. */
  late: Late | undefined;
  /** Address of a rule's page. */
  ruleHref(id: string): string;
};

/** What a result is drawn from. */
export type ResultProps = {
  parts: BenchParts;
  late: Late;
  outcome: LabOutcome;
  locale: Locale;
  next: Link | undefined;
  transfer: Link | undefined;
};

/** The late parts and words. */
export type Late = {
  BriefHelp(props: { parts: BenchParts; locale: Locale; lesson: Link | undefined }): ReactNode;
  CheatDrawer(props: { locale: Locale; t: T }): ReactNode;
  FileMenu(props: { parts: BenchParts }): ReactNode;
  Result(props: ResultProps): ReactNode;
  Unreadable(props: { parts: BenchParts; locale: Locale }): ReactNode;
  TryDrawer(props: { parts: BenchParts; late: Late; locale: Locale }): ReactNode;
  WorkedAnswer(props: { parts: BenchParts; locale: Locale }): ReactNode;
  findings: Catalogue;
  agent: Catalogue;
  result: Catalogue;
};
