import { distance } from 'fastest-levenshtein';
import { contractTokens } from './contract.ts';

const names = contractTokens.flatMap(({ name, hasSchemes }) =>
  hasSchemes ? [`light.${name}`, `dark.${name}`, name] : [name],
);

/** Returns the token whose name differs in one or two letters from a longer one that does not exist. */
export const nearestName = (unknown: string): string | undefined =>
  unknown.length < 6 || unknown.length > 40
    ? undefined
    : names.find(
        (name) =>
          name.split('.').length === unknown.split('.').length &&
          Math.abs(name.length - unknown.length) <= 2 &&
          distance(name, unknown) <= 2,
      );
