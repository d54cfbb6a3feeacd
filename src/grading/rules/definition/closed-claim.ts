// A tool that goes out into the web does not claim a closed world: hosts that guard against foreign text ask less there.
import { join, own } from '../../../model/json.ts';
import { type DefinitionRule, nameOf } from '../../definition.ts';

const outside =
  /\b(?:search|brows|fetch|download|crawl|scrap|visit|query|quer)\w*\b.{0,40}\b(?:web|internet|websites?|urls?|web ?pages?)\b|\b(?:public|open|live) (?:web|internet)\b|\bweb search\b|(?:ウェブ|Web|インターネット)(?:を|から|上|で|の|ページ|サイト|検索)/i;
const inside =
  /\boffline\b|\blocal(?:ly)?\b|\bcached\b|\bno network\b|\bweb ?(?:app|server|hook)|\bthis (?:site|server|project)\b|オフライン|ローカル/i;

export const closedClaim: DefinitionRule = {
  id: 'definition.closed-claim',
  find: ({ tool, pointer }) => {
    if (own(own(tool, 'annotations'), 'openWorldHint') !== false) return [];
    const description = own(tool, 'description');
    const text = typeof description === 'string' ? (description.slice(0, 400).split(/[.。\n]/)[0] ?? '') : '';
    return outside.test(text) && !inside.test(text)
      ? [{ pointer: join(pointer, 'annotations', 'openWorldHint'), params: { name: nameOf(tool) } }]
      : [];
  },
};
