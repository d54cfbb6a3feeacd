// One tiny world for each rule that needs calls: what was asked for in the fragment of its page, and what is tried besides.
import type { Fact, UserRequest } from '../../../src/model/facts.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { both } from './small-exercise.ts';

/** Facts, requests and cases. */
export type World = { facts: Fact[]; requests: UserRequest[]; battery: JsonObject[] };

const name = (id: string, form: string): Fact => ({ id, kind: 'identifier', label: both(id), form });
const asked = (id: string, values: NonNullable<UserRequest['values']>): UserRequest => ({ id, say: both(id), values });
const why = both('a case of the test');

const sleeves: Fact = { id: 'sleeve', kind: 'quantity', unit: 'cm', label: both('sleeve'), range: [20, 80] };
const rope: Fact = { id: 'length', kind: 'quantity', unit: 'm', label: both('length'), range: [1, 60] };
const sugar: Fact = { id: 'sugar', kind: 'quantity', unit: 'g', label: both('sugar'), range: [1, 1000] };
const firing: Fact = { id: 'firing', kind: 'quantity', unit: 'min', label: both('firing'), range: [1, 900] };

/** By rule. The ids of the requests are the keys of the page's `calls`. */
export const worlds: Readonly<Record<string, World>> = {
  'submission.form': { facts: [], requests: [], battery: [] },
  'call.present': {
    facts: [name('pet', 'PET-[0-9]{4}')],
    requests: [asked('cat', { pet: 'PET-2041' }), asked('dog', { pet: 'PET-1187' })],
    battery: [],
  },
  'call.known-tool': { facts: [name('bag', 'LB-[0-9]{4}')], requests: [asked('shirts', { bag: 'LB-0318' })], battery: [] },
  'call.fits-schema': { facts: [], requests: [asked('commuter', {})], battery: [] },
  'call.carries-values': {
    facts: [sleeves],
    requests: [asked('jacket', { sleeve: 58 }), asked('coat', { sleeve: 61 }), asked('gown', { sleeve: 64 })],
    battery: [],
  },
  'call.none-expected': {
    facts: [],
    requests: [{ id: 'after-it-began', say: both('after it began'), none: both('refunds end when it begins') }],
    battery: [],
  },
  'legit.accepted': {
    facts: [name('room', '[A-D]-[0-9]{3}')],
    requests: [asked('first-lesson', { room: 'B-204' })],
    battery: [{ id: 'next-day', case: 'legit', like: 'first-lesson', values: { room: 'C-017' }, why }],
  },
  'trap.stopped': {
    facts: [rope],
    requests: [asked('top-rope', { length: 12 })],
    battery: [{ id: 'millimetres', case: 'trap', trap: 'wrong-unit', on: 'top-rope', fact: 'length', stop: 'schema', why }],
  },
  'trap.other-tool': {
    facts: [name('hive', 'HV-[0-9]{2}'), sugar],
    requests: [asked('autumn', { hive: 'HV-07', sugar: 300 })],
    battery: [],
  },
  'text.unit-stated': {
    facts: [firing],
    requests: [asked('glaze', { firing: 90 })],
    battery: [
      {
        id: 'two-hours',
        case: 'legit',
        like: 'glaze',
        values: { firing: 120 },
        spoken: { firing: { value: 2, unit: 'h' } },
        why,
      },
    ],
  },
  'text.number-stated': {
    facts: [name('class', 'YG-[0-9]{4}')],
    requests: [asked('next-week', { class: 'YG-0412' })],
    battery: [
      {
        id: 'too-late',
        case: 'text',
        number: 24,
        unit: 'h',
        then: { like: 'next-week', values: { class: 'YG-0311' }, say: both('now') },
        why,
      },
    ],
  },
};
