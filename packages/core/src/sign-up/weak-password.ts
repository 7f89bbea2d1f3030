import { isGuessable } from './guessable.ts';
import { visibleName } from './visible-name.ts';

/** Checks whether a lower-case password is among the most common ones. */
export type IsCommonPassword = (password: string) => boolean | Promise<boolean>;

/** Words that are easy to guess for a member of a site. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly siteName: string;
}

const PRODUCT = 'meetcute';

/** Letters that digits and symbols replace; `1` and `!` replace two. */
const REPLACED: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Returns a word with the letters that digits and symbols replace, such as `password` for `pa$$w0rd`. */
const unmask = (word: string, one: 'i' | 'l'): string =>
  word.replace(/[013457@$!]/g, (each) => REPLACED[each] ?? one);

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
 * Digits and symbols for letters do not disguise a common password.
 */
export async function isWeakPassword(
  password: string,
  { email, name, siteName }: PasswordOwner,
  isCommon: IsCommonPassword,
): Promise<boolean> {
  const lower = password.toLowerCase();
  const plain = visibleName(lower.normalize('NFKC'));
  if (plain === '') return true;
  const address = [email, email.replace(/@.*/, ''), email.replace(/\.[^.@]*$/, '')];
  const words = [PRODUCT, siteName, name, ...address].map(coreOf).filter((word) => word !== '');
  const core = coreOf(plain);
  if (words.includes(core) || words.includes(halfOf(core))) return true;
  for (const form of new Set([lower, plain, withoutEnding(plain), halfOf(plain)])) {
    if (isGuessable(form)) return true;
    for (const word of [form, unmask(form, 'i'), unmask(form, 'l')])
      if (word !== '' && (await isCommon(word))) return true;
  }
  return false;
}
