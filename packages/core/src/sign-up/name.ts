/** Joiners and variation selectors: invisible, but Persian, Hindi and many emoji are not written without them. */
const JOINERS = '\u200C\u200D\uFE0E\uFE0F';

/** Control characters, halves of letters, and everything that shows nothing or turns the line around. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Line and paragraph separators, tabs and every other kind of space, and the empty braille cell. */
const SPACES = /[\s\u2800]+/gu;

/**
 * A name without what can't be seen: no control, zero-width or direction characters, one space where there were many, none
 * around it. A name of nothing else becomes ''.
 */
export function tidyName(name: string): string {
  const spaced = name.replace(SPACES, ' ');
  const tidy = spaced.replace(UNSEEN, (letter) => (JOINERS.includes(letter) ? letter : '')).trim();
  // Joiners join something: by themselves they are nothing to see either.
  return tidy.replace(UNSEEN, '').trim() === '' ? '' : tidy.replace(/ {2,}/g, ' ');
}
