// Tools that ask their client. Names, keys and schemas are those that the official suite asks for.
import { own } from '../../model/json.ts';
import type { JsonObject } from '../../model/json.ts';
import { toolResult } from '../results.ts';
import type { Asking } from './asking.ts';
import { define, words } from './fixture.ts';
import { capabilityFor, elicit, listRoots, sample } from './requests.ts';
import type { Answers, Questions } from './requests.ts';

/** A tool that asks. */
export type AskingTool = { definition: JsonObject; asking: Asking };

const text = { type: 'string' };
const options = ['option1', 'option2', 'option3'];
const titled = (noun: string) => ['First', 'Second', 'Third'].map((word, i) => ({ const: `value${i + 1}`, title: `${word} ${noun}` }));
const confirm: Questions = { confirm: elicit('Please confirm', { ok: { type: 'boolean' } }) };
const userName: Questions = { user_name: elicit('What is your name?', { name: text }) };

/** One round of fixed questions, and a sentence made of the answers. */
function once(questions: Questions, say: (found: Answers) => string, state = false): Asking {
  return { rounds: [() => questions], state, done: (found) => toolResult({ text: say(found) }) };
}

const form = (found: Answers, key: string): string => {
  const answer = found[key] ?? {};
  return `action=${words(own(answer, 'action'))}, content=${JSON.stringify(own(answer, 'content') ?? {})}`;
};
const completed = (found: Answers): string => `Elicitation completed: ${form(found, 'form')}`;
const told = (found: Answers, key: string): string => JSON.stringify(own(found[key], 'content') ?? null);

const defaults = {
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
};
const choices = {
  untitledSingle: { type: 'string', enum: options },
  titledSingle: { type: 'string', oneOf: titled('Option') },
  legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['Option One', 'Option Two', 'Option Three'] },
  untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
  titledMulti: { type: 'array', items: { anyOf: titled('Choice') } },
};

function tool(name: string, description: string, asking: Asking, properties: JsonObject = {}): AskingTool {
  return { definition: define(name, description, properties, Object.keys(properties)), asking };
}

const said = (args: JsonObject, name: string): string => words(own(args, name));

/** Every tool that asks. */
export const askingTools: readonly AskingTool[] = [
  tool(
    'test_sampling',
    'Has the client’s model answer a prompt.',
    { ...once({}, (found) => `LLM response: ${told(found, 'reply')}`), rounds: [(args) => ({ reply: sample(said(args, 'prompt'), 100) })] },
    { prompt: { type: 'string', description: 'What the model is asked.' } },
  ),
  tool(
    'test_elicitation',
    'Asks the user for a name and an address.',
    {
      ...once({}, (found) => `User response: ${form(found, 'form')}`),
      rounds: [(args) => ({ form: elicit(said(args, 'message'), { username: text, email: text }) })],
    },
    { message: { type: 'string', description: 'What the user is asked.' } },
  ),
  tool(
    'test_elicitation_sep1034_defaults',
    'Asks by a form with defaults.',
    once({ form: elicit('Check the values.', defaults, []) }, completed),
  ),
  tool(
    'test_elicitation_sep1330_enums',
    'Asks by a form with every sort of choice.',
    once({ form: elicit('Choose.', choices, []) }, completed),
  ),
  tool(
    'test_missing_capability',
    'Needs a client that declares sampling.',
    once({ reply: sample('Say hello.', 20) }, (found) => told(found, 'reply')),
  ),
  tool(
    'test_streaming_elicitation',
    'Asks the user to confirm.',
    once(confirm, (found) => form(found, 'confirm')),
  ),
  tool(
    'test_input_required_result_elicitation',
    'Asks the user for a name, then greets.',
    once(userName, (found) => `Hello, ${words(own(own(found['user_name'], 'content'), 'name') ?? 'nobody')}!`),
  ),
  tool(
    'test_input_required_result_sampling',
    'Has the client’s model name a capital.',
    once({ capital_question: sample('What is the capital of France?', 100) }, (found) => told(found, 'capital_question')),
  ),
  tool(
    'test_input_required_result_list_roots',
    'Asks for the client’s roots.',
    once({ client_roots: listRoots }, (found) => `Roots: ${JSON.stringify(own(found['client_roots'], 'roots'))}`),
  ),
  tool(
    'test_input_required_result_request_state',
    'Asks, with a signed state.',
    once(confirm, () => 'state-ok', true),
  ),
  tool(
    'test_input_required_result_tampered_state',
    'Asks, and refuses a changed state.',
    once(confirm, () => 'The state was genuine.', true),
  ),
  tool(
    'test_input_required_result_multiple_inputs',
    'Asks three things at once.',
    once({ ...userName, greeting: sample('Generate a greeting', 50), client_roots: listRoots }, () => 'All three answers are there.', true),
  ),
  tool('test_input_required_result_multi_round', 'Asks twice, one after the other.', {
    rounds: [
      () => ({ step1: elicit('Step 1: What is your name?', { name: text }) }),
      () => ({ step2: elicit('Step 2: What is your favorite color?', { color: text }) }),
    ],
    state: true,
    done: (found) => toolResult({ text: `${form(found, 'step1')}; ${form(found, 'step2')}` }),
  }),
  tool('test_input_required_result_capabilities', 'Asks only what the client declares.', {
    rounds: [
      (_args, declared) =>
        Object.fromEntries(
          Object.entries({ ...confirm, greeting: sample('Generate a greeting', 50), client_roots: listRoots }).filter(([, question]) =>
            Object.hasOwn(declared, capabilityFor(question)),
          ),
        ),
    ],
    state: false,
    done: (found) => toolResult({ text: `Answered: ${Object.keys(found).join(', ') || 'nothing could be asked'}.` }),
  }),
];
