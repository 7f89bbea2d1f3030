import { visibleName } from './name.ts';

/** Whether a password, in lower case, is among the most common ones. */
export type IsCommonPassword = (password: string) => boolean | Promise<boolean>;

/** Words that are easy to guess for one member of one site. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly siteName: string;
}

const PRODUCT = 'meetcute';
const SEQUENCES = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'];

/** Length of the longest pattern whose repetition is weak. */
const PATTERN_MAX = 4;

/** Whether a text is the beginning of an endless repetition of a pattern. */
const repeats = (text: string, pattern: string): boolean =>
  pattern.repeat(Math.ceil(text.length / pattern.length)).startsWith(text);

/** Password dictionaries leave these out, because strength meters compute them. */
function isSimplePattern(text: string): boolean {
  for (let size = 1; size <= PATTERN_MAX; size += 1) if (repeats(text, text.slice(0, size))) return true;
  const backwards = [...text].toReversed().join('');
  return SEQUENCES.some((sequence) => {
    const endless = sequence.repeat(Math.ceil(text.length / sequence.length) + 1);
    return endless.includes(text) || endless.includes(backwards);
  });
}

/** A word without case, spaces and punctuation, and without digits after its last letter. */
const coreOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')
    .replace(/(?<=\p{L})\p{N}{1,6}$/u, '');

/**
 * Whether a password is common, a simple pattern or nothing visible, or the name of the site or the member, or the
 * member's address, perhaps with digits after it.
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
