// A finding is recognised by its rule, its tool, its place in that tool, and what stands there. Lines do not count.
import type { Baseline, KnownFinding } from '../../model/check-config.ts';
import { at, canonical, type Json } from '../../model/json.ts';
import { readJson } from '../../model/json-text/index.ts';
import type { ArtefactReport, PlacedFinding } from '../check-file.ts';
import type { Digest } from '../digest.ts';
import { limits } from '../limits.ts';

/** The place of a finding inside its artefact. */
export function innerPointer(finding: PlacedFinding, artefact: Pick<ArtefactReport, 'pointer'>): string {
  return finding.pointer.startsWith(artefact.pointer) ? finding.pointer.slice(artefact.pointer.length) : finding.pointer;
}

/** Names the findings of one text. The text is read once; a value is hashed once. */
export function recogniser(text: string, digest: Digest): (finding: PlacedFinding, artefact: ArtefactReport) => Promise<KnownFinding> {
  const root = readJson(text, limits).value ?? null;
  const hashes = new Map<string, Promise<string>>();
  const hashAt = (pointer: string): Promise<string> => {
    const known = hashes.get(pointer);
    if (known !== undefined) return known;
    const value: Json | undefined = at(root, pointer);
    const made = value === undefined ? Promise.resolve('') : digest(canonical(value));
    hashes.set(pointer, made);
    return made;
  };
  return async (finding, artefact) => ({
    rule: finding.rule,
    tool: artefact.name,
    pointer: innerPointer(finding, artefact),
    value: await hashAt(finding.pointer),
  });
}

/** One text for a known finding: equal texts, equal findings. */
export function keyOf(known: KnownFinding): string {
  return canonical({ ...known });
}

/** A baseline of findings: sorted, each once. */
export function baselineOf(found: readonly KnownFinding[]): Baseline {
  const byKey = new Map(found.map((known) => [keyOf(known), known]));
  const sortable = (known: KnownFinding): string => [known.tool, known.rule, known.pointer, known.value].join('\n');
  const findings = [...byKey.values()].toSorted((a, b) => (sortable(a) < sortable(b) ? -1 : 1));
  return { format: 'pokayoke/baseline/1', findings };
}
