// From one tool definition to the data of an exercise: facts, sample calls and traps that may fit. It invents no words: they stay empty.
import { stringify } from 'yaml';
import { oldCalls } from '../drift/index.ts';
import type { TrapName } from '../model/battery.ts';
import { isObject, own, type Json, type JsonObject } from '../model/json.ts';

/** Requests that are made from sample calls. */
const most = 3;

/** Every empty text is written out, to be filled in. */
const plain = { aliasDuplicateObjects: false };
const empty = { ja: '', en: '' };

/** A fact with the property that it was read from. */
type Drawn = { id: string; property: string; fact: JsonObject; traps: DrawnTrap[] };

/** A trap by its name, who may stop it, and the wrong value where the name does not give it. */
type DrawnTrap = { trap: TrapName; stop: 'schema'; with?: number };

/** A property's name as an id of a fact. */
function idOf(name: string): string {
  const id = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return id === '' ? 'fact' : id;
}

const trap = (name: TrapName, more: Pick<DrawnTrap, 'with'> = {}): DrawnTrap => ({ trap: name, stop: 'schema', ...more });

function number(schema: Json): { fact: JsonObject; traps: DrawnTrap[] } {
  const [least, greatest] = [own(schema, 'minimum'), own(schema, 'maximum')];
  const range = typeof least === 'number' && typeof greatest === 'number' ? [least, greatest] : undefined;
  return {
    fact: { kind: 'quantity', ...(range !== undefined && { range }) },
    traps: [
      trap('unit-in-string'),
      trap('negative'),
      trap('boolean-for-number'),
      ...(typeof greatest === 'number' ? [trap('beyond-limit', { with: greatest + 1 })] : []),
    ],
  };
}

function text(schema: Json): { fact: JsonObject; traps: DrawnTrap[] } {
  const [pattern, format, values] = [own(schema, 'pattern'), own(schema, 'format'), own(schema, 'enum')];
  if (Array.isArray(values)) {
    const words = values.filter((value): value is string => typeof value === 'string');
    return { fact: { kind: 'word', words: Object.fromEntries(words.map((word) => [word, [word]])) }, traps: [] };
  }
  if (format === 'date') return { fact: { kind: 'date' }, traps: [trap('relative-date'), trap('impossible-date')] };
  if (format === 'date-time') return { fact: { kind: 'instant' }, traps: [trap('relative-date'), trap('no-zone')] };
  if (typeof pattern !== 'string') return { fact: { kind: 'text' }, traps: [] };
  const form = pattern.replace(/^\^|\$$/g, '');
  return { fact: { kind: 'identifier', form }, traps: [trap('trailing-space'), trap('full-width-digits')] };
}

/** The facts of a definition: its parameters that are numbers or texts. */
function drawn(tool: JsonObject): Drawn[] {
  const properties = own(own(tool, 'inputSchema'), 'properties');
  if (!isObject(properties)) return [];
  const taken = new Set<string>();
  return Object.entries(properties).flatMap(([property, schema]): Drawn[] => {
    const type = own(schema, 'type');
    const read = type === 'number' || type === 'integer' ? number(schema) : type === 'string' ? text(schema) : undefined;
    const id = idOf(property);
    if (read === undefined || taken.has(id)) return [];
    taken.add(id);
    return [{ id, property, fact: { id, ...read.fact, label: empty }, traps: read.traps }];
  });
}

function valuesOf(call: JsonObject, facts: readonly Drawn[]): JsonObject {
  return Object.fromEntries(
    facts.flatMap(({ id, property }) => {
      const value = own(call, property);
      return typeof value === 'string' || typeof value === 'number' ? [[id, value]] : [];
    }),
  );
}

/** The files that a definition says something about, by name inside the folder. */
export function draft(id: string, tool: JsonObject): Map<string, string> {
  const facts = drawn(tool);
  const calls = oldCalls(tool).slice(0, most);
  const requests = calls.map(({ arguments: args }, index) => ({
    id: `request-${String(index + 1)}`,
    say: empty,
    values: valuesOf(args, facts),
  }));
  const exercise = {
    id,
    revision: 1,
    kind: 'tool-definition',
    title: empty,
    summary: empty,
    level: 1,
    minutes: 15,
    objectives: [],
    facts: facts.map(({ fact }) => fact),
    requests,
    scenario: {},
    budgets: {},
    worked: { answer: 'good-first', steps: [] },
  };
  const first = requests[0]?.id ?? 'request-1';
  const battery = [
    ...facts.flatMap(({ id: fact, traps }) =>
      traps.map(({ trap: name, ...more }) => ({
        id: `${fact}-${name}`,
        case: 'trap',
        trap: name,
        on: first,
        fact,
        ...more,
        why: empty,
      })),
    ),
    { id: 'unknown-key', case: 'trap', trap: 'unknown-key', on: first, stop: 'schema', with: 'note', why: empty },
    { id: 'other-values', case: 'legit', like: first, values: {}, holdout: 'values', why: empty },
  ];
  const starter = {
    tools: [tool],
    calls: Object.fromEntries(calls.map(({ name, arguments: args }, index) => [`request-${String(index + 1)}`, { name, arguments: args }])),
  };
  const head = `# ${id}: drawn from the definition of ${JSON.stringify(own(tool, 'name') ?? '')}. Values are samples: give each request its own.\n`;
  return new Map([
    ['exercise.yaml', `${head}${stringify(exercise, plain)}`],
    [
      'battery.yaml',
      `# Traps that may fit. Keep those that happen in your work, say why, and fill in the values.\n${stringify(battery, plain)}`,
    ],
    ['starter.json', `${JSON.stringify(starter, null, 2)}\n`],
  ]);
}
