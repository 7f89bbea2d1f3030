/** Texts whose parts are guessed first: digits, the alphabet, and rows of QWERTY, QWERTZ and AZERTY keyboards. */
const SEQUENCES = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'zxcvbnm',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
];

/** Maximum length of a repeated pattern that makes a password weak. */
const PATTERN_MAX = 4;

/** Returns whether a text is a repetition of a pattern, possibly cut off. */
const repeats = (text: string, pattern: string): boolean =>
  pattern.repeat(Math.ceil(text.length / pattern.length)).startsWith(text);

/** Detects patterns that password dictionaries omit, because strength meters compute them. */
function isSimplePattern(text: string): boolean {
  for (let size = 1; size <= PATTERN_MAX; size += 1) if (repeats(text, text.slice(0, size))) return true;
  // Runs of repeated characters, such as 00001111.
  if (text.replace(/(.)\1+/gsu, '') === '') return true;
  const backwards = [...text].toReversed().join('');
  return SEQUENCES.some((sequence) => {
    const endless = sequence.repeat(Math.ceil(text.length / sequence.length) + 1);
    return endless.includes(text) || endless.includes(backwards);
  });
}

/** Minimum length of a text in which a repetition counts as a pattern. */
const PATTERN_TEXT_MIN = 2 * PATTERN_MAX;

/** Returns whether a text is a simple pattern, also with one more character at the end. */
export const isGuessable = (text: string): boolean =>
  text.length >= PATTERN_TEXT_MIN && (isSimplePattern(text) || isSimplePattern(text.slice(0, -1)));
