// Reads YAML or JSON text against a schema of the model. Every issue of the schema becomes a problem with its line.
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../model/result.ts';
import { problem, type Problem } from './problem.ts';

/** The value of a file, and the line of any place in it. */
export type Data<T> = {
  value: T;
  /** 1-based line of the value at `path`, or of the nearest parent that stands in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** A schema of the model. */
export type Schema<T> = z.ZodMiniType<T>;

function lineFinder(doc: Document, lines: LineCounter): Data<unknown>['lineOf'] {
  return (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const key = path[length - 1];
      const parent = length > 0 ? doc.getIn(path.slice(0, length - 1), true) : undefined;
      const pair = isMap(parent) ? parent.items.find((item) => isNode(item.key) && String(item.key) === String(key)) : undefined;
      const node = pair?.key ?? (length === 0 ? doc.contents : doc.getIn(path.slice(0, length), true));
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** Reads `text` as YAML (of which JSON is a part) and checks it. `file` is used in problems only. */
export function readData<T>(file: string, text: string, schema: Schema<T>): Result<Data<T>, Problem[]> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, uniqueKeys: true, merge: false, version: '1.2' });
  if (doc.errors.length > 0) {
    const todo = file.endsWith('.json') ? 'Mend the JSON at this place.' : 'Mend the YAML at this place.';
    return fail(
      doc.errors.map((error) =>
        problem(file, lines.linePos(error.pos[0]).line, `Cannot be read: ${error.message.split(/\n| at line/)[0] ?? ''}.`, todo),
      ),
    );
  }
  if (file.endsWith('.json')) {
    try {
      JSON.parse(text);
    } catch (error) {
      return fail([problem(file, 1, `Is not JSON: ${String(error)}.`, 'Write plain JSON, without comments or trailing commas.')]);
    }
  }
  const lineOf = lineFinder(doc, lines);
  const checked = schema.safeParse(doc.toJS());
  if (checked.success) return ok({ value: checked.data, lineOf });
  return fail(
    checked.error.issues.map((issue) => {
      const place = issue.path.length === 0 ? 'The file' : `\`${issue.path.map(String).join('.')}\``;
      return problem(file, lineOf(issue.path), `${place} does not fit: ${issue.message || issue.code}.`, 'See the schema in src/model.');
    }),
  );
}
