// Tools that send notifications while they run: progress, log messages, and the news that a list has changed.
import type { JsonObject } from '../../model/json.ts';
import type { TakenCall } from '../extension.ts';
import { logInfo } from '../on-connection.ts';
import { toolResult } from '../results.ts';
import type { ServerNotifier } from '../sdk.ts';
import { define } from './fixture.ts';
import type { Talking } from './fixture.ts';

/** Milliseconds between two notifications, so that a client sees them one by one. */
const pause = 50;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

async function progress({ ctx }: TakenCall): Promise<JsonObject> {
  const token = ctx.mcpReq._meta?.progressToken;
  for (const done of [0, 50, 100]) {
    if (done > 0) await rest();
    if (token === undefined) continue;
    await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken: token, progress: done, total: 100 } });
  }
  return toolResult({ text: 'Ran to its end, with three progress notifications where a token was given.' });
}

async function log({ ctx }: TakenCall): Promise<JsonObject> {
  const said = ['Tool execution started', 'Tool processing data', 'Tool execution completed'];
  for (const [i, text] of said.entries()) {
    if (i > 0) await rest();
    await logInfo(ctx, text);
  }
  return toolResult({ text: 'Ran to its end, with three log messages where the client asked for them.' });
}

/** Says that a list has changed, although it has not: a list must not change as a side effect of a call (mcp-facts 2.5). */
async function announce(call: TakenCall, list: 'tools' | 'prompts', notifier: ServerNotifier | undefined): Promise<JsonObject> {
  const { server, ctx, era } = call;
  if (era === 'modern' && ctx.http !== undefined) {
    if (list === 'tools') notifier?.toolsChanged();
    else notifier?.promptsChanged();
  } else if (list === 'tools') await server.sendToolListChanged();
  else await server.sendPromptListChanged();
  return toolResult({ text: `Announced a change of the list of ${list}.` });
}

/** Every tool that notifies. `notifier` gives the way to open listen streams over HTTP. */
export function talkingTools(notifier: () => ServerNotifier | undefined): Talking[] {
  return [
    { definition: define('test_tool_with_progress', 'Reports progress 0, 50 and 100 of 100.'), run: progress },
    { definition: define('test_tool_with_logging', 'Sends three log messages of level info.'), run: log },
    { definition: define('test_logging_tool', 'Sends log messages only to a client that asked for them.'), run: log },
    {
      definition: define('test_trigger_tool_change', 'Announces that the list of tools has changed.'),
      run: (call) => announce(call, 'tools', notifier()),
    },
    {
      definition: define('test_trigger_prompt_change', 'Announces that the list of prompts has changed.'),
      run: (call) => announce(call, 'prompts', notifier()),
    },
  ];
}
