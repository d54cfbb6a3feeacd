// The methods of the extension io.modelcontextprotocol/tasks, and the tools that run as tasks.
import { own } from '../../model/json.ts';
import type { JsonObject } from '../../model/json.ts';
import type { TakenCall } from '../extension.ts';
import { decodedHeader } from '../../model/header-value.ts';
import type { Instance } from '../on-connection.ts';
import { CODE, META } from '../protocol.ts';
import { toolResult } from '../results.ts';
import { MissingRequiredClientCapabilityError, ProtocolError } from '../sdk.ts';
import type { ServerContext, StandardSchemaV1 } from '../sdk.ts';
import { pursue } from './asking.ts';
import { define, words } from './fixture.ts';
import type { Talking } from './fixture.ts';
import { elicit } from './requests.ts';
import type { Answers } from './requests.ts';
import type { Seal } from './seal.ts';
import type { TaskPlan, TaskStore } from './task-store.ts';

/** The id under which both sides declare the extension. */
export const TASKS = 'io.modelcontextprotocol/tasks';

/** A call without tasks is answered at once; it sleeps no longer than this, in milliseconds. */
const sleepMost = 2000;

const anyParams: StandardSchemaV1<JsonObject, JsonObject> = {
  '~standard': { version: 1, vendor: 'pokayoke', validate: (value) => ({ value: value as JsonObject }) },
};

function declares(ctx: ServerContext): boolean {
  const capabilities = own(ctx.mcpReq.envelope, META.clientCapabilities);
  return own(own(capabilities, 'extensions'), TASKS) !== undefined;
}

function needTasks(ctx: ServerContext): void {
  if (!declares(ctx)) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });
}

const says = (text: string): { result: JsonObject } => ({ result: toolResult({ text }) });
const keys = (found: Answers): string => JSON.stringify(Object.values(found).map((answer) => own(answer, 'content') ?? null));
const consent = (what: string) => elicit(what, { confirm: { type: 'boolean' } });

/** Tools that cannot do without a task. */
const plans: readonly { definition: JsonObject; plan: (args: JsonObject) => TaskPlan }[] = [
  {
    definition: define('failing_job', 'Runs as a task and ends with isError.'),
    plan: () => ({ takes: 1000, ends: () => ({ result: toolResult({ text: 'The job failed, as it always does.', isError: true }) }) }),
  },
  {
    definition: define('protocol_error_job', 'Runs as a task and ends with a JSON-RPC error.'),
    plan: () => ({ takes: 200, ends: () => ({ error: { code: CODE.internal, message: 'The job broke down, as it always does.' } }) }),
  },
  {
    definition: define('confirm_delete', 'Runs as a task that asks before it goes on.', { filename: { type: 'string' } }, ['filename']),
    plan: (args) => ({
      takes: 0,
      asks: { [crypto.randomUUID()]: consent(`Delete ${words(own(args, 'filename'))}?`) },
      ends: (found) => says(`Answered: ${keys(found)}`),
    }),
  },
  {
    definition: define('multi_input', 'Runs as a task that asks two things at once.'),
    plan: () => ({
      takes: 0,
      asks: { [crypto.randomUUID()]: consent('The first?'), [crypto.randomUUID()]: consent('The second?') },
      ends: (found) => says(`Answered: ${keys(found)}`),
    }),
  },
];

async function compute(store: TaskStore, { ctx }: TakenCall, args: JsonObject): Promise<JsonObject> {
  const takes = Number(own(args, 'seconds') ?? 0) * 1000;
  const end = says(`Computed ${words(own(args, 'label') ?? 'something')}.`);
  if (takes > 0 && declares(ctx)) return store.create({ takes, ends: () => end });
  await new Promise((resolve) => setTimeout(resolve, Math.min(takes, sleepMost)));
  return end.result;
}

/** The tools that run as tasks, on a store. */
export function taskTools(store: TaskStore, seal: Seal): Talking[] {
  const slow = define('slow_compute', 'Takes its time; as a task where the client knows tasks.', {
    seconds: { type: 'number', minimum: 0 },
    label: { type: 'string' },
  });
  const name = 'test_tool_with_task';
  return [
    { definition: slow, run: (call, args) => compute(store, call, args) },
    ...plans.map(({ definition, plan }): Talking => ({
      definition,
      run: async ({ ctx }, args) => {
        needTasks(ctx);
        return store.create(plan(args));
      },
    })),
    {
      definition: define(name, 'Asks for a name first, and then runs as a task.'),
      run: async ({ ctx, server, era }, args) => {
        needTasks(ctx);
        const asking = {
          rounds: [() => ({ user_name: elicit('What is your name?', { name: { type: 'string' } }) })],
          state: true,
          done: (found: Answers) => store.create({ takes: 200, ends: () => says(`Done for ${keys(found)}.`) }),
        };
        return pursue(asking, { name, args, ctx, server, era }, seal);
      },
    },
  ];
}

/** Adds the extension's methods to an instance. `onHeaderMismatch` sees to it that HTTP answers 400. */
export function attachTasks(server: Instance, store: TaskStore, onHeaderMismatch: (request: Request) => void): void {
  const add = (method: string, answer: (id: string, ctx: ServerContext) => JsonObject | undefined): void => {
    server.setRequestHandler(method, { params: anyParams }, (params, ctx) => {
      needTasks(ctx);
      const [id, request] = [own(params, 'taskId'), ctx.http?.req];
      const header = request?.headers.get('mcp-name') ?? undefined;
      if (request !== undefined && (header === undefined || decodedHeader(header) !== id)) {
        onHeaderMismatch(request);
        throw new ProtocolError(CODE.headerMismatch, 'Bad Request: the header Mcp-Name and params.taskId disagree');
      }
      const found = typeof id === 'string' ? answer(id, ctx) : undefined;
      if (found === undefined) throw new ProtocolError(CODE.invalidParams, `Unknown task: ${words(id)}`);
      return found;
    });
  };
  add('tasks/get', store.look);
  // The SDK lifts `inputResponses` out of every request's parameters.
  add('tasks/update', (id, ctx) => (store.update(id, ctx.mcpReq.inputResponses) ? {} : undefined));
  add('tasks/cancel', (id) => (store.cancel(id) ? {} : undefined));
}
