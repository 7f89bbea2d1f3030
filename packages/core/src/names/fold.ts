import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}/gu;

/** Digits and signs that stand for the letters they resemble, beyond the confusable characters of Unicode. */
const STAND_INS: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '€': 'e',
};

/** Letters, digits and stand-ins, of which words consist. */
const NOT_OF_WORDS = /[^\p{L}\p{N}\p{M}$@€]+/u;

/**
 * Returns a text in the form in which texts that look alike are equal: lower case without marks, and each
 * confusable character as its prototype of Unicode TS 39. It is for comparison and never shown.
 */
export function skeleton(text: string): string {
  // Twice, because a capital I looks like a small L, and letters in lower case have other twins than capitals.
  const bare = unhomoglyph(text.normalize('NFKD').replace(MARKS, ''));
  const small = bare.toLowerCase().normalize('NFKD').replace(MARKS, '');
  return unhomoglyph(small).toLowerCase().replace(MARKS, '').replaceAll('l', 'i');
}

const replaceStandIns = (text: string): string => [...text].map((each) => STAND_INS[each] ?? each).join('');

/**
 * Returns a word in the form of `skeleton`, with letters instead of their stand-ins and nothing else. Stand-ins are
 * replaced before too, because Unicode has a letter of its own for '€'.
 */
export const foldWord = (word: string): string =>
  replaceStandIns(skeleton(replaceStandIns(word))).replace(/[^\p{L}\p{N}]/gu, '');

/** Splits a text into words. Single characters in a row count as one word, as in "s u p p o r t". */
export function splitWords(text: string): readonly string[] {
  const words: string[] = [];
  let run = '';
  for (const word of text.split(NOT_OF_WORDS).filter(Boolean)) {
    const isSingle = [...word.replace(MARKS, '')].length === 1;
    if (!isSingle && run) words.push(run);
    run = isSingle ? run + word : '';
    if (!isSingle) words.push(word);
  }
  return run ? [...words, run] : words;
}

/** Ends of words within a word: before a capital, and between letters and digits at its ends. */
const INNER_ENDS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Nd}+$)|(?<=^\p{Nd}+)(?=\p{L})/u;

/** Splits words again where their writing has an end within, as in "SupportAnna" and "Support24". */
export const splitInnerWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => word.split(INNER_ENDS));
