// Doc comments of src/model become descriptions in the published schemas, so that a field is explained in one place only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { isObject, own } from '../../../src/model/json.ts';

/** An expression of the model with its doc comment, by the name of its constant. */
export type Constants = ReadonlyMap<string, { value: ts.Expression; doc: string | undefined }>;

/** The doc comment directly before a node, as one line of plain text. */
function docOf(node: ts.Node): string | undefined {
  const text = node.getSourceFile().text;
  const last = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).at(-1);
  const comment = last === undefined ? '' : text.slice(last.pos, last.end);
  if (!comment.startsWith('/**')) return undefined;
  return comment
    .slice(3, -2)
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every top-level constant of the files in `folder`. */
export function constants(folder: string): Constants {
  const found = new Map<string, { value: ts.Expression; doc: string | undefined }>();
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()) {
    const source = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      for (const { name: id, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(id) && initializer !== undefined) found.set(id.text, { value: initializer, doc: docOf(statement) });
      }
    }
  }
  return found;
}

/** Writes the comments of `expression` into `schema` as descriptions, where none stands yet. Changes `schema`. */
export function describe(schema: Json | undefined, expression: ts.Expression, all: Constants): void {
  if (!isObject(schema) || schema['$ref'] !== undefined) return;
  if (ts.isIdentifier(expression)) {
    const constant = all.get(expression.text);
    if (constant !== undefined) describe(schema, constant.value, all);
    return;
  }
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return;
  const called = expression.expression.name.text;
  const [first, second] = expression.arguments;
  if (called === 'check') describe(schema, expression.expression.expression, all);
  else if (called === 'optional' && first !== undefined) describe(schema, first, all);
  else if (called === 'array' && first !== undefined) describe(own(schema, 'items'), first, all);
  else if (called === 'strictObject' && first !== undefined) describeFields(own(schema, 'properties'), first, all);
  else if (called === 'union' && first !== undefined) describeBranches(own(schema, 'anyOf'), first, all);
  else if (called === 'discriminatedUnion' && second !== undefined) describeBranches(own(schema, 'oneOf'), second, all);
}

function describeFields(properties: Json | undefined, fields: ts.Expression, all: Constants): void {
  if (ts.isIdentifier(fields)) {
    const constant = all.get(fields.text);
    if (constant !== undefined) describeFields(properties, constant.value, all);
    return;
  }
  if (!ts.isObjectLiteralExpression(fields) || !isObject(properties)) return;
  for (const field of fields.properties) {
    if (ts.isSpreadAssignment(field)) describeFields(properties, field.expression, all);
    if (!ts.isPropertyAssignment(field) || !ts.isIdentifier(field.name)) continue;
    const schema = own(properties, field.name.text);
    addDescription(schema, docOf(field));
    describe(schema, field.initializer, all);
  }
}

function describeBranches(branches: Json | undefined, list: ts.Expression, all: Constants): void {
  if (!Array.isArray(branches) || !ts.isArrayLiteralExpression(list)) return;
  for (const [index, element] of list.elements.entries()) {
    addDescription(branches[index], docOf(element));
    describe(branches[index], element, all);
  }
}

function addDescription(schema: Json | undefined, doc: string | undefined): void {
  if (isObject(schema) && doc !== undefined) (schema satisfies JsonObject)['description'] ??= doc;
}
