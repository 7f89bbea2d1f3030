import { visibleName } from './name.ts';

/** Checks whether a lower-case password is among the most common ones. */
export type IsCommonPassword = (password: string) => boolean | Promise<boolean>;

/** Words that are easy to guess for a member of a site. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly siteName: string;
}

const PRODUCT = 'meetcute';
const SEQUENCES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** Maximum length of a repeated pattern that makes a password weak. */
const PATTERN_MAX = 4;

/** Returns whether a text is a repetition of a pattern, possibly cut off. */
const repeats = (text: string, pattern: string): boolean =>
  pattern.repeat(Math.ceil(text.length / pattern.length)).startsWith(text);

/** Detects patterns that password dictionaries omit, because strength meters compute them. */
function isSimplePattern(text: string): boolean {
  for (let size = 1; size <= PATTERN_MAX; size += 1) if (repeats(text, text.slice(0, size))) return true;
  const backwards = [...text].toReversed().join('');
  return SEQUENCES.some((sequence) => {
    const endless = sequence.repeat(Math.ceil(text.length / sequence.length) + 1);
    return endless.includes(text) || endless.includes(backwards);
  });
}

/** Minimum length of a text in which a repetition counts as a pattern. */
const PATTERN_TEXT_MIN = 2 * PATTERN_MAX;

/** Detects a simple pattern, also with one more character at the end. */
const isGuessable = (text: string): boolean =>
  text.length >= PATTERN_TEXT_MIN && (isSimplePattern(text) || isSimplePattern(text.slice(0, -1)));

/** Returns a word without case, spaces, punctuation and the digits around it. */
const coreOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')
    .replace(/^\p{N}{1,6}(?=\p{L})|(?<=\p{L})\p{N}{1,6}$/gu, '');

/** Returns a word without the digits, punctuation and symbols at its end, such as those of `Password1!`. */
const withoutEnding = (text: string): string => text.replace(/[\s\p{N}\p{P}\p{S}]{1,6}$/u, '');

/** Returns the first half of a text that consists of two equal halves, otherwise the text. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

/**
 * Returns whether a password is weak: common, a simple pattern, invisible, or the name of the site or
 * product, the member's name or their address, also repeated, with digits around it or with an ending such as `1!`.
 */
export async function isWeakPassword(
  password: string,
  { email, name, siteName }: PasswordOwner,
  isCommon: IsCommonPassword,
): Promise<boolean> {
  const lower = password.toLowerCase();
  const plain = visibleName(lower.normalize('NFKC'));
  if (plain === '' || isGuessable(lower) || isGuessable(plain)) return true;
  const address = [email, email.replace(/@.*/, ''), email.replace(/\.[^.@]*$/, '')];
  const words = [PRODUCT, siteName, name, ...address].map(coreOf).filter((word) => word !== '');
  const core = coreOf(plain);
  if (words.includes(core) || words.includes(halfOf(core))) return true;
  for (const each of new Set([lower, plain, withoutEnding(plain), halfOf(plain)]))
    if (each !== '' && (await isCommon(each))) return true;
  return false;
}
