// Units that a name or a text states, by dimension: mass, length, time, money, data, share, tax, zone, way of pointing, counting base, order.
import { nameWords } from './names.ts';
import { tidy } from './words.ts';

type Row = { dimension: string; unit: string; words: string; suffix?: string };

// `words` stand alone in prose; `suffix` only at the end of a name, in brackets, after "in" or after a number.
const rows: readonly Row[] = [
  { dimension: 'mass', unit: 'mg', words: 'milligram milligrams ミリグラム', suffix: 'mg' },
  { dimension: 'mass', unit: 'kg', words: 'kilogram kilograms kilogramme kilogrammes kg kgs キログラム', suffix: 'kg kgs kilo' },
  { dimension: 'mass', unit: 'g', words: 'gram grams gramme grammes グラム', suffix: 'g gram' },
  { dimension: 'mass', unit: 't', words: 'tonne tonnes トン', suffix: 't' },
  { dimension: 'mass', unit: 'lb', words: 'pound pounds lbs lb ポンド' },
  { dimension: 'mass', unit: 'oz', words: 'ounce ounces oz オンス' },
  { dimension: 'length', unit: 'mm', words: 'millimetre millimetres millimeter millimeters mm ミリメートル' },
  { dimension: 'length', unit: 'cm', words: 'centimetre centimetres centimeter centimeters cm センチメートル センチ' },
  { dimension: 'length', unit: 'km', words: 'kilometre kilometres kilometer kilometers km キロメートル' },
  { dimension: 'length', unit: 'm', words: 'metre metres meter meters メートル', suffix: 'm' },
  { dimension: 'length', unit: 'inch', words: 'inches インチ', suffix: 'inch' },
  { dimension: 'length', unit: 'mile', words: 'mile miles マイル' },
  { dimension: 'length', unit: 'ft', words: 'feet フィート', suffix: 'ft' },
  { dimension: 'time', unit: 'ms', words: 'millisecond milliseconds ms msec ミリ秒', suffix: 'ms milli' },
  { dimension: 'time', unit: 's', words: 'seconds sec secs 秒', suffix: 's sec second' },
  { dimension: 'time', unit: 'min', words: 'minute minutes mins 分間 分単位 分で', suffix: 'min minute' },
  { dimension: 'time', unit: 'h', words: 'hour hours 時間単位 時間で', suffix: 'h hour hr' },
  { dimension: 'time', unit: 'd', words: 'day days 日間 日単位 日数', suffix: 'd day' },
  { dimension: 'money', unit: 'JPY', words: 'yen jpy 円', suffix: 'yen jpy' },
  { dimension: 'money', unit: 'USD', words: 'dollar dollars usd ドル', suffix: 'usd dollar' },
  { dimension: 'money', unit: 'EUR', words: 'euro euros eur ユーロ', suffix: 'eur euro' },
  { dimension: 'money', unit: 'cent', words: 'cent cents セント', suffix: 'cent' },
  { dimension: 'money', unit: 'thousand-yen', words: '千円' },
  { dimension: 'data', unit: 'kB', words: 'kilobyte kilobytes kb キロバイト', suffix: 'kb' },
  { dimension: 'data', unit: 'MB', words: 'megabyte megabytes mb メガバイト', suffix: 'mb' },
  { dimension: 'data', unit: 'GB', words: 'gigabyte gigabytes gb ギガバイト', suffix: 'gb' },
  { dimension: 'data', unit: 'byte', words: 'byte bytes バイト', suffix: 'byte' },
  { dimension: 'temperature', unit: 'C', words: 'celsius centigrade 摂氏 ℃' },
  { dimension: 'temperature', unit: 'F', words: 'fahrenheit 華氏 ℉' },
  { dimension: 'share', unit: 'percent', words: 'percent percentage % パーセント 百分率', suffix: 'percent pct' },
  { dimension: 'share', unit: 'fraction', words: 'fraction ratio 小数 比率', suffix: 'ratio fraction' },
  { dimension: 'tax', unit: 'with-tax', words: 'tax-included 税込 税込み' },
  { dimension: 'tax', unit: 'without-tax', words: 'tax-excluded pre-tax 税抜 税抜き 税別' },
  { dimension: 'zone', unit: 'UTC', words: 'utc gmt 協定世界時', suffix: 'utc' },
  { dimension: 'zone', unit: 'JST', words: 'jst 日本時間', suffix: 'jst' },
  { dimension: 'zone', unit: 'local', words: 'local-time 現地時間', suffix: 'local' },
  { dimension: 'reference', unit: 'id', words: 'id ids identifier identifiers uid uuid 識別子', suffix: 'id uid uuid identifier' },
  { dimension: 'reference', unit: 'index', words: 'index indices 何番目 インデックス', suffix: 'idx index position' },
  { dimension: 'base', unit: '0', words: '0-based zero-based 0-indexed 0始まり ゼロ始まり 0から数え' },
  { dimension: 'base', unit: '1', words: '1-based one-based 1-indexed 1始まり 1から数え' },
  { dimension: 'order', unit: 'newest-first', words: 'newest-first 新しい順' },
  { dimension: 'order', unit: 'oldest-first', words: 'oldest-first 古い順' },
];

