// A small exercise in another domain than the course's own, with one case for every trap: changes of ferry bookings.
import type { DefinitionBattery, TrapName } from '../../../src/model/battery.ts';
import type { Exercise, RunData } from '../../../src/model/exercise.ts';
import type { FactValue } from '../../../src/model/facts.ts';
import { type Json, type JsonObject, withValue } from '../../../src/model/json.ts';

const both = (text: string): { ja: string; en: string } => ({ ja: text, en: text });

/** What each request is about. */
export const requests: Readonly<Record<string, Readonly<Record<string, FactValue>>>> = {
  car: { booking: 'FB-00172', height: 1.9, day: '2026-08-01', boarding: '2026-08-01T09:30:00+09:00', list: '/lists/car.csv' },
  van: { booking: 'FB-20418', height: 2.6, day: '2026-08-14', boarding: '2026-08-14T13:00:00+09:00', list: '/lists/van.csv' },
  camper: { booking: 'FB-77003', height: 3.4, day: '2026-11-30', boarding: '2026-11-30T06:15:00+09:00', list: '/lists/camper.csv' },
};

/** The exercise. */
export const exercise: Exercise = {
  id: 'ferry-change',
  revision: 1,
  kind: 'tool-definition',
  title: both('Ferry'),
  summary: both('Ferry'),
  level: 1,
  minutes: 10,
  objectives: ['beyond'],
  facts: [
    { id: 'booking', kind: 'identifier', label: both('booking'), form: 'FB-[0-9]{5}' },
    { id: 'height', kind: 'quantity', unit: 'm', label: both('height'), range: [1, 4.2] },
    { id: 'day', kind: 'date', label: both('day') },
    { id: 'boarding', kind: 'instant', label: both('boarding') },
    { id: 'list', kind: 'path', label: both('list') },
  ],
  requests: [
    ...Object.entries(requests).map(([id, values]) => ({ id, say: both(id), values: { ...values } })),
    { id: 'late', say: both('late'), none: both('too late') },
  ],
  scenario: {},
  budgets: {},
  worked: { answer: 'good-x', steps: [{ pointer: '', say: both('x') }] },
};

const trap = (name: TrapName, fact?: string, wrong?: FactValue): DefinitionBattery[number] => ({
  id: name,
  case: 'trap',
  trap: name,
  on: 'car',
  ...(fact === undefined ? {} : { fact }),
  stop: 'schema',
  ...(wrong === undefined ? {} : { with: wrong }),
  why: both(name),
});

/** One case for every trap, two legitimate calls and one number of the text. */
export const battery: DefinitionBattery = [
  trap('wrong-unit', 'height'),
  trap('unit-in-string', 'height'),
  trap('negative', 'height'),
  trap('zero', 'height'),
  trap('beyond-limit', 'height', 4.3),
  trap('below-limit', 'height', 0.9),
  trap('boolean-for-number', 'height'),
  trap('numeric-string', 'height'),
  trap('relative-amount', 'height'),
  trap('null-value', 'height'),
  trap('missing', 'booking'),
  trap('unknown-key', undefined, 'deck'),
  trap('display-name', 'booking', '夏の便'),
  trap('other-id-form', 'booking', 'CU-00172'),
  trap('trailing-space', 'booking'),
  trap('full-width-digits', 'booking'),
  trap('relative-path', 'list', 'lists/car.csv'),
  trap('relative-date', 'day', '来週'),
  trap('no-zone', 'boarding', '2026-08-01T09:30:00'),
  trap('impossible-date', 'day', '2026-13-01'),
  {
    id: 'other-values',
    case: 'legit',
    like: 'van',
    values: { booking: 'FB-31337', height: 3.1, day: '2027-02-28', list: '/lists/x.csv' },
    holdout: 'values',
    why: both('x'),
  },
  { id: 'told-in-cm', case: 'legit', like: 'car', values: { height: 2.2 }, spoken: { height: { value: 220, unit: 'cm' } }, why: both('x') },
  {
    id: 'closes',
    case: 'text',
    number: 48,
    unit: 'h',
    then: { like: 'van', values: { booking: 'FB-31338' }, say: both('x') },
    why: both('x'),
  },
];

/** Exercise and battery as the runner takes them. */
export const ferry: RunData = { exercise, battery };

/** What a shape of arguments is made of: the schema of the root, and the arguments for a request's values. */
export type Shape = { schema: JsonObject; args: (values: Readonly<Record<string, FactValue>>) => JsonObject };

/** The plain parameters beside the height. */
export const others: JsonObject = {
  booking: { type: 'string', pattern: '^FB-[0-9]{5}$', description: 'Booking number, for example FB-00001' },
  day: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', description: 'Day of sailing, YYYY-MM-DD' },
  boarding: {
    type: 'string',
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$',
    description: 'With its zone',
  },
  list: { type: 'string', pattern: '^/lists/[a-z]+\\.csv$', description: 'Passenger list, an absolute path' },
};

/** A closed object that requires all of its members. */
export function closed(properties: JsonObject): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** The first shape: everything flat, the height as a number of metres. */
export const plainShape: Shape = {
  schema: closed({ ...others, height_m: { type: 'number', minimum: 1, maximum: 4.2, description: 'Height of the vehicle in metres' } }),
  args: ({ height, ...rest }) => ({ ...rest, height_m: height ?? null }),
};

/** A submission of that shape. */
export function submission({ schema, args }: Shape, more: JsonObject = {}): JsonObject {
  const calls = Object.entries(requests).map(([id, values]) => [id, { name: 'booking_change', arguments: args(values) }] as const);
  return {
    tools: [{ name: 'booking_change', description: 'Changes one booking, until 48 hours before sailing.', inputSchema: schema }],
    calls: { ...Object.fromEntries(calls), late: { none: 'Too late to change.' } },
    ...more,
  };
}

/** The right answer with changes at places of its input schema; `undefined` takes the place away. */
export function loosened(changes: Readonly<Record<string, Json | undefined>>, shape = plainShape): JsonObject {
  const schema = Object.entries(changes).reduce<Json>((whole, [pointer, value]) => withValue(whole, pointer, value), shape.schema);
  return submission({ ...shape, schema: schema as JsonObject });
}
