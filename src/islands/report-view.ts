// From a report and its evidence to what the page shows. Pure: the same documents and words give the same view.
import type { Evidence, Step } from '../model/evidence.ts';
import { readJson, type ReadText } from '../model/json-text/index.ts';
import type { Locale } from '../model/localized.ts';
import type { Check, Report } from '../model/report.ts';
import type { FindingView, HeldView, LaneGroup, LogGroup, LogLine, PassedView, T } from '../ui/index.ts';
import { byCase } from '../ui/index.ts';
import { say } from '../words/say.ts';
import { inWords } from '../words/values.ts';
import type { Late } from './bench-parts.ts';

/** What a view is made of, besides the documents. */
export type ViewSetting = {
  locale: Locale;
  t: T;
  words: Pick<Late, 'findings' | 'agent'>;
  /** Names of cases. */
  label(id: string): string;
  /** Address of a rule's page. */
  ruleHref(id: string): string;
  /** Cases that are hold-outs. */
  heldIds: ReadonlySet<string>;
  /** Hold-outs may be shown. */
  revealed: boolean;
};

/** Everything in the world, ready to be drawn. */
export type WorldView = {
  finds: FindingView[];
  /** How many findings block, and how many do not. Counted before the list is cut. */
  stops: number;
  advice: number;
  /** Findings that are not in the list, because a hostile text gave thousands. */
  cut: number;
  passed: PassedView[];
  held: HeldView[];
  /** All visible checks were met, only hold-outs were not. */
  onlyHeld: boolean;
  log: LogGroup[];
  lanes: LaneGroup[];
  /** Steps that a blocking finding names. */
  hot: ReadonlySet<number>;
  /** Messages that the harness kept from the agent. */
  dropped: ReadonlySet<number>;
};

function ruleOf(check: Check): string {
  return check.id.split('#')[0] ?? check.id;
}

function caseOf(check: Check): string | undefined {
  return check.id.split('#')[1];
}

const order: Record<Check['severity'], number> = { error: 0, warn: 1, note: 2 };

function cut(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 120 ? `${[...flat].slice(0, 117).join('')}…` : flat;
}

function findingOf(check: Check, index: number, submission: { text: string; place: ReadText['place'] }, setting: ViewSetting): FindingView {
  const rule = ruleOf(check);
  const named = caseOf(check);
  const params = inWords(check.params, setting.locale);
  const text = (part: string): string => say(setting.words.findings, setting.locale, `${rule}.${part}`, params);
  const place = check.pointer === undefined ? undefined : submission.place(check.pointer);
  const on = [
    ...(named === undefined ? [] : [setting.label(named)]),
    ...(check.holdout === undefined ? [] : [setting.t('find.held', { category: categoryName(check.holdout, setting.t) })]),
  ].join('　');
  return {
    key: `${check.id}${check.pointer ?? ''}${index}`,
    blocking: check.status === 'fail',
    level: check.level,
    title: text('title'),
    on: on === '' ? undefined : on,
    pointer: check.pointer,
    quote: place === undefined ? undefined : cut(submission.text.slice(place.offset, place.offset + Math.min(place.length, 400))),
    happened: text('happened'),
    next: text('next'),
    repair: text('repair'),
    rule: { id: rule, href: setting.ruleHref(rule) },
    steps: check.evidence,
  };
}

/** Rules that were met in every case that is shown; a rule that was broken somewhere names the cases where it was not. */
function passedOf(checks: readonly Check[], setting: ViewSetting): PassedView[] {
  const found = new Map<string, PassedView>();
  for (const check of checks) {
    if (check.status !== 'pass') continue;
    const rule = ruleOf(check);
    const named = caseOf(check);
    const entry = found.get(rule) ?? {
      rule,
      level: check.level,
      title: say(setting.words.findings, setting.locale, `${rule}.title`, inWords(check.params, setting.locale)),
      on: [],
    };
    found.set(rule, named === undefined ? entry : { ...entry, on: [...entry.on, setting.label(named)] });
  }
  return [...found.values()];
}

/** The name of a hold-out category; one that has no words yet names itself. */
function categoryName(category: string, t: T): string {
  const code = `held.category.${category}`;
  const name = t(code);
  return name === code ? category : name;
}

function heldOf(checks: readonly Check[], t: T): HeldView[] {
  const found = new Map<string, HeldView>();
  for (const { holdout, status } of checks) {
    if (holdout === undefined || status === 'not-applicable') continue;
    const entry = found.get(holdout) ?? { category: categoryName(holdout, t), met: 0, all: 0 };
    found.set(holdout, { ...entry, all: entry.all + 1, met: entry.met + (status === 'pass' ? 1 : 0) });
  }
  return [...found.values()];
}

function callLine(step: Extract<Step, { step: 'call' }>, t: T): string {
  const [error] = step.errors;
  return t(`log.call.${step.outcome}`, {
    tool: step.tool,
    check: step.check ?? '',
    pointer: error?.pointer ?? step.guard?.pointer ?? '',
    rule: error?.rule ?? step.guard?.code ?? '',
  });
}

