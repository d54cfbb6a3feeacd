// What a tool definition says, as bags of tokens by place. Which place a token stands in decides what it is worth.
import { type Json, own } from '../../model/json.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { fieldWeights, readAtMost } from './constants.ts';
import { shapeOfPattern } from './identifiers.ts';
import type { Names } from './names.ts';
import type { Parameter } from './parameters.ts';
import { ordersIn } from './orders/index.ts';
import { type Token, tokenize } from './tokens.ts';

/** A place in a definition where a token helps the tool. */
export type Field = keyof typeof fieldWeights;
/** All fields, in a fixed order. */
export const fields = Object.keys(fieldWeights) as readonly Field[];

/** Token keys with how often they stand there, and how many tokens there are in all. */
export type Bag = { counts: Map<string, number>; length: number };

/** What one definition says. */
export type Said = {
  fields: Record<Field, Bag>;
  /** Tokens of the clauses that say what the tool is not for. */
  ruledOut: Bag;
  /** Tokens of the clauses that send the reader elsewhere, by place of that sibling in the list. */
  sentTo: Map<number, Bag>;
  /** How many different words of description and examples say something. */
  specific: number;
  /** True where it takes what fits nothing else. */
  rest: boolean;
};

/** An empty bag. */
export function emptyBag(): Bag {
  return { counts: new Map(), length: 0 };
}

function put(bag: Bag, tokens: readonly Token[]): void {
  for (const { key } of tokens) bag.counts.set(key, (bag.counts.get(key) ?? 0) + 1);
  bag.length += tokens.length;
}

function text(tool: Json, key: string): string {
  const value = own(tool, key);
  return typeof value === 'string' ? value.slice(0, readAtMost.text) : '';
}

/** Reads one tool. `names` are all names of the list and `self` its own place; `use` switches off what a lesson leaves out. */
export function read(
  tool: Json,
  parameters: readonly Parameter[],
  names: Names,
  self: number,
  use: { concepts: boolean; clauses: boolean },
): Said {
  const tokens = (part: string): Token[] => tokenize(part, use.concepts);
  const description = text(tool, 'description');
  const whole: Clause[] = [{ kind: 'plain', text: description, siblings: [] }];
  const said: Said = {
    fields: {
      name: emptyBag(),
      description: emptyBag(),
      example: emptyBag(),
      argument: emptyBag(),
      'argument-text': emptyBag(),
      pattern: emptyBag(),
    },
    ruledOut: emptyBag(),
    sentTo: new Map(),
    specific: 0,
    rest: use.clauses && ordersIn(description).some(({ orders }) => orders.some(({ kind }) => kind === 'catch-all')),
  };
  const words = new Set<string>();
  put(said.fields.name, tokens(`${text(tool, 'name').replace(/[.\-/]/g, ' ')} ${text(tool, 'title')}`));
  for (const clause of use.clauses ? clausesOf(description, names, self) : whole) {
    const inClause = tokens(clause.text);
    if (clause.kind === 'negative') put(said.ruledOut, inClause);
    else {
      put(said.fields[clause.kind === 'example' ? 'example' : 'description'], inClause);
      for (const { key, kind, generic } of inClause) if (!generic && (kind === 'word' || kind === 'run')) words.add(key);
    }
    for (const sibling of clause.siblings) {
      const bag = said.sentTo.get(sibling) ?? emptyBag();
      put(bag, inClause);
      said.sentTo.set(sibling, bag);
    }
  }
  for (const { name, texts, words: allowed, patterns } of parameters) {
    put(said.fields.argument, tokens(name));
    put(said.fields['argument-text'], tokens(texts.join('\n').slice(0, readAtMost.text)));
    const shapes = patterns.flatMap((source) => shapeOfPattern(source) ?? []);
    put(said.fields.pattern, [...tokens(allowed.join('\n').slice(0, readAtMost.text)), ...shapes.map(shapeToken)]);
  }
  said.specific = words.size;
  return said;
}

function shapeToken(shape: string): Token {
  return { key: `shape:${shape}`, kind: 'shape', text: shape, generic: false };
}
