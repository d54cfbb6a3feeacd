// From the `{situation, response}` of a rule page to an exercise with that one situation.
import * as z from 'zod/mini';
import type { RunData } from '../../../src/model/exercise.ts';
import type { JsonObject } from '../../../src/model/json.ts';
import { both, smallExercise } from './small-exercise.ts';

const Kind = z.enum(['transient', 'validation', 'policy', 'permission', 'unknown-outcome', 'empty']);

/** What a page says about its situation; everything else follows from the kind. The request's id is 7. */
export const PageSituation = z.strictObject({
  /** What the user asked for. */
  user: z.string(),
  kind: Kind,
  request: z.strictObject({ tool: z.string(), arguments: z.record(z.string(), z.json()) }),
  /** What the server's log says and nobody may hear. */
  secrets: z.optional(z.array(z.string())),
  /** Words that the user must hear, each of them. */
  told: z.optional(z.array(z.string())),
  /** Fewest and most calls. */
  calls: z.optional(z.tuple([z.int(), z.int()])),
  /** Calls that get this response before the world answers by itself; absent: all. */
  answersAfter: z.optional(z.int()),
  /** How often the effect may have happened. */
  effects: z.optional(z.int()),
  /** The argument that can be corrected, and how. */
  corrects: z.optional(z.strictObject({ argument: z.string(), form: z.literal('iso-date'), right: z.string() })),
});
export type PageSituation = z.infer<typeof PageSituation>;

/** A fragment of a `failure.*` or `empty.*` page. */
export const FailureFragment = z.strictObject({ situation: PageSituation, response: z.json() });

const ends: Readonly<Record<PageSituation['kind'], string[]>> = {
  transient: ['said.handed-on', 'said.done'],
  validation: ['said.done', 'said.asks-user'],
  policy: ['said.refused'],
  permission: ['said.right-missing', 'said.refused'],
  'unknown-outcome': ['said.may-have-happened'],
  empty: ['said.none'],
};

/** The exercise; the submission for it is `{it: response}`. */
export function failureWorld(page: PageSituation): RunData {
  const { request, corrects } = page;
  const properties = Object.fromEntries(Object.keys(request.arguments).map((key) => [key, { description: key }]));
  const expect: JsonObject = {
    calls: page.calls ?? [1, 10],
    ends: ends[page.kind],
    told: (page.told ?? []).map((word) => ({ id: word, any: [word] })),
    ...(corrects === undefined ? {} : { corrects: corrects.argument }),
    ...(page.effects === undefined ? {} : { effects: page.effects }),
  };
  const situation: JsonObject = {
    id: 'it',
    title: both('it'),
    say: both(page.user),
    happened: both('it'),
    request: { id: 7, ...request },
    kind: page.kind,
    writes: page.kind !== 'empty',
    searches: page.kind === 'empty',
    log: '',
    secrets: page.secrets ?? [],
    ...(corrects === undefined ? {} : { corrects: { [corrects.argument]: { form: { form: corrects.form }, right: corrects.right } } }),
  };
  return smallExercise({
    kind: 'tool-error',
    scenario: {
      server: { name: 'small', version: '1.0.0' },
      tools: [{ name: request.tool, inputSchema: { type: 'object', properties } }],
      lookUps: [],
      situations: [situation],
    },
    battery: [
      {
        id: 'one',
        case: 'situation',
        situation: 'it',
        fails: page.answersAfter ?? 99,
        then: { resultType: 'complete', content: [] },
        expect,
        why: both('it'),
      },
    ],
  });
}
