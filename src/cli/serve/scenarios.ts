// What can be served: the server of each exercise, with the tools of its worked answer, and the fixtures of the official suite.
import { type CallOutcome, type MockServer, createConformanceServer, createMockServer } from '../../mcp/node.ts';
import type { Exercise } from '../../model/exercise.ts';
import { type Json, own } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import { grade } from '../../runner/grade.ts';
import { judge } from '../../schema/index.ts';
import { exerciseIds, readExerciseFolder } from '../project.ts';
import { say } from '../words.ts';
import { liveServer } from './live.ts';
import { type KnownCall, type Recorded, recorded } from './replay.ts';
import { refusing } from './server-checks.ts';

/** The scenario that is no exercise. */
export const conformance = 'conformance';

/** A server that can be started. `changeEvery`: seconds between two changes of the list, where the exercise has such. */
export type Scenario = { id: string; title: string; start: (changeEvery: number) => MockServer };

/** Known calls that an answer names at most. */
const named = 5;

function examples(calls: readonly KnownCall[], tool: string): string {
  const known = calls.filter(({ name }) => name === tool).slice(0, named);
  return known.map(({ arguments: args }) => `\n- ${tool} ${JSON.stringify(args)}`).join('');
}

/** A call that the exercise does not make: its schema has let it through, and nobody has written an answer. */
function unwritten(tool: Json, name: string, calls: readonly KnownCall[]): CallOutcome {
  const like = examples(calls, name);
  const others = like === '' ? '' : ` Calls that it makes:${like}`;
  if (own(tool, 'outputSchema') === undefined) {
    return {
      kind: 'executed',
      result: { text: `Accepted. This mock server changes nothing, and the exercise does not make this call.${others}` },
    };
  }
  const text = `This mock server has no data for this call: the exercise does not make it.${others}`;
  return { kind: 'refused', check: 'no-data', result: { text, isError: true } };
}

function mounted(exercise: Exercise, submission: Json, server: Recorded): MockServer {
  return createMockServer({
    info: server.info ?? { name: exercise.id, version: String(exercise.revision) },
    tools: server.tools,
    list: { ttlMs: 60_000, cacheScope: 'private' },
    judge,
    legacy: 'reject',
    before: ({ name, arguments: args }) => server.answer(name, args),
    call: ({ name, arguments: args, tool }) => {
      const check = refusing(exercise, submission, args);
      if (check === undefined) return unwritten(tool, name, server.calls);
      return { kind: 'refused', check, result: { text: `Refused by the server: ${check}` } };
    },
  });
}

/** The scenario of one exercise; undefined where its run shows no server with tools. */
async function ofExercise(id: string, locale: Locale): Promise<Scenario | undefined> {
  const folder = readExerciseFolder(id);
  if (!folder.ok) return undefined;
  const { exercise, battery, good } = folder.value;
  const submission = good.find(({ name }) => name === exercise.worked.answer)?.answer.submission;
  if (submission === undefined) return undefined;
  const { evidence } = await grade(JSON.stringify(submission), { exercise, battery });
  if (recorded(evidence).tools.length === 0) return undefined;
  const start: Scenario['start'] = (changeEvery) => {
    const server = recorded(evidence);
    return liveServer(exercise, server, changeEvery) ?? mounted(exercise, submission, server);
  };
  return { id, title: exercise.title[locale], start };
}

/** The scenario with this id, or undefined. */
export async function scenarioOf(id: string, locale: Locale): Promise<Scenario | undefined> {
  if (id === conformance) return { id, title: say(locale, 'cli.serve-conformance'), start: () => createConformanceServer(judge) };
  return exerciseIds().includes(id) ? ofExercise(id, locale) : undefined;
}

/** Every scenario, in the order of the ids, `conformance` last. */
export async function scenarios(locale: Locale): Promise<Scenario[]> {
  const found = await Promise.all([...exerciseIds(), conformance].map((id) => scenarioOf(id, locale)));
  return found.filter((scenario) => scenario !== undefined);
}
