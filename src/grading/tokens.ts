// Token counts are estimates, shown as such: no tokenizer of any model is shipped.
import { estimateTokenCount } from 'tokenx';
import { type Json, canonical } from '../model/json.ts';
import type { Finding } from './check.ts';

/** Estimated tokens of a value as JSON text, or of a text. */
export function estimateTokens(value: Json): number {
  return estimateTokenCount(typeof value === 'string' ? value : canonical(value));
}

/** A finding where `value` is estimated above `budget` tokens. */
export function overBudget(value: Json, pointer: string, budget: number): Finding[] {
  const tokens = estimateTokens(value);
  return tokens > budget ? [{ pointer, params: { tokens, budget } }] : [];
}
