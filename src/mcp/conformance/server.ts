// The server of the scenario `conformance`: the mock server of the exercises with everything that the official suite asks for.
import { isObject, own } from '../../model/json.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Extension } from '../extension.ts';
import { createMockServer } from '../mock-server.ts';
import type { MockServer } from '../mock-server.ts';
import type { ServerNotifier } from '../sdk.ts';
import type { Judge } from '../spec.ts';
import { pursue } from './asking.ts';
import { askingTools } from './asking-tools.ts';
import { fixedTools } from './fixed-tools.ts';
import { words } from './fixture.ts';
import type { Talking } from './fixture.ts';
import { attachPrompts } from './prompts.ts';
import { attachResources } from './resources.ts';
import { createSeal } from './seal.ts';
import { talkingTools } from './talking-tools.ts';
import { createTaskStore } from './task-store.ts';
import { attachTasks, TASKS, taskTools } from './tasks.ts';

/** Starts the server. It rejects the old protocol by itself; a session leg (`bothEras`) or stdio serves that. */
export function createConformanceServer(judge: Judge): MockServer {
  const seal = createSeal();
  const tasks = createTaskStore();
  let notifier: ServerNotifier | undefined;
  const talking: Talking[] = [
    ...talkingTools(() => notifier),
    ...askingTools.map(({ definition, asking }): Talking => ({
      definition,
      run: ({ ctx, server, era }, args) => pursue(asking, { name: words(definition['name']), args, ctx, server, era }, seal),
    })),
    ...taskTools(tasks, seal),
  ];
  const extension: Extension = {
    capabilities: (era) => ({
      resources: { listChanged: true, subscribe: true },
      prompts: { listChanged: true },
      completions: {},
      ...(era === 'legacy' ? { logging: {} } : { extensions: { [TASKS]: {} } }),
    }),
    call: (call) => {
      const name = own(call.params, 'name');
      const tool = talking.find(({ definition }) => definition['name'] === name);
      const args = own(call.params, 'arguments') ?? {};
      // Arguments that do not fit are refused where every tool's are.
      const fits = tool !== undefined && isObject(args) && judge(tool.definition['inputSchema'] ?? {}, args).status === 'valid';
      return fits ? tool.run(call, args) : undefined;
    },
    attach: (server, era, onHeaderMismatch) => {
      attachResources(server, era);
      attachPrompts(server, era, seal);
      if (era === 'modern') attachTasks(server, tasks, onHeaderMismatch);
    },
    announceBy: (given) => {
      notifier = given;
    },
  };
  return createMockServer(
    {
      info: { name: 'pokayoke-conformance', version: '1.0.0', title: 'Pokayoke: conformance' },
      tools: [...fixedTools, ...talking].map(({ definition }): JsonObject => definition),
      list: { ttlMs: 60_000, cacheScope: 'public' },
      listChanged: true,
      legacy: 'reject',
      judge,
      call: ({ name, arguments: args }) => {
        const tool = fixedTools.find(({ definition }) => definition['name'] === name);
        return { kind: 'executed', result: tool?.gives(args) ?? {} };
      },
    },
    extension,
  );
}
