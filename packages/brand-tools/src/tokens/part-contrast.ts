import { contrast, partDefaults, type Tokens } from '@meetcute/theme';
import { parse } from 'culori';
import { contractByReference, pathOf } from './contract.ts';
import { getPath } from './token-paths.ts';
import { toOklch, writeColour } from './values/colours.ts';
import { splitSchemes } from './values/parse-css.ts';

/** Tokens of parts that are drawn on each other as text, and texts that are drawn on the surface of a part. */
const pairs: readonly (readonly [foreground: string, background: string])[] = [
  ['part.badge.text', 'part.badge.surface'],
  ['part.bubble.onOwn', 'part.bubble.own'],
  ['part.bubble.onOther', 'part.bubble.other'],
  ['part.navigation.text', 'part.navigation.surface'],
  ['part.navigation.selected', 'part.navigation.surface'],
  ...['card', 'field', 'dialog'].flatMap((part) =>
    ['text', 'textMuted'].map((role) => [role, `part.${part}.surface`] as const),
  ),
];

/** Contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Returns the colour that a value of CSS has in a scheme, as `oklch()`; null where it can't be computed. */
function readColour(tokens: Tokens, scheme: 'light' | 'dark', css: string): string | null {
  const schemes = splitSchemes(css);
  if (schemes) return readColour(tokens, scheme, schemes[scheme === 'light' ? 0 : 1]);
  const token = contractByReference.get(css);
  if (token) return readColour(tokens, scheme, String(getPath(tokens, pathOf(token, scheme))));
  const colour = parse(css);
  return colour ? writeColour(toOklch(colour), 4) : null;
}

/** Whether a brand sets a token of a part. Defaults refer to roles, whose pairs are checked by themselves. */
const isSet = (tokens: Tokens, path: string) =>
  path.startsWith('part.') && getPath(tokens, path) !== getPath({ part: partDefaults }, path);

/**
 * Returns the colours of parts of a scheme that can't be read, each as a sentence. Tokens must have no cycles. A colour that
 * can't be computed, such as a mixed one, is left to the stories.
 */
export const findPartFaults = (tokens: Tokens, scheme: 'light' | 'dark'): string[] =>
  pairs
    .filter((pair) => pair.some((path) => isSet(tokens, path)))
    .flatMap((pair) => {
      const [text, ground] = pair.map((path) =>
        readColour(
          tokens,
          scheme,
          String(getPath(tokens, path.startsWith('part.') ? path : `${scheme}.${path}`)),
        ),
      );
      if (text === null || ground === null) return [];
      const ratio = contrast(text!, ground!);
      // Cut off, so that the ratio never looks sufficient.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      return ratio >= LEAST
        ? []
        : [`${pair[0]} ${text} on ${pair[1]} ${ground} has ${shown}, needs ${LEAST}`];
    });
