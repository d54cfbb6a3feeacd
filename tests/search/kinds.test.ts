// Kinds of queries that learners type, on the course as it is. Each row stands for its kind; `queries.json` holds the forty fixed ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../src/cli/project.ts';
import { find, indexPages, piecesFor } from '../../src/search/index.ts';
import { houseWords } from '../../src/search/house-words.ts';
import { courseTexts } from '../tools/search-check.ts';

const texts = courseTexts();
const index = indexPages(texts);

const kinds = [
  { query: '救命胴衣', page: 'lessons/json-schema-traps/', because: 'kanji on one page' },
  { query: 'ゲートウェイ', page: 'lessons/release-checklist/', because: 'katakana on one page' },
  { query: '立方ﾒｰﾄﾙ', page: 'lessons/stateless/', because: 'half-width katakana' },
  { query: 'リソースサーバ', page: 'lessons/authorization/', because: 'without the long mark' },
  { query: '締切り', page: 'lessons/seven-mistakes/', because: 'stands there as 締め切り' },
  { query: '取置き', page: 'lessons/results-for-the-next-step/', because: 'stands there as 取り置き' },
  { query: '差し替える', page: 'lessons/authorization/', because: 'stands there in other endings' },
  { query: 'tool-choice', page: 'lessons/tool-choice/', because: 'joined by another mark' },
  { query: 'TOOLCHOICE', page: 'lessons/tool-choice/', because: 'without a mark, in capitals' },
  { query: 'params._meta', page: 'lessons/stateless/', because: 'a path with points' },
  { query: '/params/_meta/io.modelcontextprotocol~1protocolVersion', page: 'lessons/stateless/', because: 'a JSON Pointer' },
  { query: 'error.data.supported', page: 'rules/message.error-form/', because: 'a path of three names' },
  { query: 'definition.root-combinator', page: 'rules/definition.root-combinator/', because: 'the id of a rule' },
  { query: 'ツールが多すぎるときどうする', page: 'lessons/how-many-tools/', because: 'a question' },
  { query: '接続が切れたらキャンセルになる?', page: 'lessons/transports/', because: 'a question with a mark' },
  { query: '通知が来たのに古い定義が使われる', page: 'lessons/until-the-model-sees-it/', because: 'a complaint' },
  { query: 'べき等', page: 'glossary/#idempotency-key', because: 'another spelling of 冪等' },
  { query: 'サブエージェント', page: 'glossary/#subagent', because: 'another word for a term' },
  { query: 'interface drift', page: 'glossary/#drift', because: 'the English name of a term' },
  { query: 'ぽかよけ', page: 'glossary/#poka-yoke', because: 'hiragana for katakana' },
  { query: 'アノテーシン', page: 'lessons/annotations/', because: 'one letter was left out' },
];

describe('comes first or second', () => {
  test.each(kinds)('$query: $because', ({ query, page }) => {
    const paths = find(query, index, 2).map((hit) => hit.page.path);
    expect(paths).toContain(page);
  });
});

test.each([
  { query: 'kubernetes', because: 'not in the course' },
  { query: '量子コンピュータ', because: 'its pairs stand on pages, in other words' },
  { query: 'さいしこう', because: 'no reading of kanji is known' },
  { query: 'ありがとう', because: 'small kana alone' },
])('nothing is found rather than anything: $query, $because', ({ query }) => {
  expect(find(query, index)).toEqual([]);
});

test('the pieces of a query are enough, however it is read', () => {
  for (const { query } of kinds) {
    const needed = piecesFor(query, index.head.pieces);
    const some = Object.fromEntries(needed.map((number) => [number, index.pieces[number] ?? {}]));
    expect(find(query, { head: index.head, pieces: some }), query).toEqual(find(query, index));
  }
});

test('another word is one that texts may not use, and its house word is the one of the list of words', () => {
  const { rules } = parse(readFileSync(join(projectRoot, 'prh.yml'), 'utf8')) as { rules: { expected: string; pattern: string }[] };
  for (const [other, house] of houseWords) {
    const said = rules.filter(({ pattern }) => new RegExp(`^(?:${pattern.replace(/^\/|\/\w*$/g, '')})$`, 'u').test(other));
    expect(
      said.map(({ expected }) => expected),
      other,
    ).toContain(house);
  }
});
