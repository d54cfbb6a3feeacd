// A count, a page or a number of a thing is an integer; `number` also accepts 1.5. Only names that cannot mean anything else are read.
import { isObject, join, own } from '../../../model/json.ts';
import { subschemas } from '../../../schema/index.ts';
import { nameParts } from '../../texts/verbs.ts';
import { type DefinitionRule, schemasOf } from '../../definition.ts';

const whole = new Set([
  'count',
  'limit',
  'page',
  'offset',
  'port',
  'quantity',
  'qty',
  'rows',
  'results',
  'pages',
  'line',
  'lines',
  'attempts',
  'retries',
  'id',
  'year',
  'items',
  'index',
]);
/** Words that only say "integer" behind another word: `pull_number`, `perPage`. */
const behind = new Set(['number', 'no', 'num', 'size']);
const heads = new Set([
  'page',
  'pull',
  'issue',
  'line',
  'order',
  'row',
  'build',
  'batch',
  'chunk',
  'serial',
  'ticket',
  'invoice',
  'room',
  'seat',
  'pr',
  'item',
  'chapter',
  'version',
  'run',
  'job',
  'phone',
]);
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'default', 'multipleOf', 'const'];

function namesWhole(name: string): boolean {
  const parts = nameParts(name);
  const [before, last] = [parts.at(-2), parts.at(-1) ?? ''];
  if (behind.has(last)) return before !== undefined && heads.has(before);
  return whole.has(last) || (parts[0] === 'num' && parts.length > 1) || (parts[0] === 'max' && /s$/.test(last) && whole.has(last));
}

export const wholeNumber: DefinitionRule = {
  id: 'definition.whole-number',
  find: (target) =>
    schemasOf(target).flatMap(({ key, schema, pointer }) => {
      if (key !== 'inputSchema') return [];
      return [...subschemas(schema)].flatMap((sub) => {
        const properties = own(sub.schema, 'properties');
        if (!isObject(properties)) return [];
        return Object.entries(properties).flatMap(([name, parameter]) => {
          if (own(parameter, 'type') !== 'number' || !namesWhole(name) || own(parameter, 'enum') !== undefined) return [];
          const values = numbers.map((word) => own(parameter, word)).filter((value) => typeof value === 'number');
          const step = own(parameter, 'multipleOf');
          // A fraction among its own bounds says that fractions are meant; a whole step refuses them already.
          if (values.some((value) => !Number.isInteger(value)) || (typeof step === 'number' && Number.isInteger(step))) return [];
          return [{ pointer: pointer + join(sub.pointer, 'properties', name, 'type'), params: { name } }];
        });
      });
    }),
};
