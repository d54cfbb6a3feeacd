// Lists of made-up tools of any length, always the same: what the scale measurement feeds in.
import type { Json } from '../../src/model/json.ts';

const things = ['order', 'parcel', 'invoice', 'ticket', 'room', 'driver', 'refund', 'shelf', 'contract', 'lesson', 'meter', 'garden'];
const deeds = ['find', 'get', 'create', 'cancel', 'update', 'list', 'assign', 'close', 'export', 'count'];
const fields = ['customer_id', 'status', 'from_date', 'to_date', 'limit', 'weight_kg', 'note', 'email', 'region', 'priority'];

/** `count` tools; `edition` 1 differs from 0 in the description and one limit of every tenth tool. */
export function toolsOf(count: number, edition: 0 | 1 = 0): Json[] {
  let state = 7;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[state % list.length] as T;
  };
  return Array.from({ length: count }, (_, index) => {
    const [thing, deed] = [pick(things), pick(deeds)];
    const names = [...new Set([pick(fields), pick(fields), pick(fields), pick(fields)])];
    const changed = edition === 1 && index % 10 === 0;
    return {
      name: `${thing}_${deed}_${String(index)}`,
      description: `${deed} one ${thing} of branch ${String(index)} by its ${names.join(', ')}. At most ${changed ? '20' : '30'} rows. Use it when the ${pick(things)} is known.`,
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(
          names.map((name) => [
            name,
            {
              type: name === 'limit' ? 'integer' : 'string',
              description: `${name} of the ${thing}`,
              ...(name === 'limit' && { maximum: changed ? 20 : 30 }),
            },
          ]),
        ),
        required: names.slice(0, 1),
        additionalProperties: false,
      },
    };
  });
}