type Word = { row: Row; word: string };
const words: readonly Word[] = rows
  .flatMap((row) => row.words.split(' ').map((word) => ({ row, word })))
  .toSorted((a, b) => b.word.length - a.word.length);
const plainWords: ReadonlyMap<string, Row> = new Map(words.map(({ row, word }) => [word, row]));
const otherWords: readonly Word[] = words.filter(({ word }) => !/^[a-z-]+$/.test(word));
const suffixes: ReadonlyMap<string, Row> = new Map(rows.flatMap((row) => (row.suffix ?? row.words).split(' ').map((word) => [word, row])));

// "mm" in it is a month.
const dateForm = /\b(?:yyyy|mm|dd)[-/.](?:mm|dd|yyyy)[-/.](?:dd|yyyy|yy)\b/;

/** For each dimension the first unit that stands in a text. A unit that is only remembered ("was grams") does not count. */
export function unitsInText(text: string): Map<string, string> {
  const plain = tidy(text)
    .toLowerCase()
    .replace(/\((?:[^()]*\b(?:was|formerly|previously|not)\b|[^()]*(?:以前|旧|ではな))[^()]*\)/g, ' ')
    .replace(/\btax (included|excluded)\b/g, 'tax-$1')
    .replace(/\b(?:including|inclusive of|with) tax\b/g, 'tax-included')
    .replace(/\b(?:excluding|exclusive of|without|before) tax\b/g, 'tax-excluded')
    .replace(/\blocal time\b/g, 'local-time')
    .replace(/\b(?:counted|counting|starting|starts|start|numbered|beginning|begins) (?:from|at|with) (0|1|zero|one)\b/g, '$1-based')
    .replace(/\b(newest|latest|most recent|oldest|earliest)(?: \w+)? first\b/g, (_, word: string) =>
      word === 'oldest' || word === 'earliest' ? 'oldest-first' : 'newest-first',
    );
  const date = dateForm.exec(plain)?.[0];
  const prose = plain.replace(new RegExp(dateForm, 'g'), ' ');
  const found: { at: number; row: Row; weak: boolean }[] = [];
  const add = (at: number, row: Row | undefined): void => {
    // "in seconds" says what a number means; "up to 5 minutes" only mentions a size.
    if (row !== undefined) found.push({ at, row, weak: /\d\s?$/.test(prose.slice(Math.max(0, at - 2), at)) });
  };
  for (const match of prose.matchAll(/[a-z0-9]+(?:-[a-z]+)*/g)) add(match.index, plainWords.get(match[0]));
  for (const match of prose.matchAll(/(?:\bin |単位は|\d ?)([a-z]{1,3})(?![a-z])|\(([a-z]{1,3})\)/g)) {
    const word = match[1] ?? match[2] ?? '';
    add(match.index + match[0].lastIndexOf(word), suffixes.get(word));
  }
  const taken: [number, number][] = [];
  for (const { row, word } of otherWords) {
    const at = prose.indexOf(word);
    if (at === -1 || taken.some(([from, to]) => at >= from && at < to)) continue;
    taken.push([at, at + word.length]);
    add(at, row);
  }
  const first = new Map<string, string>();
  const sorted = found.toSorted((a, b) => Number(a.weak) - Number(b.weak) || a.at - b.at);
  for (const { row } of sorted) if (!first.has(row.dimension)) first.set(row.dimension, row.unit);
  if (date !== undefined) first.set('date', date);
  return first;
}

/** `text` without its unit words: two texts that differ only in units become equal. */
export function withoutUnits(text: string): string {
  let plain = tidy(text)
    .toLowerCase()
    .replace(/[a-z0-9]+(?:-[a-z]+)*/g, (word) => (plainWords.has(word) || suffixes.has(word) ? '' : word));
  for (const { word } of otherWords) plain = plain.replaceAll(word, '');
  return plain;
}

/** The unit at the end of a name: `weight_g`, `timeoutMs`. */
export function unitInName(name: string): Map<string, string> {
  const parts = nameWords(name);
  const row = parts.length < 2 ? undefined : suffixes.get(parts.at(-1) ?? '');
  return new Map<string, string>(row === undefined ? [] : [[row.dimension, row.unit]]);
}

/** Dimensions whose unit differs, where both sides state one. */
export function unitChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { dimension: string; old: string; new: string }[] {
  const found: { dimension: string; old: string; new: string }[] = [];
  for (const [dimension, old] of before) {
    const now = after.get(dimension);
    if (now !== undefined && now !== old) found.push({ dimension, old, new: now });
  }
  return found;
}
