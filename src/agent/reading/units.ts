// The closed table of units: how large each is, and the words that name it in Japanese and English, and the
// plain ones of a few other languages.
import type { Unit } from '../../model/facts.ts';

/** Units of one dimension can be turned into each other; `size` is in the dimension's base unit. */
type Row = { dimension: 'mass' | 'length' | 'time' | 'money' | 'count'; size: number; words: readonly string[] };

const table: Readonly<Record<Unit, Row>> = {
  mg: { dimension: 'mass', size: 0.001, words: ['mg', 'milligram', 'milligrams', 'ミリグラム'] },
  g: { dimension: 'mass', size: 1, words: ['g', 'gram', 'grams', 'gramme', 'grammes', 'gramm', 'gramo', 'gramos', 'グラム', '克', '그램'] },
  kg: {
    dimension: 'mass',
    size: 1000,
    words: [
      'kg',
      'kgs',
      'kilo',
      'kilos',
      'kilogram',
      'kilograms',
      'kilogramme',
      'kilogrammes',
      'kilogramm',
      'kilogramo',
      'kilogramos',
      'キロ',
      'キログラム',
      '公斤',
      '千克',
      '킬로그램',
    ],
  },
  t: {
    dimension: 'mass',
    size: 1_000_000,
    words: ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonnen', 'tonelada', 'toneladas', 'トン', '吨', '公吨'],
  },
  lb: { dimension: 'mass', size: 453.592_37, words: ['lb', 'lbs', 'pound', 'pounds', 'ポンド'] },
  mm: { dimension: 'length', size: 0.001, words: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'ミリ', 'ミリメートル'] },
  cm: {
    dimension: 'length',
    size: 0.01,
    words: ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'センチ', 'センチメートル'],
  },
  m: { dimension: 'length', size: 1, words: ['m', 'meter', 'meters', 'metre', 'metres', 'メートル'] },
  km: { dimension: 'length', size: 1000, words: ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'キロメートル'] },
  s: { dimension: 'time', size: 1, words: ['s', 'sec', 'secs', 'second', 'seconds', '秒'] },
  min: {
    dimension: 'time',
    size: 60,
    words: ['min', 'mins', 'minute', 'minutes', 'minuten', 'minuto', 'minutos', '分', '分間', '分钟', '분'],
  },
  h: {
    dimension: 'time',
    size: 3600,
    words: ['h', 'hr', 'hrs', 'hour', 'hours', 'stunde', 'stunden', 'heure', 'heures', 'hora', 'horas', '時間', '小时', '小時', '시간'],
  },
  d: {
    dimension: 'time',
    size: 86_400,
    words: ['d', 'day', 'days', 'tag', 'tage', 'tagen', 'jour', 'jours', 'día', 'días', 'dia', 'dias', '日', '日間', '天', '일'],
  },
  JPY: { dimension: 'money', size: 1, words: ['jpy', 'yen', '円'] },
  pcs: { dimension: 'count', size: 1, words: ['pcs', 'piece', 'pieces', 'pc', '個', '本', '枚', '件'] },
};

const byWord = new Map(Object.entries(table).flatMap(([unit, { words }]) => words.map((word) => [word, unit as Unit] as const)));
const longest = [...byWord.keys()].toSorted((a, b) => b.length - a.length);

/** Rounds away what binary fractions add: 12 significant digits. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** `value` of unit `from`, in unit `to`; undefined where they measure different things. */
export function convert(value: number, from: Unit, to: Unit): number | undefined {
  const a = table[from];
  const b = table[to];
  return a.dimension === b.dimension ? tidy((value * a.size) / b.size) : undefined;
}

/** All units that measure the same as `unit`. */
export function sameDimension(unit: Unit): Unit[] {
  return (Object.keys(table) as Unit[]).filter((other) => table[other].dimension === table[unit].dimension);
}

/** The unit that a word names, without regard to case; undefined for any other word. */
export function unitOf(word: string): Unit | undefined {
  return byWord.get(word.normalize('NFKC').trim().toLowerCase());
}

const latin = (word: string): boolean => /^[a-z]/.test(word);

/** Every unit word, the longest first: Latin ones whole, others wherever they stand. Made once: texts are read part by part. */
const anyWord = new RegExp(
  `(?<![a-z'’])(?:${longest.filter(latin).join('|')})(?![a-z])|${longest.filter((word) => !latin(word)).join('|')}`,
  'g',
);

/** The units that a text names as whole words, in order of the table. Identifiers are read in parts: `weightKg`, `weight_kg`. */
export function unitsNamed(text: string): Unit[] {
  if (text.trim() === '') return [];
  const parts = text
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  const found = new Set([...parts.matchAll(anyWord)].map(([word]) => byWord.get(word)));
  return (Object.keys(table) as Unit[]).filter((unit) => found.has(unit));
}

const digitsInWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  'twenty-four': 24,
  'forty-eight': 48,
  'seventy-two': 72,
  drei: 3,
  trois: 3,
  tres: 3,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  七十二: 72,
  四十八: 48,
  二十四: 24,
};

const numberWords = Object.keys(digitsInWords).toSorted((a, b) => b.length - a.length);

/** A number of at most 15 digits and the unit behind it. Bounded, so that a text of digits alone is read in one pass. */
const quantity = new RegExp(
  `((?<![\\d.,])\\d[\\d,]{0,19}(?:\\.\\d{1,15})?|${numberWords.join('|')})[ -]?(${longest.map((word) => (latin(word) ? `${word}(?![a-z])` : word)).join('|')})`,
  'g',
);

/** Every number with a unit in a text: `72時間`, `3 days`, `2,000kg`, `三日`. */
export function quantitiesIn(text: string): { value: number; unit: Unit }[] {
  const plain = text.normalize('NFKC').toLowerCase();
  return [...plain.matchAll(quantity)].flatMap(([, number, word]) => {
    const unit = byWord.get(word ?? '');
    const value = digitsInWords[number ?? ''] ?? Number((number ?? '').replaceAll(',', ''));
    return unit === undefined || Number.isNaN(value) ? [] : [{ value, unit }];
  });
}
