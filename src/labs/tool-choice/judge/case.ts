// Checks over one conversation: what was refused, recorded, written instead, released and answered.
import { type Finding, type KnownRule, checks, notApplicable } from '../../../grading/index.ts';
import type { Json } from '../../../model/json.ts';
import type { Check } from '../../../model/report.ts';
import { type Course, type Event, having } from './course.ts';
import type { CaseFacts, RunFacts } from './data.ts';

const records = ['effect.filed', 'effect.filed-wrongly', 'effect.filed-blindly', 'effect.filed-again'];

/** How a conversation went, as far as the checks care. */
type Outcome = {
  course: Course;
  refused: Event | undefined;
  stuck: Event | undefined;
  unbounded: Event | undefined;
  handedOn: Event | undefined;
  unparsed: Event | undefined;
  blind: Event | undefined;
  recorded: Event[];
};

function outcomeOf(course: Course): Outcome {
  const cut = having(course, 'agent.cut-off');
  return {
    course,
    refused: having(course, 'agent.api-refuses')[0],
    stuck: cut.find(({ because }) => because === 'obeyer.stuck'),
    unbounded: cut.find(({ because }) => because === 'obeyer.unbounded'),
    handedOn: having(course, 'agent.hands-on')[0],
    unparsed: having(course, 'effect.not-parsed')[0],
    blind: having(course, 'effect.filed-blindly')[0],
    recorded: having(course, ...records),
  };
}

const at = (event: Event, params: Record<string, Json> = {}): Finding[] => [
  { pointer: event.request.pointer, params, evidence: [event.n] },
];

function last(course: Course): Event | undefined {
  return course.events.at(-1);
}

/** Exactly one record, by the tool that fits; the way out, or a person, where none does. */
function onRecord({ fits, never }: CaseFacts, { roles }: RunFacts, outcome: Outcome): Finding[] | undefined {
  const { recorded, handedOn, unparsed, stuck, unbounded, course } = outcome;
  const wanted = fits ?? roles.exit;
  const tools = recorded.map(({ tool }) => tool);
  if (recorded.length === 0) {
    if (handedOn !== undefined) return fits === null ? [] : never ? undefined : at(handedOn, { wanted, tools });
    if (unparsed !== undefined || stuck !== undefined || unbounded !== undefined) return undefined;
  }
  if (tools.length === 1 && tools[0] === wanted) return [];
  const wrong = recorded.find((event, index) => index > 0 || event.tool !== wanted) ?? last(course);
  return wrong === undefined ? undefined : at(wrong, { wanted, tools });
}

/** Calls after the work was done: of the first tool in any case, of others where the conversation got stuck in them. */
function onReleased({ course, stuck }: Outcome): Finding[] {
  const reading = having(course, 'effect.read-again');
  if (reading.length === 0 && stuck === undefined) return [];
  const needless = reading.length > 0 ? reading : having(course, 'effect.filed-again');
  const calls = needless.length > 0 ? needless : having(course, 'agent.calls').slice(-1);
  const [first] = calls;
  return first === undefined ? [] : at(first, { tool: first.tool, again: calls.length });
}

function onTalk({ talk }: CaseFacts, outcome: Outcome): Finding[] | undefined {
  const { course, handedOn, recorded, stuck, unbounded } = outcome;
  if (stuck !== undefined || unbounded !== undefined) return undefined;
  if (handedOn !== undefined && recorded.length === 0) return undefined;
  const answered = having(course, 'said.answers').length;
  const exited = having(course, 'effect.exited').length;
  const wanted = { answer: talk.filter((one) => one === 'answer').length, exit: talk.filter((one) => one === 'exit').length };
  if (answered >= wanted.answer && exited >= wanted.exit) return [];
  const event = having(course, 'said.only-words')[0] ?? last(course);
  return event === undefined ? undefined : at(event, { answers: wanted.answer - answered, calls: wanted.exit - exited });
}

function onAsking({ asksAtMost }: RunFacts, { course, unbounded }: Outcome): Finding[] | undefined {
  const asks = having(course, 'agent.asks-again');
  const tooMany = unbounded ?? asks[asksAtMost];
  if (tooMany !== undefined) return at(tooMany, { asked: asks.length, most: asksAtMost });
  return asks.length === 0 ? undefined : [];
}

/** The checks of one case. */
export function onCase(tried: CaseFacts, facts: RunFacts, course: Course): Check[] {
  const outcome = outcomeOf(course);
  const { refused, blind, unparsed, recorded } = outcome;
  const about = { case: tried.id, holdout: tried.holdout, evidence: course.steps.slice(-1) };
  const one = (rule: KnownRule, found: Finding[] | undefined): Check[] =>
    found === undefined ? [notApplicable(rule, about)] : checks(rule, found, about);
  const recordRule = tried.fits === null ? 'plan.way-out' : 'plan.right-tool';
  if (refused !== undefined) {
    const job = ['plan.first-step-done', 'plan.structure-kept', recordRule, 'plan.released', 'plan.conversation-free'] as const;
    return [
      ...one('plan.request-accepted', at(refused, { ...refused.reason, because: refused.because, choice: refused.request.type })),
      ...job.flatMap((rule) => one(rule, undefined)),
    ];
  }
  return [
    ...one('plan.request-accepted', []),
    ...one(
      'plan.first-step-done',
      blind !== undefined ? at(blind, { tool: blind.tool, first: facts.roles.first }) : recorded.length > 0 ? [] : undefined,
    ),
    ...one('plan.structure-kept', unparsed === undefined ? [] : at(unparsed, { choice: unparsed.request.type })),
    ...one(recordRule, onRecord(tried, facts, outcome)),
    ...one('plan.released', onReleased(outcome)),
    ...one('plan.conversation-free', onTalk(tried, outcome)),
    ...one('plan.asking-bounded', onAsking(facts, outcome)),
  ];
}
