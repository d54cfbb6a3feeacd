// Every number of the selector in one place. They were set by hand on visible requests; docs/selector.md lists them.

/** Weight of one matched request token, by what kind of token it is. */
export const kindWeights = { word: 1, run: 1, shape: 1, concept: 0.8, bigram: 0.5, number: 0.5 } as const;
/** Factor for words that say nothing about a purpose, such as "get" and 情報. */
export const genericFactor = 0.25;

/** Weight of the places in a definition where a token can stand. */
export const fieldWeights = { name: 0.15, description: 1, example: 1, argument: 0.4, 'argument-text': 0.5, pattern: 0.5 } as const;
/** How strongly long fields are discounted: 0 not at all, 1 in full proportion. */
export const lengthWeight = 0.5;
/** Fields shorter than this share of the average count as this long. */
export const shortestShare = 0.5;
/** Saturation: how soon a repeated word stops to help. */
export const saturation = 0.8;

/** Cost of a request token that stands in the tool's own "not for" clause. */
export const ruledOut = 0.5;
/** Factor on that cost where the tool's other text has the token too. */
export const ruledOutAndOwned = 0.4;
/** Credit for the sibling that a clause sends the reader to. */
export const redirected = 0.25;

/** Schema evidence. */
export const schemaPoints = {
  requiredPattern: 0.3,
  optionalPattern: 0.15,
  enumValue: 0.1,
  dateFormat: 0.04,
  foreignIdentifier: -0.3,
  unfilledPattern: -0.15,
} as const;

/** How attractive a description that says nothing is. */
export const vagueAttraction = 0.16;
/** With this many distinct specific words a description is not vague at all. */
export const vagueWords = 4;
/** Share of the attraction that enters the total; the whole of it enters the fit. */
export const vagueShare = 0.25;
/** Points of a system prompt line that binds a keyword of the request to a tool. */
export const systemPoints = 2.5;
/** Points of the first place in the list; the last place has none. */
export const firstPlace = 0.004;

/** Parts of the fit, which decides between the best tool and no tool. */
export const fitPoints = { scale: 5, redirect: 0.5, pattern: 0.15, enumValue: 0.05, badSchema: 0.5 } as const;

/** Below this fit no tool is called. Fixed for the exercises; other corpora want other values. */
export const defaultTheta = 0.14;
/** Spread of the seeded noise, and temperature of the shares. */
export const defaultTau = 0.05;
/** How often a request is put with noise. */
export const defaultRuns = 20;
/** A choice kept in this share of the runs is stable; at or above the second, wobbly; below, a toss-up. */
export const stableShares = { stable: 0.9, wobbly: 0.6 } as const;

/** Guards: what lies beyond is not read. Characters of a request and of one text, schemas of one tool. */
export const readAtMost = { request: 2000, text: 20000, schemas: 500 } as const;
/** A pattern longer than this, in characters, is not simulated. */
export const patternLength = 40;
/** Tokens longer than this, in characters, are not held against a pattern. */
export const patternToken = 24;
