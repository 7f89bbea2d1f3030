import { scale } from './scale.ts';
import type { DeepPartial, Tokens } from './tokens.ts';

function merge(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (typeof base !== 'object' || typeof change !== 'object' || base === null || change === null)
    return change;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(change)) result[name] = merge(result[name], value);
  return result;
}

/** Tokens that a brand must define: its home scheme, fonts and roles. Everything else has a default. */
export type TokensInput = Pick<Tokens, 'home' | 'font' | 'light' | 'dark'> &
  DeepPartial<Omit<Tokens, 'home' | 'font' | 'light' | 'dark'>>;

/** Completes a brand's tokens with the default scale and part tokens. */
export function defineTokens(input: TokensInput): Tokens {
  return merge(scale, input) as Tokens;
}

/** Returns the base tokens with the given leaves replaced. */
export function extendTokens(base: Tokens, change: DeepPartial<Tokens>): Tokens {
  return merge(base, change) as Tokens;
}
