// One golden file for each decided format: it parses, it is valid under the published schema, and a misspelt field is refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Json } from '../../src/model/json.ts';
import { at, isObject, walk, withValue } from '../../src/model/json.ts';
import { buildSchemas } from '../tools/schemas/build.ts';
import type { PublishedName } from '../tools/schemas/published.ts';
import { published } from '../tools/schemas/published.ts';

const files: readonly { file: string; format: PublishedName; because: string }[] = [
  { file: '01-reading.json', format: 'reading', because: 'decision 1: a text is read with its places' },
  { file: '02-facts-and-bindings.json', format: 'facts-and-bindings', because: 'decision 2: values find their place in the call' },
  { file: '03-battery.json', format: 'battery', because: 'decision 3: traps and hold-outs are data' },
  { file: '04-attempts.json', format: 'progress', because: 'decision 4: the record says whether a pass or the answer came first' },
  { file: '05-rules.json', format: 'rules', because: 'decision 5: level and severity are two things' },
  { file: '06-evidence.json', format: 'evidence', because: 'decision 6: everything that happened, in one document' },
  { file: '06-report.json', format: 'report', because: 'decision 6: codes and parameters, no words' },
  { file: '06-report-not-graded.json', format: 'report', because: 'decision 6: not graded says why' },
  { file: '07-schema-verdict.json', format: 'schema-verdict', because: 'decision 7: errors are pointer, rule, expected' },
  { file: '08-exercise-assets.json', format: 'exercise-assets', because: 'decision 8: three assets, fetched when needed' },
  { file: '09-localized.json', format: 'localized', because: 'decision 9: every text has both languages' },
  { file: '10-worked.json', format: 'worked', because: 'decision 10: the replay walks the worked answer' },
  { file: '11-rule-page.json', format: 'rule-page', because: 'decision 11: a rule page is data' },
  { file: '12-progress.json', format: 'progress', because: 'decision 12: append-only events' },
  { file: '13-hosting.json', format: 'hosting', because: 'decision 13: site, base and headers' },
  { file: '15-budgets.json', format: 'budgets', because: 'decision 15: budgets in bytes of JavaScript' },
];

/** Members of these are free names or any JSON, so a changed name there is not a misspelling. */
const open = new Set(['params', 'headers', 'values', 'spoken', 'words', 'arguments', 'body', 'data', 'wrong', 'right', 'expected']);
/** Formats whose root is a record. */
const openRoot = new Set<PublishedName>(['rules', 'budgets']);

function read(file: string): Json {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Json;
}

/** Every way to misspell one field name of `value`. */
function misspelt(value: Json, format: PublishedName): { pointer: string; value: Json }[] {
  return walk(value).flatMap(({ pointer, value: here }) => {
    if (!isObject(here) || pointer.split('/').some((token) => open.has(token))) return [];
    if (pointer === '' && openRoot.has(format)) return [];
    return Object.keys(here).map((key) => {
      const place = `${pointer}/${key}`;
      return { pointer: place, value: withValue(withValue(value, place, undefined), `${place}x`, at(value, place)) };
    });
  });
}

const schemas = await buildSchemas();
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false });

describe.each(files)('$file: $because', ({ file, format }) => {
  const golden = read(file);
  const { schema } = published[format];
  const text = schemas.get(`${format}.schema.json`);
  const parsed = JSON.parse(text ?? 'false') as { $id: string };
  const valid = ajv.getSchema(parsed.$id) ?? ajv.compile(parsed);

  test('is parsed by its schema, unchanged', () => {
    expect(z.safeParse(schema, golden)).toStrictEqual({ success: true, data: golden });
  });

  test('is valid under the published JSON Schema', () => {
    expect({ valid: valid(golden), errors: valid.errors }).toStrictEqual({ valid: true, errors: null });
  });

  test('is refused by both when any field is misspelt', () => {
    const wrong = misspelt(golden, format);
    expect(wrong.length).toBeGreaterThan(0);
    const accepted = wrong.filter(({ value }) => z.safeParse(schema, value).success || valid(value) === true);
    expect(accepted.map(({ pointer }) => pointer)).toStrictEqual([]);
  });
});

test('every golden file is in the table', () => {
  const present = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
  expect(present.toSorted()).toStrictEqual(files.map(({ file }) => file).toSorted());
});
