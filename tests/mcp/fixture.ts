// A small freight server and a stand-in judge: enough rules for these tests, independent of the schema room.
import { isObject, own } from '../../src/model/json.ts';
import type { Json } from '../../src/model/json.ts';
import type { SchemaError } from '../../src/model/schema-error.ts';
import { counterIds, createMockServer, createRawClient, recordWire } from '../../src/mcp/index.ts';
import type { CallReport, Fetch, Judge, MockServer, RawClient, ServerSpec } from '../../src/mcp/index.ts';
import type { WireMessage } from '../../src/model/wire.ts';

/** Knows type, properties, required, additionalProperties: false, maximum, enum; `$ref` is not judged; a type that is no type is a fault. */
export const stubJudge: Judge = (schema, value) => {
  if (own(schema, '$ref') !== undefined) return { status: 'not-judged', guard: { code: 'remote-ref', pointer: '/$ref', params: {} } };
  if (own(schema, 'type') === 'strnig') return { status: 'schema-invalid', errors: [{ pointer: '/type', rule: 'enum' }] };
  const errors = faults(schema, value, '');
  return errors.length === 0 ? { status: 'valid' } : { status: 'invalid', errors };
};

function faults(schema: Json, value: Json, pointer: string): SchemaError[] {
  const type = own(schema, 'type');
  const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (type !== undefined && type !== is) return [{ pointer, rule: 'type', expected: type }];
  const maximum = own(schema, 'maximum');
  if (typeof maximum === 'number' && typeof value === 'number' && value > maximum) return [{ pointer, rule: 'maximum', expected: maximum }];
  if (!isObject(value)) return [];
  const properties = own(schema, 'properties') ?? {};
  const required = own(schema, 'required');
  const missing = (Array.isArray(required) ? required : []).filter(
    (key): key is string => typeof key === 'string' && !Object.hasOwn(value, key),
  );
  return [
    ...missing.map((key) => ({ pointer: `${pointer}/${key}`, rule: 'required' })),
    ...Object.entries(value).flatMap(([key, item]): SchemaError[] => {
      const inner = own(properties, key);
      if (inner !== undefined) return faults(inner, item, `${pointer}/${key}`);
      return own(schema, 'additionalProperties') === false ? [{ pointer: `${pointer}/${key}`, rule: 'additionalProperties' }] : [];
    }),
  ];
}

/** A tool that books freight by weight, and one that returns structured content. */
export const bookFreight: Json = {
  name: 'book_freight',
  description: 'Books one shipment. weight_kg is the gross weight in kilograms, at most 1000.',
  inputSchema: {
    type: 'object',
    properties: { weight_kg: { type: 'number', maximum: 1000 } },
    required: ['weight_kg'],
    additionalProperties: false,
  },
};
/** Has an output schema. */
export const quote: Json = {
  name: 'quote',
  description: 'Quotes a price in yen.',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { yen: { type: 'number' } }, required: ['yen'] },
};

/** A spec with answers for the two tools; `over` replaces parts. */
export function freight(over: Partial<ServerSpec> = {}): ServerSpec {
  return {
    info: { name: 'freight', version: '1.0.0' },
    tools: [bookFreight, quote],
    judge: stubJudge,
    legacy: 'reject',
    call: ({ name, arguments: args }) =>
      name === 'quote'
        ? { kind: 'executed', result: { structuredContent: { yen: 1200 } } }
        : { kind: 'executed', result: { text: `Booked ${JSON.stringify(args)}.` } },
    ...over,
  };
}

/** A server, its recorder, a raw client and everything they reported. */
export type Rig = { mock: MockServer; fetch: Fetch; client: RawClient; wire: WireMessage[]; reports: CallReport[] };

/** Builds a rig around `freight(over)`. */
export function rig(over: Partial<ServerSpec> = {}, between: (fetch: Fetch) => Fetch = (fetch) => fetch): Rig {
  const wire: WireMessage[] = [];
  const reports: CallReport[] = [];
  const mock = createMockServer(freight({ onCall: (report) => reports.push(report), ...over }));
  const fetch = recordWire(between(mock.fetch), (message) => wire.push(message));
  const client = createRawClient({ fetch, ids: counterIds(), clientInfo: { name: 'raw', version: '1.0.0' } });
  return { mock, fetch, client, wire, reports };
}
