// `pokayoke/check/1`: the report as canonical JSON. Without configuration and baseline it holds nothing about them.
import { canonical, type Json, type JsonObject } from '../../model/json.ts';
import type { Told } from './told.ts';

/** The document, with a line feed. */
export function checkJson({ ruled, policy }: Told): string {
  const { idle, off, gone } = ruled;
  const files = ruled.files.map(({ file, report }) => ({ file, ...report }));
  const config =
    policy.file === undefined
      ? undefined
      : {
          file: policy.file,
          off,
          ignores: idle.map(({ index, why, ignore }) => ({ index, why, rule: ignore.rule, ...policy.places[index] })),
        };
  const document: JsonObject = {
    format: 'pokayoke/check/1',
    files: files as unknown as Json,
    ...(config !== undefined && { config }),
    ...(policy.baseline !== undefined && { baseline: { gone } }),
  };
  return `${canonical(document)}\n`;
}
