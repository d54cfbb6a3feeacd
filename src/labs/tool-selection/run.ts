// Runs a `tool-selection` submission: mount the tools, list them, put every request to the selector, then send the numbers.
import { type CompiledTools, compileTools } from '../../agent/index.ts';
import type { CallReport } from '../../mcp/index.ts';
import type { Coded, Evidence } from '../../model/evidence.ts';
import type { Exercise, RunData } from '../../model/exercise.ts';
import { type Json, type JsonObject, own } from '../../model/json.ts';
import type { Locale } from '../../model/localized.ts';
import { type RunEnd, evidenceOf } from '../evidence.ts';
import { createLog } from '../log.ts';
import { openSession } from '../session.ts';
import { gridAsData, gridOf } from './grid.ts';
import { type Pulled, linesAsData, readLines } from './lines.ts';
import { sendNumber } from './numbers.ts';
import { asData, choose, doing, reason } from './read-request.ts';
import { Battery, type NumberCase, type RequestCase, Scenario } from './scenario.ts';
import { type Submission, languageOf, readSubmission } from './submission.ts';

/** A request with its words in the language of the run. */
type Asked = { tried: RequestCase; say: string };

const namesOf = ({ given }: Scenario): string[] => given.ja.tools.map((tool) => String(tool['name']));

function askedIn(exercise: Exercise, battery: Battery, lang: Locale): Asked[] {
  const requests = battery.filter((one) => one.case === 'request');
  return requests.map((tried) => {
    const say = tried.say ?? exercise.requests.find(({ id }) => id === tried.id)?.say;
    if (say === undefined) throw new Error(`battery.yaml: the request "${tried.id}" says nothing; write \`say\`, or a request in exercise.yaml`);
    return { tried, say: say[lang] };
  });
}

/** What the judge must know of the exercise, run or not. */
function frame(scenario: Scenario, exercise: Exercise): JsonObject {
  return { names: namesOf(scenario), least: { ...scenario.least }, budget: exercise.budgets.tokens ?? null };
}

/** The outcomes that the given definitions have, for the table of before. */
function before({ given }: Scenario, lang: Locale, asked: readonly Asked[]): Json {
  const compiled = compileTools(given[lang].tools);
  const outcomes = asked.map(({ tried, say }) => ({ wants: tried.wants, choice: choose(compiled, say, given[lang].system).choice }));
  return gridAsData(gridOf(given[lang].tools.map((tool) => String(tool['name'])), outcomes));
}

async function play(scenario: Scenario, data: RunData, battery: Battery, submission: Submission): Promise<RunEnd> {
  const { tools, system } = submission;
  const lang = languageOf(tools);
  const asked = askedIn(data.exercise, battery, lang);
  const log = createLog();
  let last: CallReport | undefined;
  const client = openSession({
    info: scenario.server,
    tools,
    log,
    call: () => ({ kind: 'executed', result: { text: 'ok' } }),
    onCall: (report) => {
      last = report;
      const { tool, arguments: args, outcome, errors, guard } = report;
      log.add({ step: 'call', tool, arguments: args, outcome, errors, ...(guard === undefined ? {} : { guard }) });
    },
  });
  await client.discover();
  await client.listAll();
  const compiled = compileTools(tools);
  const requests = readAll(compiled, asked, system, (id, step) => {
    log.inCase(id);
    return log.add(step);
  });
  const numbers: Json[] = [];
  for (const tried of battery.filter((one): one is NumberCase => one.case === 'number')) {
    const index = tools.findIndex((tool) => own(tool, 'name') === tried.tool);
    log.inCase(tried.id);
    last = undefined;
    const sent = await sendNumber(client, log, tried, tools[index] ?? null, () => last);
    if (sent.guard !== undefined) return { steps: log.steps, data: frame(scenario, data.exercise), stopped: stoppedBy(sent.guard, index) };
    const { id, tool, number, takes, holdout } = tried;
    numbers.push({ id, tool, index, number, takes, taken: sent.taken, parameter: sent.parameter, steps: sent.steps, ...(holdout === undefined ? {} : { holdout }) });
  }
  return {
    steps: log.steps,
    data: {
      ...frame(scenario, data.exercise),
      lang,
      requests: requests.told,
      lines: linesAsData(readLines(compiled, system, requests.pulled)),
      numbers,
      notes: compiled.notes.map((note) => ({ ...note })),
      grid: { before: before(scenario, lang, asked), after: gridAsData(gridOf(namesOf(scenario), requests.pulled)) },
    },
  };
}

function stoppedBy({ code, pointer, params }: NonNullable<CallReport['guard']>, index: number): Coded {
  return { code: `guard.${code}`, params: { ...params, pointer: `/tools/${String(index)}/inputSchema${pointer}` } };
}

type Add = (id: string, step: { step: 'agent'; actor: 'agent'; does: Coded; because: Coded }) => number;

/** Puts every request to the selector: one step each, and what the judge needs. */
function readAll(compiled: CompiledTools, asked: readonly Asked[], system: readonly string[], add: Add): { told: Json[]; pulled: Pulled[] } {
  const told: Json[] = [];
  const pulled: Pulled[] = [];
  for (const { tried, say } of asked) {
    const selection = choose(compiled, say, system);
    const { choice: without } = system.length === 0 ? selection : choose(compiled, say, []);
    const { id, wants, holdout } = tried;
    const n = add(id, { step: 'agent', actor: 'agent', does: doing(selection, say), because: reason(selection) });
    told.push({ id, say, wants, ...(holdout === undefined ? {} : { holdout }), step: n, ...asData(selection) });
    pulled.push({ id, say, wants, choice: selection.choice, without });
  }
  return { told, pulled };
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
    return submission === undefined ? { steps: [], data: frame(scenario, data.exercise) } : play(scenario, data, battery, submission);
  });
}
