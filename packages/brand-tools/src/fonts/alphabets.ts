import type { LocaleCode } from '@meetcute/i18n';

/**
 * Letters and marks of each language beside those of ASCII: its alphabet, and what the texts of the library use. Arrows come
 * from an installed font.
 */
export const alphabets: Readonly<Record<LocaleCode, string>> = {
  en: '–…·×’“”€',
  nl: 'áàçéèëíïóöúüÁÀÇÉÈËÍÏÓÖÚÜ–…·×‘’“”€',
  de: 'äöüßÄÖÜ–…·×’„“€',
  it: 'àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ–…·×«»’“”€',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ–…·×«»’“”€',
  es: 'áéíñóúüÁÉÍÑÓÚÜ¡¿–…·×«»€',
  pl: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–…·×„”€',
};

/** Letters without which a font is none for a Latin script. */
export const LATIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns the characters of each language that a font lacks; only languages that it does not cover. */
export function findMissingLetters(
  characters: ReadonlySet<number>,
): { readonly language: LocaleCode; readonly letters: string }[] {
  return Object.entries(alphabets).flatMap(([language, alphabet]) => {
    const letters = [...LATIN_LETTERS, ...alphabet].filter(
      (letter) => !characters.has(letter.codePointAt(0)!),
    );
    return letters.length > 0 ? [{ language: language as LocaleCode, letters: letters.join('') }] : [];
  });
}
