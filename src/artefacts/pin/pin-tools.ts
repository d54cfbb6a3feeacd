// A document's definitions as the file that a team reviews. A name that stands twice, or not at all, cannot be pinned.
import { isObject, join, own, type Json, type JsonObject } from '../../model/json.ts';
import { type Lock, type PinnedTool } from '../../model/pin.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { hashOf, type Digest } from '../digest.ts';
import { toolsAt } from '../read-definitions.ts';
import { redactJson } from '../redact.ts';

/** Why nothing was pinned. `pointer` is the second definition of a name, or the one without. */
export type PinFault = { code: 'no-tools' } | { code: 'duplicate'; name: string; pointer: string } | { code: 'nameless'; pointer: string };

/** The members that a model reads; everything else is metadata. */
const readByModel = ['name', 'title', 'description', 'inputSchema', 'annotations'];

/** True for a call: it has a name and arguments, and nothing that a model could choose it by. */
function isCall(value: Json): boolean {
  return own(value, 'arguments') !== undefined && own(value, 'inputSchema') === undefined;
}

/** The definitions of a document: one, an array, `{tools}`, a result of `tools/list`, its response, or a snapshot. */
function definitionsIn(document: Json): { tools: Json[]; pointer: string } | undefined {
  const list = toolsAt(document);
  if (list !== undefined) return list;
  if (Array.isArray(document) ? document.some(isCall) : isCall(document)) return undefined;
  if (Array.isArray(document)) return { tools: document, pointer: '' };
  return typeof own(document, 'name') === 'string' ? { tools: [document], pointer: '' } : undefined;
}

/** The definitions of a document by name, sorted; or why they cannot be pinned. */
export function namedTools(document: Json): Result<Map<string, JsonObject>, PinFault> {
  const list = definitionsIn(document);
  if (list === undefined) return fail({ code: 'no-tools' });
  const named = new Map<string, JsonObject>();
  for (const [i, tool] of list.tools.entries()) {
    const [name, pointer] = [own(tool, 'name'), list.tools[i] === document ? '' : join(list.pointer, i)];
    if (!isObject(tool) || typeof name !== 'string' || name === '') return fail({ code: 'nameless', pointer });
    if (named.has(name)) return fail({ code: 'duplicate', name, pointer });
    named.set(name, tool);
  }
  return ok(new Map([...named].toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The three hashes of a definition. */
export async function hashesOf(tool: JsonObject, digest: Digest): Promise<Pick<PinnedTool, 'hash' | 'reads' | 'metadata'>> {
  const part = (read: boolean): JsonObject =>
    Object.fromEntries(Object.entries(tool).filter(([key]) => readByModel.includes(key) === read));
  return { hash: await hashOf(tool, digest), reads: await hashOf(part(true), digest), metadata: await hashOf(part(false), digest) };
}

/** The hash of what a server tells every model; undefined where the document holds no instructions. */
export async function instructionsOf(document: Json, digest: Digest): Promise<string | undefined> {
  const text = own(document, 'instructions');
  return typeof text === 'string' ? hashOf(text, digest) : undefined;
}

/** Pins a document. Secrets are taken out of the definitions that are kept; the hashes are of what was served. */
export async function pinTools(document: Json, digest: Digest): Promise<Result<Lock, PinFault>> {
  const named = namedTools(document);
  if (!named.ok) return named;
  const tools: PinnedTool[] = [];
  for (const [name, tool] of named.value) {
    const { value, places } = redactJson(tool, []);
    const hashes = await hashesOf(tool, digest);
    tools.push({ name, ...hashes, ...(places.length > 0 && { redacted: true as const }), definition: value as JsonObject });
  }
  const instructions = await instructionsOf(document, digest);
  return ok({ format: 'pokayoke/lock/1', ...(instructions !== undefined && { instructions }), tools });
}
