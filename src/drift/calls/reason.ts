// What is said about one old call: the outcome, its reasons, and what validation did and did not do.
import type { JsonObject } from '../../model/json.ts';
import type { SchemaVerdict } from '../../model/schema-error.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from '../codes.ts';
import type { KindNumber } from '../kinds.ts';
import type { UnsentDefault } from './reach.ts';

/** A call as an agent once wrote it. */
export type OldCall = { name: string; arguments: JsonObject };

/** What happens to the call. `works`: runs, and no definition says that it means something else; `review` may still list what to read. */
export type OutcomeName = 'works' | 'shape_error' | 'unknown_tool' | 'silent_wrong' | 'needs_review';

/** Why. `code` is a change's code, or one of this module's own. */
export type Reason = {
  kind: KindNumber | null;
  code: ChangeCode | 'refused' | 'swallowed' | 'schema-invalid' | 'not-judged' | 'not-listed';
  before: string | null;
  after: string | null;
  /** The place in the call's arguments; null for the call as a whole. */
  argument: string | null;
};

/** The outcome of one old call. */
export type Outcome = {
  outcome: OutcomeName;
  /** What decided. */
  reasons: Reason[];
  /** What a person should read although it decided nothing. */
  review: Reason[];
  /** The tool of the new list that was judged: of the same name, or the renamed one; null where there is none. */
  tool: string | null;
  /** The arguments on that tool's new schema, whatever became of its name. */
  validity: SchemaVerdict | null;
  /** Keys that the new schema lets pass without declaring them. */
  ignored: string[];
  /** Defaults of keys that were not sent. Validation never puts them in. */
  defaults: UnsentDefault[];
};

/** A change as a reason. */
export function reasonOf(change: Change, argument?: string): Reason {
  return {
    kind: change.kind,
    code: change.code,
    before: change.before,
    after: change.after,
    argument: argument ?? change.arguments[0] ?? null,
  };
}
