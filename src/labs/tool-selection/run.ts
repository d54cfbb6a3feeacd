// Runs a `tool-selection` submission: mount the tools, list them, put every request to the selector, then send the numbers.
import { type CompiledTools, compileTools } from '../../agent/index.ts';
import { nameOf } from '../../grading/index.ts';
import type { Coded, Evidence } from '../../model/evidence.ts';
import type { Exercise, RunData } from '../../model/exercise.ts';
import { type Json, type JsonObject, own } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import type { Guarded } from '../../model/schema-error.ts';
import { type RunEnd, evidenceOf } from '../evidence.ts';
import { gridAsData, gridOf } from './grid.ts';
import { type Pulled, linesAsData, quoted, readLines } from './lines.ts';
import { sendNumber } from './numbers.ts';
import { asData, choose, doing, reason } from './read-request.ts';
import { Battery, type NumberCase, type RequestCase, Scenario } from './scenario.ts';
import { type Stage, createStage } from './stage.ts';
import { type Submission, languageOf, readSubmission } from './submission.ts';

/** Guards that a rule already calls wrong: the run goes on. */
const structural: ReadonlySet<string> = new Set(['remote-ref', 'unresolved-ref', 'ref-cycle']);

/** A request with its words in the language of the run. */
type Asked = { tried: RequestCase; say: string };

const namesOf = ({ given }: Scenario): string[] => given.ja.tools.map(nameOf);

/** The keywords that the given lines quote, in both languages. */
function keywordsIn(scenario: Scenario): string[] {
  const names = new Set(namesOf(scenario));
  return [scenario.given.ja, scenario.given.en].flatMap(({ system }) => system.flatMap((line) => quoted(line, names)));
}

function askedIn(exercise: Exercise, battery: Battery, lang: Locale): Asked[] {
  const requests = battery.filter((one) => one.case === 'request');
  return requests.map((tried) => {
    const say = tried.say ?? exercise.requests.find(({ id }) => id === tried.id)?.say;
    if (say === undefined)
      throw new Error(`battery.yaml: "${tried.id}" says nothing; write \`say\` there, or the request in exercise.yaml`);
    return { tried, say: say[lang] };
  });
}

/** What the judge must know of the exercise, run or not. */
function frame(scenario: Scenario, exercise: Exercise): JsonObject {
  const { elsewhere = { ja: [], en: [] } } = scenario;
  return {
    names: namesOf(scenario),
    least: { ...scenario.least },
    budget: exercise.budgets.tokens ?? null,
    elsewhere: [...elsewhere.ja, ...elsewhere.en],
  };
}

/** The table of before: the same requests, put to the definitions that were given. */
function before({ given }: Scenario, lang: Locale, asked: readonly Asked[]): Json {
  const { tools, system } = given[lang];
  const compiled = compileTools(tools);
  const outcomes = asked.map(({ tried, say }) => ({ wants: tried.wants, choice: choose(compiled, say, system).choice }));
  return gridAsData(gridOf(tools.map(nameOf), outcomes));
}

/** Puts every request to the selector: one step each, and what judge and page need. */
function readAll(
  { log }: Stage,
  compiled: CompiledTools,
  asked: readonly Asked[],
  system: readonly string[],
): { told: Json[]; pulled: Pulled[] } {
  const told: Json[] = [];
  const pulled: Pulled[] = [];
  for (const { tried, say } of asked) {
    const { id, wants, holdout } = tried;
    const selection = choose(compiled, say, system);
    const { choice: without } = system.length === 0 ? selection : choose(compiled, say, []);
    log.inCase(id);
    const step = log.add({ step: 'agent', actor: 'agent', does: doing(selection, say), because: reason(selection, say) });
    told.push({ id, say, wants, ...(holdout === undefined ? {} : { holdout }), step, ...asData(selection, say) });
    pulled.push({ id, say, wants, choice: selection.choice, without });
  }
  return { told, pulled };
}

/** Sends the numbers; a guard that speaks ends the run, because nothing after it can be judged. */
async function sendAll(
  { log, send }: Stage,
  cases: readonly NumberCase[],
  tools: readonly Json[],
): Promise<{ told: Json[]; stopped?: Coded }> {
  const told: Json[] = [];
  for (const tried of cases) {
    const { id, tool, number, takes, holdout } = tried;
    const index = tools.findIndex((one) => own(one, 'name') === tool);
    log.inCase(id);
    const { taken, parameter, steps, guard } = await sendNumber(send, tried, tools[index] ?? null);
    if (guard !== undefined && !structural.has(guard.code)) return { told, stopped: stoppedBy(guard, index) };
    const about = { id, tool, index, number: number ?? null, takes, taken, parameter, steps };
    told.push({ ...about, ...(holdout === undefined ? {} : { holdout }) });
  }
  return { told };
}

function stoppedBy({ code, pointer, params }: Guarded, index: number): Coded {
  return { code: `guard.${code}`, params: { ...params, pointer: `/tools/${String(index)}/inputSchema${pointer}` } };
}

async function play(scenario: Scenario, exercise: Exercise, battery: Battery, { tools, system }: Submission): Promise<RunEnd> {
  const lang = languageOf(tools);
  const asked = askedIn(exercise, battery, lang);
  const stage = createStage(scenario.server, tools);
  await stage.client.discover();
  await stage.client.listAll();
  const compiled = compileTools(tools);
  const { told, pulled } = readAll(stage, compiled, asked, system);
  const numbers = await sendAll(stage, battery.filter((one) => one.case === 'number'), tools); // prettier-ignore
  const { steps } = stage.log;
  if (numbers.stopped !== undefined) return { steps, data: frame(scenario, exercise), stopped: numbers.stopped };
  return {
    steps,
    data: {
      ...frame(scenario, exercise),
      lang,
      requests: told,
      lines: linesAsData(readLines(compiled, system, pulled, keywordsIn(scenario))),
      numbers: numbers.told,
      notes: compiled.notes.map((note) => ({ ...note })),
      grid: { before: before(scenario, lang, asked), after: gridAsData(gridOf(namesOf(scenario), pulled)) },
    },
  };
}

/**
 * Runs a submission against the exercise. Same input, same evidence.
 * @throws where the exercise's own data are wrong; the doctor finds that before a learner does
 */
export async function run(text: string, data: RunData): Promise<Evidence> {
  const scenario = Scenario.parse(data.exercise.scenario);
  const battery = Battery.parse(data.battery);
  return evidenceOf(text, data.exercise, async (value) => {
    const submission = readSubmission(value, namesOf(scenario));
    return submission === undefined
      ? { steps: [], data: frame(scenario, data.exercise) }
      : play(scenario, data.exercise, battery, submission);
  });
}
