// Checks over what texts order or claim outright: a call whatever is asked, a tool for the rest, an invented number, work denied.
import { type Order, type Route, claimedWords, compileTools, deniedWork, ordersIn, routesIn } from '../../../agent/index.ts';
import { type Finding, checks, nameOf } from '../../../grading/index.ts';
import { type Json, type JsonObject, isObject, own } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import type { Frame, RunFacts } from './data.ts';
import type { Submission } from '../submission.ts';
import type { PlaceOf } from './requests.ts';

/** A text that an agent reads, and where it stands. `tool`: none for a line of the prompt. */
type Text = { text: string; pointer: string; tool: string | null };

/** Descriptions inside a schema, with their places. */
function inside(value: Json, pointer: string, tool: string): Text[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => inside(inner, `${pointer}/${String(index)}`, tool));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): Text[] => {
    const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return key === 'description' && typeof inner === 'string' ? [{ text: inner, pointer: here, tool }] : inside(inner, here, tool);
  });
}

function ordered(texts: readonly Text[], kind: Order['kind']): Finding[] {
  return texts.flatMap(({ text, pointer, tool }): Finding[] => {
    const words = ordersIn(text).flatMap(({ orders }) => orders.filter((one) => one.kind === kind).map((one) => one.words));
    return words.length === 0 ? [] : [{ pointer, params: { tool, words: words.slice(0, 3) } }];
  });
}

/** Lines that send everything, or what fits nothing, to one tool. */
function forTheRest(lines: readonly Text[], tools: readonly JsonObject[]): Finding[] {
  const compiled = compileTools(tools);
  return lines.flatMap(({ text, pointer }): Finding[] => {
    const all = routesIn(text, compiled).filter(({ rest, subject }: Route) => rest || subject.length === 0);
    const words = ordersIn(text).flatMap(({ orders }) => orders.filter(({ kind }) => kind === 'catch-all').map((one) => one.words));
    return all.length === 0 ? [] : [{ pointer, params: { tool: all.flatMap((one) => one.tools).join(' / '), words: words.slice(0, 3) } }];
  });
}

/**
 * All checks over orders and claims.
 * @param whole true where the prompt is one text, not a list of lines
 */
export function onReadings(
  { tools, system }: Submission,
  { requests }: RunFacts,
  { elsewhere }: Frame,
  place: PlaceOf,
  whole: boolean,
): Check[] {
  const names = tools.map(nameOf);
  const lines = system.map((text, index): Text => ({ text, pointer: whole ? '/system' : `/system/${String(index)}`, tool: null }));
  const described = tools.flatMap((tool, index): Text[] => {
    const [text, name] = [own(tool, 'description'), names[index] ?? ''];
    return typeof text === 'string' ? [{ text, pointer: place(name), tool: name }] : [];
  });
  const parameters = tools.flatMap((tool, index) => inside(own(tool, 'inputSchema') ?? null, `/tools/${String(index)}/inputSchema`, names[index] ?? '')); // prettier-ignore
  const known = requests
    .filter(({ holdout }) => holdout === undefined)
    .map(({ say, wants }) => ({ say, tool: wants === null ? -1 : names.indexOf(wants) }));
  const denials = deniedWork(tools, known).map(({ tool, words }): Finding => {
    const name = names[tool] ?? '';
    return { pointer: place(name), params: { tool: name, words } };
  });
  const claimed = claimedWords(tools, elsewhere).flatMap((words, index): Finding[] => {
    const name = names[index] ?? '';
    return words.length === 0 ? [] : [{ pointer: place(name), params: { tool: name, words } }];
  });
  return [
    ...checks('selection.own-work', denials),
    ...checks('selection.catch-all', [...ordered(described, 'catch-all'), ...claimed, ...forTheRest(lines, tools)]),
    ...checks('selection.call-forced', ordered([...lines, ...described], 'forced-call')),
    ...checks('selection.number-invented', ordered([...lines, ...described, ...parameters], 'invented-number')),
  ];
}
