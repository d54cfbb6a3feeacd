// A personal server stands in `~/.claude.json`, a shared one in the project's `.mcp.json`. Other places are not read.
import { isObject, join, own } from '../../../model/json.ts';
import { type ConfigRule, readerOf, serversOf } from '../../config.ts';

/** Files that look right and are not read for servers. */
const unread =
  /(?:^|\/)\.claude\/(?:\.?mcp\.json|\.?mcp_servers\.json|settings(?:\.local)?\.json|config\.json|claude\.json)$|(?:^|\/)(?:mcp\.json|claude\.json|\.mcp\.jsonc)$/;
const personal =
  /\bpersonal(?:ly)?\b|\bprivate\b|\bexperiment|\bjust me\b|\bonly (?:me|for me|mine)\b|\bmy own\b|\bone (?:person|developer)\b|個人|自分だけ|実験|試し/i;
const shared =
  /\bteam\b|\bshared?\b|\beverybody\b|\beveryone\b|\ball (?:developers|members|contributors)\b|\bwhole project\b|チーム|共有|全員/i;

export const place: ConfigRule = {
  id: 'config.place',
  find: (target) => {
    const { file, purpose = '', content, pointer } = target;
    // Other clients have places of their own, which are not judged here.
    if (file === undefined || readerOf(target).id !== 'claude-code' || serversOf(target).length === 0) return [];
    const here = isObject(own(content, 'mcpServers')) ? join(pointer, 'mcpServers') : pointer;
    const forOne = personal.test(purpose) && !shared.test(purpose);
    const forAll = shared.test(purpose) && !personal.test(purpose);
    const project = /(?:^|\/)\.mcp\.json$/.test(file);
    const home = /(?:^|\/)\.claude\.json$/.test(file);
    const wrong = unread.test(file) || (project && forOne) || (home && forAll);
    return wrong
      ? [
          {
            pointer: here,
            params: { file, better: forAll || (unread.test(file) && !forOne && !file.startsWith('~')) ? '.mcp.json' : '~/.claude.json' },
          },
        ]
      : [];
  },
};
