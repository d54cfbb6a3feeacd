// One value against one schema: the one verdict, the same bytes in browser, command line and tests.
import type { Json } from '../model/json.ts';
import type { Guarded, SchemaError, SchemaVerdict } from '../model/schema-error.ts';
import { ready } from './check-schema.ts';
import { prepareEngine, runEngine } from './engine.ts';
import { errorsOf } from './errors.ts';
import { estimate } from './estimate.ts';
import { limits } from './limits.ts';
import { exceeds } from './measure.ts';
import { backText, hasLoneSurrogate, spellBack, spellOut } from './surrogates.ts';

/**
 * Judges `value` against `schema`: valid, invalid with every fault, schema-invalid with the schema's own faults, or not
 * judged with the guard that spoke. Never throws for any JSON input, and changes neither argument.
 */
export function judge(schema: Json, value: Json): SchemaVerdict {
  const size = valueGuard(value);
  const readied = ready(schema);
  if (readied.status !== 'ready') return readied;
  if (size !== undefined) return { status: 'not-judged', guard: size };
  if (hasLoneSurrogate(value) || hasLoneSurrogate(schema)) {
    const spelled = ready(spellOut(schema));
    return spelledBack(spelled.status === 'ready' ? verdictOf(spelled, spellOut(value)) : spelled);
  }
  return verdictOf(readied, value);
}

function verdictOf({ graph, powers }: Extract<ReturnType<typeof ready>, { status: 'ready' }>, value: Json): SchemaVerdict {
  const guard = estimate(graph, powers, value);
  if (guard !== undefined) return { status: 'not-judged', guard };
  const raw = runEngine(prepareEngine(graph), value);
  return raw.length === 0 ? { status: 'valid' } : { status: 'invalid', errors: errorsOf(graph, value, raw) };
}

function spelledBack(verdict: SchemaVerdict): SchemaVerdict {
  switch (verdict.status) {
    case 'valid':
      return verdict;
    case 'not-judged':
      return { ...verdict, guard: { ...verdict.guard, pointer: backText(verdict.guard.pointer) } };
    case 'invalid':
    case 'schema-invalid':
      return { ...verdict, errors: verdict.errors.map(backError) };
  }
}

function backError({ pointer, rule, expected }: SchemaError): SchemaError {
  return { pointer: backText(pointer), rule, ...(expected === undefined ? {} : { expected: spellBack(expected) }) };
}

function valueGuard(value: Json): Guarded | undefined {
  const most = { values: limits.values, depth: limits.valueDepth, text: limits.valueText };
  const passed = exceeds(value, most);
  return passed === undefined ? undefined : { code: 'value-too-large', pointer: '', params: { what: passed, limit: most[passed] } };
}
