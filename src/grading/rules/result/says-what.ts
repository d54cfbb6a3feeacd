// A failure says what failed. "Error" alone leaves the model with nothing to change. MCP 2026-07-28, Tools: actionable feedback.
import type { ResultRule } from '../../result.ts';

const idle = new Set(
  (
    'a an the unknown internal unexpected server some general generic tool request call operation execution has have was is been error errors failed ' +
    'failure exception occurred happened something went wrong oops sorry please try again later code null undefined none false bad invalid input it err e status http'
  ).split(' '),
);
const japanese = /^(?:不明な|内部)*(?:エラー|問題|失敗)(?:が発生|が起き|し)?(?:しました|ました|です)?。?$/;

export const saysWhat: ResultRule = {
  id: 'result.says-what',
  find: ({ pointer, heard }) => {
    if (!heard.failed || heard.leaks.length > 0) return [];
    const text = (heard.spoken === '' ? heard.read : heard.spoken).trim();
    const words =
      text
        .slice(0, 500)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    // A number of the writer's own says nothing; a status of HTTP other than 400 and 500 does.
    const says =
      words.some((word) => !idle.has(word) && !(/^[a-z]?\d+$/.test(word) && !/^4(?!00)\d\d$|^50[1-9]$/.test(word))) && !japanese.test(text);
    return says ? [] : [{ pointer, params: { text: text === '' ? null : text.slice(0, 80) } }];
  },
};