function lineOf(step: Step, { words, locale, t }: ViewSetting): LogLine | undefined {
  const key = String(step.n);
  const words_ = (code: string, params: Parameters<T>[1]): string => say(words.agent, locale, code, inWords(params ?? {}, locale));
  switch (step.step) {
    case 'wire':
      return undefined;
    case 'agent': {
      const does = words_(step.does.code, step.does.params);
      const because = step.because === undefined ? '' : words_(step.because.code, step.because.params);
      return { key, text: `${does}${because}`, tone: step.because?.code === 'caller.nothing-says-stop' ? 'again' : 'plain' };
    }
    case 'said':
      return { key, text: words_(step.says.code, step.says.params), tone: 'said', quote: step.text };
    case 'call':
      return { key, text: callLine(step, t), tone: 'plain' };
    case 'effect':
      return { key, text: words_(step.effect.code, step.effect.params), tone: 'plain' };
  }
}

/** Repetitions that nothing asked for, one after the other, as one line: the last, with how often. */
function folded(lines: LogLine[], t: T): LogLine[] {
  const found: { line: LogLine; count: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line.tone === 'again' && line.tone === 'again') found[found.length - 1] = { line, count: last.count + 1 };
    else found.push({ line, count: 1 });
  }
  return found.map(({ line, count }) => (count === 1 ? line : { ...line, text: t('log.times', { text: line.text, count }) }));
}

function logOf(evidence: Evidence, hot: ReadonlySet<number>, shown: (id: string | undefined) => boolean, setting: ViewSetting): LogGroup[] {
  const groups = byCase(evidence.steps)
    .filter((group) => shown(group.case))
    .flatMap((group) => {
      const lines = folded(
        group.steps.flatMap((step) => lineOf(step, setting) ?? []),
        setting.t,
      );
      const name = group.case === undefined ? setting.t('case.opening') : setting.label(group.case);
      return lines.length === 0 ? [] : [{ key: group.case ?? '', label: name, lines, hot: group.steps.some(({ n }) => hot.has(n)) }];
    });
  const first = groups.find((group) => group.hot) ?? groups[0];
  return groups.map(({ key, label, lines }) => ({ key, label, lines, open: key === first?.key }));
}

/** Numbers of the responses that the harness dropped or kept for itself. */
function droppedIn(steps: readonly Step[]): Set<number> {
  const found = new Set<number>();
  let last: number | undefined;
  for (const step of steps) {
    if (step.step === 'wire' && step.message.from === 'server') last = step.n;
    if (step.step !== 'agent' || last === undefined) continue;
    if (step.because?.code === 'caller.dropped' || step.because?.code === 'caller.protocol-error') found.add(last);
  }
  return found;
}

/** Findings that are listed. The rest is counted. */
const listed = 400;

/** Findings in the order of their weight, then of their place in the text. */
function inOrder(checks: readonly Check[], place: ReadText['place']): Check[] {
  const at = (check: Check): number => (checks.length > listed || check.pointer === undefined ? 0 : (place(check.pointer)?.offset ?? 0));
  return checks
    .map((check) => ({ check, at: at(check) }))
    .toSorted((a, b) => order[a.check.severity] - order[b.check.severity] || a.at - b.at)
    .map(({ check }) => check);
}

/** The view of one run. */
export function worldView(evidence: Evidence, report: Report, setting: ViewSetting): WorldView {
  const shown = (check: Check): boolean => setting.revealed || check.holdout === undefined;
  const seen = report.checks.filter(shown);
  const { place } = readJson(evidence.submission.text);
  const broken = inOrder(
    seen.filter(({ status }) => status === 'fail' || status === 'advice'),
    place,
  );
  const finds = broken.slice(0, listed).map((check, index) => findingOf(check, index, { text: evidence.submission.text, place }, setting));
  const hot = new Set(broken.filter(({ status }) => status === 'fail').flatMap((check) => check.evidence));
  const heldCases = new Set([
    ...setting.heldIds,
    ...report.checks.flatMap((check) => (check.holdout === undefined ? [] : (caseOf(check) ?? []))),
  ]);
  const seenCase = (id: string | undefined): boolean => id === undefined || setting.revealed || !heldCases.has(id);
  const stops = broken.filter(({ status }) => status === 'fail').length;
  return {
    finds,
    stops,
    advice: broken.length - stops,
    cut: broken.length - finds.length,
    hot,
    passed: passedOf(seen, setting),
    held: heldOf(report.checks, setting.t),
    onlyHeld: report.status === 'not-passed' && stops === 0,
    log: logOf(evidence, hot, seenCase, setting),
    lanes: byCase(evidence.steps)
      .filter((group) => seenCase(group.case))
      .map((group) => ({ ...group, label: group.case === undefined ? setting.t('case.opening') : setting.label(group.case) })),
    dropped: droppedIn(evidence.steps),
  };
}
