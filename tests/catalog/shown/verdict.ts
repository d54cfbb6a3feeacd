// What a judge says about a block: faults by the rules that fit its shape. No fault means valid.
import { checkFile } from '../../../src/artefacts/index.ts';
import { definitionRules, responseRules, rules } from '../../../src/grading/index.ts';
import { isObject, own, type Json } from '../../../src/model/json.ts';
import { judge } from '../../../src/schema/index.ts';
import { shapes } from './shapes.ts';

/** Faults of one value; `definitions` are the tool definitions of the same lesson. */
export function faults(value: Json, definitions: readonly Json[]): string[] {
  if (!isObject(value)) return ['not an object'];
  if (typeof value['method'] === 'string') return messageFaults(value['method'], value);
  if (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')) return responseFaults(value);
  if (Object.hasOwn(value, 'inputSchema')) return definitionFaults(value, [value]);
  if (Object.hasOwn(value, 'arguments')) return callFaults(value, definitions);
  return brought(value);
}

/** Anything else (configuration, plans, lists): what the checks for people's own files call an error. */
function brought(value: Json): string[] {
  const report = checkFile({ text: JSON.stringify(value) });
  if (report.status !== 'judged') return ['no known shape'];
  return report.artefacts.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule));
}

function messageFaults(method: string, value: Json): string[] {
  const known = shapes[method];
  if (known === undefined) return [`no shape for ${method}: add it to shapes.ts`];
  return known.some((shape) => shape.safeParse(value).success) ? [] : [`${method} does not fit`];
}

function binding(id: string, found: readonly unknown[]): string[] {
  return found.length > 0 && rules[id as keyof typeof rules].severity === 'error' ? [id] : [];
}

function responseFaults(value: Json): string[] {
  const requestId = own(value, 'id');
  if (typeof requestId !== 'number' && typeof requestId !== 'string') return ['no id'];
  return responseRules.flatMap((rule) => (rule.find({ response: value, pointer: '', requestId }).length > 0 ? [rule.id] : []));
}

function definitionFaults(tool: Json, tools: Json[]): string[] {
  return definitionRules.flatMap((rule) => binding(rule.id, rule.find({ tool, pointer: '', tools, index: 0 })));
}

function callFaults(value: Json, definitions: readonly Json[]): string[] {
  const tool = definitions.find((one) => own(one, 'name') === own(value, 'name'));
  const schema = own(tool, 'inputSchema');
  if (schema === undefined) return ['no definition of this name in the lesson'];
  const verdict = judge(schema, own(value, 'arguments') ?? null);
  switch (verdict.status) {
    case 'valid':
      return [];
    case 'invalid':
    case 'schema-invalid':
      return verdict.errors.map(({ pointer, rule }) => `${rule} at ${pointer}`);
    case 'not-judged':
      return [`not judged: ${verdict.guard.code}`];
  }
}
