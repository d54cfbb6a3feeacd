// What a file may be. Each artefact carries the place where it stands, so that a finding leads back into the text.
import type { ConfigTarget, MessageTarget, TurnsTarget } from '../grading/index.ts';
import type { Json } from '../model/json.ts';

/** The words of `--as`. */
export const artefactKinds = ['definition', 'result', 'message', 'plan', 'config'] as const;

/** The kinds of artefact. */
export type ArtefactKind = (typeof artefactKinds)[number];

/** One thing to be judged. */
export type Artefact =
  | { kind: 'definition'; tools: Json[]; index: number; pointer: string; name: string }
  | { kind: 'result'; result: Json; tool?: Json; pointer: string; name: string; current: boolean }
  | { kind: 'message'; target: MessageTarget; pointer: string; name: string; tool?: Json }
  | { kind: 'plan'; target: TurnsTarget; pointer: string; name: string }
  | { kind: 'config'; target: ConfigTarget; pointer: string; name: string };

/** What is known besides the text. */
export type ReadOptions = {
  /** The kind, where the caller says so. */
  as?: ArtefactKind | undefined;
  /** The file's path, for configuration. */
  file?: string | undefined;
  /** The folder that `~` stands for in `file`. */
  home?: string | undefined;
  /** The revision of protocol messages, where the caller says so. */
  revision?: MessageTarget['revision'] | undefined;
};
