// A failure says what failed. "Error" alone leaves the model with nothing to change. MCP 2026-07-28, Tools: actionable feedback.
import type { ResultRule } from '../../result.ts';

const idle = new Set(
  (
    'a an the unknown internal unexpected server some general generic tool request call operation execution has have was is been error errors failed ' +
    'failure exception occurred happened something went wrong oops sorry please try again later code null undefined none false bad invalid input 500 400 it'
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
    const says = words.some((word) => !idle.has(word)) && !japanese.test(text);
    return says ? [] : [{ pointer, params: { text: text === '' ? null : text.slice(0, 80) } }];
  },
};
