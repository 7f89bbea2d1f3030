import { contrast, roleNames, type Tokens } from '@meetcute/theme';
import { parse } from 'culori';
import { contractTokens, pathOf } from '../tokens/contract.ts';
import { findCycles, findUnknownReferences } from '../tokens/find-cycles.ts';
import { getPath } from '../tokens/token-paths.ts';
import { isNearSrgb, mapToSrgb, writeColour } from '../tokens/values/colours.ts';
import { splitSchemes } from '../tokens/values/parse-css.ts';
import type { Problem } from './problem.ts';

const schemes = ['light', 'dark'] as const;

/** Returns the tokens that CSS gives no value, and the colours whose contrast can't be computed. */
export function findValueProblems(tokens: Tokens): Problem[] {
  const cycles = findCycles(tokens).map((cycle) => ({
    where: 'src/tokens.ts',
    what: `Tokens refer to themselves: ${cycle}.`,
    why: 'CSS gives none of them a value, so what uses them is drawn without it.',
    mend: 'Give one of them a value.',
  }));
  const unknown = findUnknownReferences(tokens).map((reference) => ({
    where: 'src/tokens.ts',
    what: `A token refers to a custom property that does not exist: ${reference}.`,
    why: 'CSS gives it no value, so what uses it is drawn without it.',
    mend: 'Refer to a token by `vars` of @meetcute/theme, or give it a value.',
  }));
  if (cycles.length + unknown.length > 0) return [...cycles, ...unknown];
  return schemes.flatMap((scheme) =>
    roleNames.flatMap((role) => {
      const colour = tokens[scheme][role];
      try {
        contrast(colour, colour);
        return [];
      } catch {
        return [
          {
            where: `src/tokens.ts, ${scheme}`,
            what: `${role} is '${colour}', which is no oklch() colour.`,
            why: 'Its contrast can’t be computed.',
            mend: 'Write it as oklch(L C H), such as oklch(0.485 0.08 204).',
          },
        ];
      }
    }),
  );
}

/** Paths of the tokens that are colours, as `src/tokens.ts` has them. */
const colourPaths = contractTokens
  .filter(({ type }) => type === 'color')
  .flatMap((token) => [...new Set(schemes.map((scheme) => pathOf(token, scheme)))]);

/** Returns the colours outside sRGB, of roles and of parts. Their contrast is that of the nearest colour inside. */
export const findGamutProblems = (tokens: Tokens): Problem[] =>
  colourPaths.flatMap((path) => {
    const css = String(getPath(tokens, path));
    return (splitSchemes(css) ?? [css]).flatMap((text) => {
      const colour = parse(text);
      if (!colour || isNearSrgb(colour)) return [];
      return [
        {
          where: 'src/tokens.ts',
          what: `${path} is ${text}, which is outside sRGB.`,
          why: 'Many screens can’t show it: each shows a colour of its own, whose contrast nobody has measured.',
          mend: `Write the nearest colour inside: ${writeColour(mapToSrgb(colour), 4)}.`,
        },
      ];
    });
  });
