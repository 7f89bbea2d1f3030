/** Control and format characters, lone surrogates, joiners, selectors: everything that draws nothing or reverses the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners between letters, which Persian or Hindi need and Latin does not, and joiners and selectors of emoji. */
const NEEDED = [
  /(?<=(?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}])[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{M}])/u,
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/u,
];

const UNNEEDED = new RegExp(`(?!${NEEDED.map(({ source }) => source).join('|')})${INVISIBLE.source}`, 'gu');

/** Line breaks, tabs and every other kind of space, and the empty Braille cell. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

/** Returns the part of a name that is visible, for rules that no invisible character may get round. */
export const visibleName = (name: string): string =>
  name.replace(SPACES, ' ').replace(INVISIBLE, '').trim().replace(/ {2,}/g, ' ');

/**
 * Returns a name as it is stored: without invisible characters, except those that its script or an emoji needs, and
 * with single spaces inside.
 */
export const tidyName = (name: string): string =>
  name.replace(SPACES, ' ').replace(UNNEEDED, '').trim().replace(/ {2,}/g, ' ');
