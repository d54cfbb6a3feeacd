// A document against the lock: what was added, removed or changed since somebody reviewed it.
import * as z from 'zod/mini';
import { compare, type Change } from '../../drift/index.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { Lock } from '../../model/pin.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { Digest } from '../digest.ts';
import { redactJson } from '../redact.ts';
import { hashesOf, instructionsOf, namedTools, type PinFault } from './pin-tools.ts';

/** One tool that is not what was agreed: whether the model reads something else, whether metadata differ, and the kinds of change. */
export type ChangedTool = { name: string; reads: boolean; metadata: boolean; changes: Change[] };

/** What differs. All empty: nothing does. */
export type Verified = {
  added: string[];
  removed: string[];
  changed: ChangedTool[];
  /** What became of the server's instructions. */
  instructions: 'same' | 'added' | 'removed' | 'changed';
  /** Changes that belong to no single changed tool: a rename, a similar tool. */
  changes: Change[];
};

/** Why nothing was compared: the lock is no lock, a hash in it is not that of its definition, or the document cannot be pinned. */
export type VerifyFault = { code: 'no-lock' } | { code: 'edited-lock'; name: string } | PinFault;

/** Reads a lock, and holds each definition in it against its own hashes. */
async function trusted(value: Json, digest: Digest): Promise<Result<Lock, VerifyFault>> {
  const lock = z.safeParse(Lock, value);
  if (!lock.success) return fail({ code: 'no-lock' });
  const names = new Set<string>();
  for (const tool of lock.data.tools) {
    const hashes = await hashesOf(tool.definition, digest);
    const same = hashes.hash === tool.hash && hashes.reads === tool.reads && hashes.metadata === tool.metadata;
    if (names.has(tool.name) || tool.definition['name'] !== tool.name || (tool.redacted !== true && !same))
      return fail({ code: 'edited-lock', name: tool.name });
    names.add(tool.name);
  }
  return ok(lock.data);
}

function instructionsBetween(old: string | undefined, now: string | undefined): Verified['instructions'] {
  if (old === now) return 'same';
  return old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
}

/** Compares a document with a lock. The order of the tools is not pinned. */
export async function verifyTools(document: Json, lockValue: Json, digest: Digest): Promise<Result<Verified, VerifyFault>> {
  const read = await trusted(lockValue, digest);
  if (!read.ok) return read;
  const named = namedTools(document);
  if (!named.ok) return named;
  const lock = new Map(read.value.tools.map((tool) => [tool.name, tool]));
  const now = named.value;
  const clean = [...now.values()].map((tool) => redactJson(tool, []).value as JsonObject);
  const all = compare(
    read.value.tools.map(({ definition }) => definition),
    clean,
  );
  const changed: ChangedTool[] = [];
  for (const [name, tool] of now) {
    const old = lock.get(name);
    if (old === undefined) continue;
    const { hash, reads, metadata } = await hashesOf(tool, digest);
    if (hash !== old.hash)
      changed.push({
        name,
        reads: reads !== old.reads,
        metadata: metadata !== old.metadata,
        changes: all.filter((change) => change.tool === name),
      });
  }
  const names = new Set(changed.map(({ name }) => name));
  return ok({
    added: [...now.keys()].filter((name) => !lock.has(name)),
    removed: [...lock.keys()].filter((name) => !now.has(name)).toSorted(),
    changed,
    instructions: instructionsBetween(read.value.instructions, await instructionsOf(document, digest)),
    changes: all.filter(({ tool, code }) => !names.has(tool) && code !== 'tool-order-changed'),
  });
}

/** True where a document is what was agreed. */
export function isAgreed({ added, removed, changed, instructions }: Verified): boolean {
  return added.length + removed.length + changed.length === 0 && instructions === 'same';
}
