/** Invisible characters and those that reverse text: controls, formats, lone surrogates, joiners and selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Required invisible characters: joiners between letters of scripts such as Persian or Hindi, and joiners and
 * selectors of emoji.
 */
const NEEDED = [
  /(?<=(?![\p{Script=Latin}\p{DI}])[\p{L}\p{M}])[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{M}])/u,
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/u,
];

/** Matches the invisible characters that no script or emoji needs. Marked as pure, so that bundlers can leave it out. */
const UNNEEDED = /* @__PURE__ */ (() =>
  new RegExp(`(?!${NEEDED.map(({ source }) => source).join('|')})${INVISIBLE.source}`, 'gu'))();

/** Any kind of space, including line breaks, tabs and the empty Braille cell. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

/** Returns the visible part of a name, so that invisible characters can't bypass a rule. */
export const visibleName = (name: string): string =>
  name.replace(SPACES, ' ').replace(INVISIBLE, '').trim().replace(/ {2,}/g, ' ');

/**
 * Returns a name as stored: with single spaces, and only the invisible characters that its script or an emoji
 * needs.
 */
export const tidyName = (name: string): string =>
  name.replace(SPACES, ' ').replace(UNNEEDED, '').trim().replace(/ {2,}/g, ' ');
