// Search finds compounds by their letters, names whole and in parts, and puts the page that holds the whole stretch first.
import { describe, expect, test } from 'vitest';
import { find, indexPages, piecesFor, type SearchPage } from '../../src/search/index.ts';

const page = (path: string, title: string, text: string, kind: SearchPage['kind'] = 'lesson'): SearchPage => ({
  path,
  title,
  kind,
  sections: [
    { heading: '', anchor: '', text: '' },
    { heading: `${title}の節`, anchor: 'a', text },
  ],
});
const pages = [
  page('discover/', '多いツール', '段階的な発見では、要るツールだけを読みます。'),
  page('stages/', '発見と段階', '発見には段階があります。段階的に進め、的を絞って発見します。'),
  page('errors/', '二種類のエラー', 'プロトコルエラーには`-32602`を、失敗には`isError`を使います。tools/callの結果です。'),
  page('choice/', '呼ばせ方', 'tool_choiceで呼び出しを強制します。inputSchemaは変わりません。'),
  page('empty/', '空', ''),
  page('closing/', '受付の終わり', '締め切りの前日です。デフォルトの代わりにtool-useと書き、写真はphoto_idで渡します。'),
  page('waiting/', '待つ列', '切り替えの間は、メートルの表示と締めの値を見ます。'),
  page('server/', 'ハンドルの置き場', 'サーバーの答えは、検証してから渡します。'),
];
const index = indexPages(pages, 8);

describe('what is found first', () => {
  test.each([
    { query: '段階的な発見', first: 'discover/', because: 'the whole stretch stands only there, its letters on another page too' },
    { query: 'tool_choice', first: 'choice/', because: 'a name with its mark' },
    { query: 'choice', first: 'choice/', because: 'a part of a name' },
    { query: '-32602', first: 'errors/', because: 'a code with its sign' },
    { query: '32602', first: 'errors/', because: 'a code without its sign' },
    { query: 'ISERROR', first: 'errors/', because: 'capitals do not count' },
    { query: 'schema', first: 'choice/', because: 'a part of camelCase' },
    { query: 'tools/call', first: 'errors/', because: 'a method' },
    { query: 'inputSch', first: 'choice/', because: 'the beginning of a name' },
    { query: 'ｔｏｏｌ＿ｃｈｏｉｃｅ', first: 'choice/', because: 'full-width letters' },
    { query: '呼び出しを強制', first: 'choice/', because: 'a phrase with particles' },
    { query: 'isErrorの失敗', first: 'errors/', because: 'mixed letters' },
    { query: '絞', first: 'stages/', because: 'a single letter' },
    { query: '締切り', first: 'closing/', because: 'a kana between two kanji is left out' },
    { query: '締切', first: 'closing/', because: 'the last kana is left out too' },
    { query: 'サーバ', first: 'server/', because: 'without the long mark' },
    { query: 'ｻｰﾊﾞｰ', first: 'server/', because: 'half-width letters' },
    { query: 'プロトコルエア', first: 'errors/', because: 'the end is mistyped, more than half is right' },
    { query: 'はんどる', first: 'server/', because: 'katakana typed as hiragana' },
    { query: 'バリデーション', first: 'server/', because: 'another word for one of the course' },
    { query: 'デフォルト', first: 'closing/', because: 'the typed word is looked up too, where it stands' },
    { query: 'tool-choice', first: 'choice/', because: 'a name joined by another mark' },
    { query: 'toolChoice', first: 'choice/', because: 'a name in camelCase' },
    { query: 'is_error', first: 'errors/', because: 'a camelCase name with marks' },
    { query: 'params.arguments.photo_id', first: 'closing/', because: 'a path of which only the last name stands anywhere' },
    { query: '/params/tools~1call', first: 'errors/', because: 'a JSON Pointer with an escaped mark' },
  ])('$query: $because', ({ query, first }) => {
    expect(find(query, index)[0]?.page.path).toBe(first);
  });
});

test.each([
  { query: '', because: 'nothing was asked' },
  { query: '　！？', because: 'no letter' },
  { query: 'qqqq', because: 'it stands nowhere' },
  { query: 'ありますか', because: 'only pairs of small kana are there' },
  { query: 'コントロール', because: 'only ール of its katakana is there' },
])('nothing is found: $because', ({ query }) => {
  expect(find(query, index)).toEqual([]);
});

test('the section of the match is told, and the pieces of a query are enough', () => {
  const needed = piecesFor('段階的な発見', 8);
  const some = Object.fromEntries(needed.map((number) => [number, index.pieces[number] ?? {}]));
  const [hit] = find('段階的な発見', { head: index.head, pieces: some });
  expect(hit?.section).toEqual({ heading: '多いツールの節', anchor: 'a' });
  expect(needed.length).toBeLessThan(8);
});

test('the same pages give the same index; names of JavaScript are words like any other', () => {
  const odd = [page('a/', 'constructor', 'toString __proto__ hasOwnProperty')];
  expect(JSON.stringify(indexPages(odd))).toBe(JSON.stringify(indexPages(odd)));
  expect(find('constructor', indexPages(odd)).length).toBe(1);
  expect(find('proto', indexPages(odd)).length).toBe(1);
});
