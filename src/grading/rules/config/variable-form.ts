// `${NAME}` and `${NAME:-default}` are expanded, in command, args, env, url and headers. Other spellings go out as they stand.
import { type ConfigRule, readerOf, serversOf, textsOf } from '../../config.ts';

const others =
  /(?<![\w$\\])\$[A-Za-z_]\w*|\$\{(?:env|input|workspaceFolder|userHome)(?::[^}]*)?\}|\{\{\s*[\w.]+\s*\}\}|%[A-Z_][A-Z0-9_]*%|\$\([^)]*\)|\$\{[A-Za-z_]\w*:?[=?+][^}]*\}|\$\{(?![A-Za-z_]\w*(?::-[^}]*)?\})[^}]*\}/;

/** A shell expands its own variables. */
const shells = /(?:^|\/)(?:ba|z|da|fi)?sh$|^cmd(?:\.exe)?$|powershell/i;

export const variableForm: ConfigRule = {
  id: 'config.variable-form',
  find: (target) => {
    // Other clients expand other forms.
    if (readerOf(target).id !== 'claude-code') return [];
    return serversOf(target).flatMap((entry) => {
      const texts = textsOf(entry);
      const shell = texts.some(({ field, text }) => field === 'command' && shells.test(text));
      return texts.flatMap(({ text, pointer, field }) => {
        const written = others.exec(text)?.[0];
        return written === undefined || (shell && field === 'args') ? [] : [{ pointer, params: { server: entry.name, written } }];
      });
    });
  },
};
