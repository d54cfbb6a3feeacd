// Stack traces, queries, hosts and tokens belong in the server's log, not in what a model and a user read.
import type { ResultRule } from '../../result.ts';

export const cleanText: ResultRule = {
  id: 'result.clean-text',
  find: ({ pointer, heard }) =>
    // A tool that reads logs or files may show all of these as its data; a failure has no reason to. A token never has.
    heard.leaks
      .filter(({ what }) => heard.failed || what === 'token')
      .map(({ what, found }) => ({ pointer, params: { what, found: found.slice(0, 120) } })),
};
