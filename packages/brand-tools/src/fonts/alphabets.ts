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

/** Longest list of letters in a sentence. */
const SHOWN = 16;

/** Returns letters for a sentence, the first of a long list. */
export const listLetters = (letters: string): string =>
  letters.length > SHOWN ? `${letters.slice(0, SHOWN)}…` : letters;

/** Sentence about a font that lacks letters. */
export const SUBSET_HINT =
  'The file may be a subset, as Google Fonts and Fontsource ship them: take the whole font from its maker, such as from its repository.';

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
