// Stack traces, queries, hosts and tokens belong in the server's log, not in what a model and a user read.
import type { ResultRule } from '../../result.ts';

/** A file of the user's own folder that is not there: the caller named it, and has to read it again to mend it. */
function isAskedFor(text: string, found: string): boolean {
  if (!/^(?:\/(?:home|Users)\/|[A-Z]:\\Users\\)/.test(found)) return false;
  const sentence = text.split(/\n|(?<=[.。])\s/).find((one) => one.includes(found.replace(/\.$/, ''))) ?? '';
  return (
    /\b(?:not found|does not exist|doesn't exist|no such (?:file|folder|directory)|already exists|is (?:empty|a folder|a directory))\b|見つかりません|存在しません|すでにあります/i.test(
      sentence,
    ) && !/\bE[A-Z]{4,}\b|:\d+:\d+|\bat \w/.test(sentence)
  );
}

export const cleanText: ResultRule = {
  id: 'result.clean-text',
  find: ({ pointer, heard }) =>
    // A tool that reads logs or files may show all of these as its data; a failure has no reason to. A token never has.
    heard.leaks
      .filter(({ what }) => heard.failed || what === 'token')
      .filter(({ what, found }) => what !== 'file-path' || !isAskedFor(heard.read, found))
      .map(({ what, found }) => ({ pointer, params: { what, found: found.slice(0, 120) } })),
};
