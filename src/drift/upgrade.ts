// Kind 15: the same small change of the published schema on many tools at once, as an upgrade of a library leaves it.
import type { Found } from './change.ts';
import type { ChangeCode } from './codes.ts';
import { canonicalKey } from './schema/key.ts';

const noise: ReadonlySet<ChangeCode> = new Set([
  'object-closed',
  'object-opened',
  'dialect-changed',
  'format-changed',
  'bound-narrowed',
  'bound-widened',
]);
const bookkeeping: ReadonlySet<ChangeCode> = new Set(['metadata-changed', 'title-changed', 'annotation-declared', 'output-changed']);
const toolsLeast = 3;
const shareLeast = 0.5;
const safe = Number.MAX_SAFE_INTEGER;

/**
 * Marks changes as kind 15 where at least three tools, and half of those in both lists, show the same one and these tools
 * show nothing else. That is a candidate: two lists cannot tell an upgrade from an edit of every tool.
 */
export function markUpgrades(tools: readonly { found: Found[] }[]): void {
  const quiet = tools.filter(({ found }) => found.length > 0 && found.every((one) => isNoise(one) || bookkeeping.has(one.code)));
  const seen = new Map<string, Set<{ found: Found[] }>>();
  for (const tool of quiet) {
    for (const one of tool.found.filter(isNoise)) seen.set(keyOf(one), (seen.get(keyOf(one)) ?? new Set()).add(tool));
  }
  for (const tool of quiet) {
    for (const one of tool.found) {
      const size = isNoise(one) ? (seen.get(keyOf(one))?.size ?? 0) : 0;
      if (size >= toolsLeast && size >= shareLeast * tools.length) {
        one.kind = 15;
        one.params = { ...one.params, tools: size };
      }
    }
  }
}

function isNoise({ code, params }: Found): boolean {
  if (code === 'bound-narrowed' || code === 'bound-widened')
    return [params['old'], params['new']].some((value) => typeof value === 'number' && Math.abs(value) === safe);
  return noise.has(code);
}

function keyOf({ code, params }: Found): string {
  return `${code} ${canonicalKey({ ...params })}`;
}
