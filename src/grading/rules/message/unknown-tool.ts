// A call of a tool that is not there is a protocol error, -32602. MCP 2026-07-28, Tools, Error Handling.
import { join, own } from '../../../model/json.ts';
import { type MessageRule, answered, resultIn } from '../../message.ts';
import { textBlocks } from '../../response.ts';

/** True where a text says that the tool itself is unknown. */
export function leadsToUnknownTool(text: string): boolean {
  return /\bunknown tool\b|\bno (?:such )?tool\b|\btool ["'`]?[\w.-]+["'`]? (?:was |is |does )?not (?:found|exist|registered|available)|\btool not found\b|ツールは?(?:ありません|存在しません|見つかりません)/i.test(
    text,
  );
}

/** Its findings stand at the response, or at its error. */
export const unknownTool: MessageRule = {
  id: 'message.unknown-tool',
  find: (target) =>
    answered(target).flatMap(({ request, response }) => {
      if (own(request.message, 'method') !== 'tools/call' || response === undefined) return [];
      const code = own(own(response.message, 'error'), 'code');
      const message = own(own(response.message, 'error'), 'message');
      if (typeof message === 'string')
        return leadsToUnknownTool(message) && code !== -32602
          ? [{ pointer: join(response.pointer, 'error'), params: { code: code ?? null } }]
          : [];
      const texts = textBlocks(resultIn(response.message));
      return texts.some(({ text }) => leadsToUnknownTool(text)) ? [{ pointer: response.pointer, params: { code: null } }] : [];
    }),
};
