import { contrast, describeContrast, partDefaults, rolePairs, type Tokens } from '@meetcute/theme';
import { parse } from 'culori';
import { contractByReference, pathOf } from './contract.ts';
import { getPath } from './token-paths.ts';
import { toOklch, writeColour } from './values/colours.ts';
import { splitSchemes } from './values/parse-css.ts';

/** Two tokens that are drawn on each other, and their required contrast: 4.5 for text, 3 for edges and focus rings. */
type PartPair = readonly [foreground: string, background: string, least: 4.5 | 3];

/** Roles that are drawn on a raised surface, and so on what a brand paints in its place, with their contrast. */
const onRaised = rolePairs.filter(({ background }) => background === 'surfaceRaised');

/** Tokens of parts that are drawn on each other, and roles that are drawn on the surface of a part. */
const pairs: readonly PartPair[] = [
  ['part.badge.text', 'part.badge.surface', 4.5],
  ['part.bubble.onOwn', 'part.bubble.own', 4.5],
  ['part.bubble.onOther', 'part.bubble.other', 4.5],
  ['part.navigation.text', 'part.navigation.surface', 4.5],
  ['part.navigation.selected', 'part.navigation.surface', 4.5],
  // A link below the pointer, and the ring around one with the focus.
  ['text', 'part.navigation.surface', 4.5],
  ['focus', 'part.navigation.surface', 3],
  ['part.field.line', 'part.field.surface', 3],
  ['text', 'part.field.surface', 4.5],
  ['textMuted', 'part.field.surface', 4.5],
  // The frame of an invalid field, and the ring around a button inside, as in the form for messages.
  ['danger', 'part.field.surface', 3],
  ['focus', 'part.field.surface', 3],
  ...['card', 'dialog'].flatMap((part) =>
    onRaised.map(({ foreground, least }) => [foreground, `part.${part}.surface`, least] as const),
  ),
];

/** Returns the colour that a value of CSS has in a scheme, as `oklch()`; null where it can't be computed. */
function readColour(tokens: Tokens, scheme: 'light' | 'dark', css: string): string | null {
  const schemes = splitSchemes(css);
  if (schemes) return readColour(tokens, scheme, schemes[scheme === 'light' ? 0 : 1]);
  const token = contractByReference.get(css);
  if (token) return readColour(tokens, scheme, String(getPath(tokens, pathOf(token, scheme))));
  const colour = parse(css);
  return colour ? writeColour(toOklch(colour), 4) : null;
}

const readToken = (tokens: Tokens, scheme: 'light' | 'dark', path: string) =>
  readColour(tokens, scheme, String(getPath(tokens, path.startsWith('part.') ? path : `${scheme}.${path}`)));

/** Whether a brand sets a token of a part. Defaults refer to roles, whose pairs are checked by themselves. */
const isSet = (tokens: Tokens, path: string) =>
  path.startsWith('part.') && getPath(tokens, path) !== getPath({ part: partDefaults }, path);

/**
 * Returns the colours of parts of a scheme that can't be seen, each as a sentence. Tokens must have no cycles. A colour that
 * can't be computed, such as a mixed one, is left to the stories. A translucent ground lies on the page.
 */
export const findPartFaults = (tokens: Tokens, scheme: 'light' | 'dark'): string[] =>
  pairs
    .filter(([foreground, background]) => isSet(tokens, foreground) || isSet(tokens, background))
    .flatMap(([foreground, background, least]) => {
      const [colour, ground] = [readToken(tokens, scheme, foreground), readToken(tokens, scheme, background)];
      if (colour === null || ground === null) return [];
      const ratio = contrast(colour, ground, tokens[scheme].surface);
      return describeContrast(`${foreground} ${colour}`, `${background} ${ground}`, ratio, least) ?? [];
    });
