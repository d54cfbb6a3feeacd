// Limits and defaults that a text states, in English and Japanese: "at most 30", "default: 10000", "最大30件", "既定値は5".
import type { Json } from '../../model/json.ts';
import { tidy } from './words.ts';

/** What a text says in numbers. */
export type Amounts = { max: number[]; min: number[]; default: Json | undefined };

// Bounded, and never from the middle of a number: a long run of digits is read once.
const number = String.raw`(?<![\d,.])(-?\d[\d,]{0,20}(?:\.\d{1,10})?)(?!\d)`;

const maxForms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:max(?:imum)?(?:\s+(?:number|value|length|size|limit))?(?:\s*(?:is|of|:|=))?|at most|up to|no more than|not more than|limit(?:ed)?\s+(?:to|of|is|:)|(?:cannot|must not|can't) exceed|not exceed(?:ing)?)\s*${number}`,
    'gi',
  ),
  new RegExp(String.raw`${number}\s*(?:[a-z]{1,20}\s+)?(?:or (?:fewer|less)|at most|max(?:imum)?\b)`, 'gi'),
  new RegExp(
    String.raw`(?:\b(?:last|past|previous|latest|newest|most recent|first|top)\s+|過去|直近|最新の?|先頭の?|上位)\s*${number}`,
    'gi',
  ),
  new RegExp(String.raw`(?:<=|≤)\s*${number}`, 'g'),
  new RegExp(String.raw`(?:最大(?:で|値は|数は|値:|:)?|上限(?:は|が|:)?|多くとも)\s*${number}`, 'g'),
  new RegExp(String.raw`${number}\s*[^\d\s、。,()]{0,4}(?:まで(?!に)|以下|以内)`, 'g'),
];

const minForms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:min(?:imum)?(?:\s+(?:number|value|length|size))?(?:\s*(?:is|of|:|=))?|at least|no (?:less|fewer) than)\s*${number}`,
    'gi',
  ),
  new RegExp(String.raw`${number}\s*(?:[a-z]{1,20}\s+)?(?:or more\b)`, 'gi'),
  new RegExp(String.raw`(?:>=|≥)\s*${number}`, 'g'),
  new RegExp(String.raw`(?:最小(?:で|値は|:)?|下限(?:は|が|:)?|少なくとも)\s*${number}`, 'g'),
  new RegExp(String.raw`${number}\s*[^\d\s、。,()]{0,4}以上`, 'g'),
];

const rangeForms: readonly RegExp[] = [
  new RegExp(String.raw`\bbetween\s+${number}\s+and\s+${number}`, 'gi'),
  new RegExp(String.raw`(?:\b(?:from|range:?)\s+|\()${number}\s*(?:to|-|–|\.\.)\s*${number}`, 'gi'),
  new RegExp(String.raw`${number}\s*(?:から|[〜~])\s*${number}`, 'g'),
];

const value = String.raw`(?:"([^"]{1,60})"|'([^']{1,60})'|\x60([^\x60]{1,60})\x60|「([^」]{1,60})」|(-?\d[\d,]*(?:\.\d+)?)|(true|false|null|none|all)\b|([A-Za-z][\w.-]*)(?=\s*(?:[).,;]|$)))`;
const defaultForms: readonly RegExp[] = [
  new RegExp(String.raw`\bdefault(?:s|\s+value)?(?:\s+limit|\s+is|\s+to|\s+of|\s*:|\s*=)+\s*${value}`, 'i'),
  new RegExp(String.raw`\bdefault\s+(-?\d[\d,]*(?:\.\d+)?)`, 'i'),
  new RegExp(String.raw`\(${value}\s+(?:by|is the)\s+default\)`, 'i'),
  new RegExp(
    String.raw`(?:既定値?|デフォルト値?|初期値|省略時|省略すると|省略した場合|指定しない場合|指定がない場合)(?:は|が|に|:|、|の場合)*\s*${value}`,
    'i',
  ),
];

/** The limits and the default that `text` states. */
export function amounts(text: string): Amounts {
  const plain = tidy(text);
  const ranges = rangeForms.flatMap((form) => [...plain.matchAll(form)].map((match) => [toNumber(match[1]), toNumber(match[2])] as const));
  return {
    max: distinct([...numbers(plain, maxForms), ...ranges.map(([, high]) => high)]),
    min: distinct([...numbers(plain, minForms), ...ranges.map(([low]) => low)]),
    default: defaultOf(plain),
  };
}

function numbers(text: string, forms: readonly RegExp[]): number[] {
  return forms.flatMap((form) => [...text.matchAll(form)].map((match) => toNumber(match[1])));
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}

function distinct(found: number[]): number[] {
  return [...new Set(found.filter(Number.isFinite))].toSorted((a, b) => a - b);
}

function defaultOf(text: string): Json | undefined {
  for (const form of defaultForms) {
    const match = form.exec(text);
    if (match === null) continue;
    const raw = match.slice(1).find((part: string | undefined) => part !== undefined && part !== '') ?? '';
    return plainValue(raw);
  }
  return undefined;
}

function plainValue(raw: string): Json {
  const text = raw.replace(/[.,]+$/, '');
  if (/^-?\d[\d,]*(?:\.\d+)?$/.test(text)) return toNumber(text);
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}
