import type { Tokens } from '@meetcute/theme';
import { contractByReference, contractTokens, pathOf, type ContractToken } from './contract.ts';
import { getPath } from './token-paths.ts';

/** Returns the tokens that a value of CSS refers to. */
const tokensIn = (css: unknown): ContractToken[] =>
  [...String(css).matchAll(/var\(\s*(--[\w-]+)/g)]
    .map(([, property]) => contractByReference.get(`var(${property})`))
    .filter((token) => token !== undefined);

/** Returns each cycle of tokens that refer to each other, such as `space.1 → space.2 → space.1`: CSS gives them no value. */
export function findCycles(tokens: Tokens): string[] {
  const cycles = new Set<string>();
  for (const scheme of ['light', 'dark'] as const) {
    const checkedTokens = new Set<ContractToken>();
    const visit = (token: ContractToken, chain: readonly ContractToken[]): void => {
      const start = chain.indexOf(token);
      if (start !== -1)
        cycles.add([...chain.slice(start), token].map((each) => pathOf(each, scheme)).join(' → '));
      if (start !== -1 || checkedTokens.has(token)) return;
      for (const next of tokensIn(getPath(tokens, pathOf(token, scheme)))) visit(next, [...chain, token]);
      checkedTokens.add(token);
    };
    for (const token of contractTokens) visit(token, []);
  }
  return [...cycles];
}

/**
 * Returns each token that refers to a custom property that no token has, such as `radius.small → --radius-medium`. A `var()`
 * with a fallback has a value anyway.
 */
export function findUnknownReferences(tokens: Tokens): string[] {
  const unknown = contractTokens.flatMap((token) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const path = pathOf(token, scheme);
      return [...String(getPath(tokens, path)).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
        .filter(([, property]) => !contractByReference.has(`var(${property})`))
        .map(([, property]) => `${path} → ${property}`);
    }),
  );
  return [...new Set(unknown)];
}
