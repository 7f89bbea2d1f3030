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

/** Returns a word without case, spaces, punctuation and trailing digits. */
const coreOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')
    .replace(/(?<=\p{L})\p{N}{1,6}$/u, '');

/**
 * Returns whether a password is weak: common, a simple pattern, invisible, or the name of the site or
 * product, the member's name or their address, with or without trailing digits.
 */
export async function isWeakPassword(
  password: string,
  { email, name, siteName }: PasswordOwner,
  isCommon: IsCommonPassword,
): Promise<boolean> {
  const lower = password.toLowerCase();
  if (visibleName(password) === '' || isSimplePattern(lower)) return true;
  const words = [PRODUCT, siteName, name, email, email.replace(/@.*/, '')].map(coreOf);
  const core = coreOf(password);
  return (core !== '' && words.includes(core)) || isCommon(lower);
}
