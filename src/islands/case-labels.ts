// Names for the cases of a run: what the user said, the situation's title, or what the battery tries there.
import type { PublicAsset } from '../catalog/index.ts';
import { own, type Json } from '../model/json.ts';
import type { Locale } from '../model/localized.ts';
import type { T } from '../ui/index.ts';

function short(text: string, most = 36): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

function str(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Names of requests and of the scenario's own entries with an id: a situation has a title, a request is what was said. */
function scenarioNames(exercise: PublicAsset['exercise'], locale: Locale): Map<string, string> {
  const names = new Map<string, string>(exercise.requests.map(({ id, say }) => [id, `「${short(say[locale])}」`]));
  for (const list of Object.values(exercise.scenario)) {
    for (const entry of Array.isArray(list) ? list : []) {
      const id = str(own(entry, 'id'));
      const title = str(own(own(entry, 'title'), locale));
      if (id !== undefined && title !== undefined && !names.has(id)) names.set(id, title);
    }
  }
  return names;
}

function batteryName(entry: Json, names: ReadonlyMap<string, string>, locale: Locale, t: T): string | undefined {
  const about = str(own(entry, 'on')) ?? str(own(entry, 'like')) ?? str(own(entry, 'situation')) ?? '';
  const where = names.get(about) ?? about;
  const brief = short(where.replace(/^「|」$/gu, ''), 16);
  switch (own(entry, 'case')) {
    case 'trap':
      return t('case.trap', { trap: t(`trap.${str(own(entry, 'trap')) ?? ''}`), where: brief });
    case 'legit':
      return t('case.legit', { where: brief });
    case 'text':
      return t('case.text');
    case 'situation':
      return where;
    case 'request': {
      const said = str(own(own(entry, 'say'), locale));
      return said === undefined ? undefined : `「${short(said)}」`;
    }
    case 'number':
      return t('case.number', { tool: str(own(entry, 'tool')) ?? '', number: str(own(entry, 'number')) ?? '—' });
    default:
      return undefined;
  }
}

/** The name of a case by its id. Two cases that would be called alike get their ids beside; unknown ids name themselves. */
export function caseLabels(exercise: PublicAsset['exercise'], battery: Json | undefined, locale: Locale, t: T): (id: string) => string {
  const names = scenarioNames(exercise, locale);
  const cases = (Array.isArray(battery) ? battery : []).flatMap((entry) => {
    const id = str(own(entry, 'id'));
    const name = batteryName(entry, names, locale, t);
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
  const count = (name: string): number => cases.filter((other) => other.name === name).length;
  const byId = new Map(cases.map(({ id, name }) => [id, count(name) > 1 ? `${name}（${id}）` : name]));
  return (id) => byId.get(id) ?? names.get(id) ?? id;
}
