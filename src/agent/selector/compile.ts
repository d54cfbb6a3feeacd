// Reads a list of tools once, so that many requests can be put to it. The list is taken as it is: nothing is validated here.
import { type Json, own } from '../../model/json.ts';
import { type Field, type Said, fields, read } from './fields.ts';
import { type Names, nameIndex } from './names.ts';
import { parametersOf } from './parameters.ts';
import { type SchemaFacts, schemaFacts } from './schema-facts.ts';

/** A source of evidence that a lesson can leave out, to show what it does. */
export type Source = 'concepts' | 'clauses' | 'schema';

/** How to read the tools. */
export type CompileOptions = { /** Sources of evidence to leave out. */ without?: readonly Source[] };

/** A pattern that was not tried. The pointer starts at the tool. */
export type CompileNote = {
  code: 'pattern-not-simulated';
  tool: string;
  pointer: string;
  reason: 'length' | 'form' | 'guard' | 'anything';
};

/** One tool, read. */
export type CompiledTool = { name: string; said: Said; schema: SchemaFacts };

/** A list of tools, read. Not JSON: it holds the patterns ready to run. */
export type CompiledTools = {
  tools: readonly CompiledTool[];
  /** Their names, for finding them in prose. */
  names: Names;
  /** Average number of tokens of each field. */
  averages: Record<Field, number>;
  /** Sources of evidence that were left out. */
  without: readonly Source[];
  /** What was not simulated. */
  notes: readonly CompileNote[];
};

/** The name of a definition; empty where it has none. */
export function nameOf(tool: Json): string {
  const name = own(tool, 'name');
  return typeof name === 'string' ? name : '';
}

/** Reads tool definitions (`name`, `title`, `description`, `inputSchema`). A member of another type counts as absent. */
export function compileTools(tools: readonly Json[], options: CompileOptions = {}): CompiledTools {
  const without = options.without ?? [];
  const use = { concepts: !without.includes('concepts'), clauses: !without.includes('clauses') };
  const names = tools.map(nameOf);
  const index = nameIndex(names);
  const notes: CompileNote[] = [];
  const compiled = tools.map((tool, self): CompiledTool => {
    const name = names[self] ?? '';
    const parameters = parametersOf(tool);
    const { facts, refused } = schemaFacts(without.includes('schema') ? [] : parameters);
    notes.push(...refused.map(({ pointer, reason }) => ({ code: 'pattern-not-simulated' as const, tool: name, pointer, reason })));
    return { name, said: read(tool, parameters, index, self, use), schema: facts };
  });
  const average = (field: Field): number =>
    compiled.reduce((sum, { said }) => sum + said.fields[field].length, 0) / Math.max(1, compiled.length);
  const averages = Object.fromEntries(fields.map((field) => [field, average(field)])) as Record<Field, number>;
  return { tools: compiled, names: index, averages, without, notes };
}
