/** Dutch writes both letters of this sound as capitals: IJsland. */
const DUTCH_IJ = /^ij/;

/**
 * Returns a label that stands alone, or a list, with a capital letter at its start. Labels are stored as they are written
 * within a sentence, because the other direction is not a rule: lower case is wrong for a name, and for German nouns.
 */
export function capitalize(text: string, locale: string): string {
  const length = locale.startsWith('nl') && DUTCH_IJ.test(text) ? 2 : 1;
  return text.slice(0, length).toLocaleUpperCase(locale) + text.slice(length);
}
