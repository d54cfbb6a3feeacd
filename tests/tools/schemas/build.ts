// Builds the published JSON Schemas from the zod schemas of src/model. The same model gives the same bytes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { canonical, isObject, own } from '../../../src/model/json.ts';
import type { Constants } from './comments.ts';
import { constants, describe } from './comments.ts';
import type { Published, PublishedName } from './published.ts';
import { published } from './published.ts';

const model = join(import.meta.dirname, '../../../src/model');

/** Gives every exported schema of the model its own name, so that it becomes one `$defs` entry. */
async function nameModel(): Promise<void> {
  for (const file of readdirSync(model)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()) {
    const exported = (await import(join(model, file))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (!isObject(schema) || !('_zod' in schema)) continue;
      const type = schema as unknown as z.core.$ZodType;
      z.globalRegistry.add(type, { ...z.globalRegistry.get(type), id: name });
    }
  }
}

const jsonDefinition = (self: string): Json => ({
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
    { type: 'array', items: { $ref: self } },
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { $ref: self } },
  ],
});

/** Drops what says nothing (safe-integer limits, "keys are strings") and points `$ref` at the new names. */
function tidy(value: Json, renamed: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => tidy(item, renamed));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) =>
      !(Math.abs(Number(inner)) === Number.MAX_SAFE_INTEGER && (key === 'minimum' || key === 'maximum')) &&
      !(key === 'propertyNames' && canonical(inner) === '{"type":"string"}') &&
      !(key === 'id' && typeof inner === 'string'),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, key === '$ref' && typeof inner === 'string' ? (renamed.get(inner) ?? inner) : tidy(inner, renamed)]),
  );
}

function entries(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** All anonymous definitions that mean "any JSON value" become one, named `Json`. */
function mergeJson(schema: JsonObject): JsonObject {
  const renamed = new Map<string, string>();
  const definitions: [string, Json][] = [];
  for (const [name, definition] of entries(own(schema, '$defs'))) {
    const self = `#/$defs/${name}`;
    if (canonical(definition) === canonical(jsonDefinition(self))) renamed.set(self, '#/$defs/Json');
    else definitions.push([name, definition]);
  }
  if (renamed.size > 0) definitions.push(['Json', jsonDefinition('#/$defs/Json')]);
  const { $defs: _, ...rest } = schema;
  const sorted = definitions.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const whole: JsonObject = definitions.length === 0 ? rest : { ...rest, $defs: Object.fromEntries(sorted) };
  return tidy(whole, renamed) as JsonObject;
}

function one(name: string, { schema, description }: Published, comments: Constants): string {
  const type = schema as unknown as z.core.$ZodType;
  const rootName = z.globalRegistry.get(type)?.id;
  const made = z.toJSONSchema(type, { target: 'draft-2020-12', io: 'input' }) as unknown as JsonObject;
  const { $schema: dialect, $id: _, description: __, ...body } = mergeJson(made);
  const root = rootName === undefined ? undefined : comments.get(rootName);
  if (root !== undefined) describe(body, root.value, comments);
  for (const [id, definition] of entries(own(body, '$defs'))) {
    const constant = comments.get(id);
    if (constant === undefined || !isObject(definition)) continue;
    if (constant.doc !== undefined) definition['description'] ??= constant.doc;
    describe(definition, constant.value, comments);
  }
  const head = { $schema: dialect ?? null, $id: `${name}.schema.json`, title: `Pokayoke ${name.replaceAll('-', ' ')}`, description };
  return `${JSON.stringify({ ...head, ...body }, null, 2)}\n`;
}

/** Every published schema as text, by file name. */
export async function buildSchemas(): Promise<Map<string, string>> {
  await nameModel();
  const comments = constants(model);
  const names = Object.keys(published) as PublishedName[];
  return new Map(names.map((name) => [`${name}.schema.json`, one(name, published[name], comments)]));
}
