// Prompts of the conformance scenario, and completion of their arguments.
import { isObject, own } from '../../model/json.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Era } from '../extension.ts';
import type { Instance } from '../on-connection.ts';
import { CODE } from '../protocol.ts';
import { ProtocolError } from '../sdk.ts';
import { pursue } from './asking.ts';
import type { Asking } from './asking.ts';
import { words } from './fixture.ts';
import { PIXEL } from './media.ts';
import { elicit } from './requests.ts';
import type { Seal } from './seal.ts';

type Prompt = { name: string; description: string; arguments?: { name: string; description: string; required: boolean }[] };

const user = (content: JsonObject): JsonObject => ({ role: 'user', content });
const text = (said: string): JsonObject => user({ type: 'text', text: said });
const argument = (name: string, description: string) => ({ name, description, required: true });

const prompts: readonly (Prompt & ({ gives: (args: JsonObject) => JsonObject[] } | { asking: Asking }))[] = [
  { name: 'test_simple_prompt', description: 'One message.', gives: () => [text('This is a simple prompt for testing.')] },
  {
    name: 'test_prompt_with_arguments',
    description: 'One message with two arguments in it.',
    arguments: [argument('arg1', 'Any text.'), argument('arg2', 'Any text.')],
    gives: (args) => [text(`Prompt with arguments: arg1='${words(own(args, 'arg1'))}', arg2='${words(own(args, 'arg2'))}'`)],
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'A resource and a request about it.',
    arguments: [argument('resourceUri', 'The URI under which the resource is embedded.')],
    gives: (args) => [
      user({
        type: 'resource',
        resource: { uri: words(own(args, 'resourceUri')), mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
      }),
      text('Please process the embedded resource above.'),
    ],
  },
  {
    name: 'test_prompt_with_image',
    description: 'An image and a request about it.',
    gives: () => [user({ type: 'image', data: PIXEL, mimeType: 'image/png' }), text('Please analyze the image above.')],
  },
  {
    name: 'test_input_required_result_prompt',
    description: 'Asks the user before it gives a message.',
    asking: {
      rounds: [() => ({ user_context: elicit('What context should the prompt use?', { context: { type: 'string' } }) })],
      state: false,
      done: (found) => ({ messages: [text(`Context: ${JSON.stringify(own(found['user_context'], 'content') ?? null)}`)] }),
    },
  },
];

function find(name: Json | undefined): (typeof prompts)[number] {
  const found = prompts.find((prompt) => prompt.name === name);
  if (found === undefined) throw new ProtocolError(CODE.invalidParams, `Unknown prompt: ${words(name)}`);
  return found;
}

function listed({ name, description, arguments: args }: Prompt): Prompt {
  return { name, description, ...(args === undefined ? {} : { arguments: args }) };
}

/** Adds prompts and completion to an instance. */
export function attachPrompts(server: Instance, era: Era, seal: Seal): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map(listed) }));
  server.setRequestHandler('prompts/get', (async ({ params }: { params: { name: string; arguments?: JsonObject } }, ctx: never) => {
    const prompt = find(params.name);
    const args = params.arguments ?? {};
    const lacking = (prompt.arguments ?? []).filter(({ name }) => !Object.hasOwn(args, name)).map(({ name }) => name);
    if (lacking.length > 0) throw new ProtocolError(CODE.invalidParams, `Missing arguments: ${lacking.join(', ')}`);
    if ('gives' in prompt) return { messages: prompt.gives(args) };
    return pursue(prompt.asking, { name: prompt.name, args, ctx, server, era }, seal);
  }) as never);
  server.setRequestHandler('completion/complete', ({ params }) => {
    const typed = isObject(params.argument) ? params.argument.value : '';
    const values = ['paris', 'park', 'party'].filter((word) => word.startsWith(typed.toLowerCase()));
    return { completion: { values, total: values.length, hasMore: false } };
  });
}
