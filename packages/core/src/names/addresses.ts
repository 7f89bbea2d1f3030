import { visibleName } from '../sign-up/visible-name.ts';
import { skeleton } from './fold.ts';

const endings = (list: string): string => list.split(' ').map(skeleton).join('|');

/** Endings of domains that are no words, also after a blank instead of the dot. */
const COMMON_ENDINGS = endings('com net org');

/** Endings of domains that count after a dot. */
const ENDINGS = endings(
  'com net org info biz eu at be ca ch co cz de dk es fi fr gr hu ie io it lu me nl pl pt ro ru se sk tv uk us ' +
    'ai app cam cc chat club date dating dev example gg link live ly online shop site to xyz рф',
);

const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** The word for a dot, in the languages of the sites. */
const DOT_WORDS = ['dot', 'punt', 'punkt', 'punto', 'point', 'kropka'].map(skeleton).join('|');
const AT_WORDS = ['at', 'chiocciola', 'arobase', 'arroba', 'małpa'].map(skeleton).join('|');

const SPOKEN_DOT = new RegExp(
  String.raw`\s*[([{<]\s*(?:${DOT_WORDS}|\.)\s*[)\]}>]\s*|\s(?:${DOT_WORDS})\s`,
  'gu',
);
const SPOKEN_AT = new RegExp(String.raw`\s*[([{<]\s*(?:${AT_WORDS}|@)\s*[)\]}>]\s*`, 'gu');

const ADDRESSES = [
  // A scheme, `www`, or a host with a path.
  new RegExp(String.raw`://|${START}(?:https?|www)${END}|\.\p{L}{2,}/`, 'u'),
  // A domain without blanks. One or two letters before the dot are initials, as in "J.de Vries".
  new RegExp(String.raw`${START}(?=[^.]{3})${LABEL}\.(?:${ENDINGS})${END}`, 'u'),
  // A domain with blanks around its dot, or instead of it at the end.
  new RegExp(
    String.raw`${START}${LABEL}(?:\s*\.\s*(?:${COMMON_ENDINGS})${END}|\s+(?:${COMMON_ENDINGS})$)`,
    'u',
  ),
];

/** An e-mail address, in a text without blanks. */
const EMAIL = /[^@]@[^@]*[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Removes the blanks between single characters, as in "m i r a". */
const joinSingles = (text: string): string => text.replace(/(?<=(?:^|\s)\S)\s+(?=\S(?:\s|$))/gu, '');

/** Returns whether a name contains an e-mail address, a domain or a link, also with blanks or words for its signs. */
export function containsAddress(name: string): boolean {
  const text = skeleton(visibleName(name).normalize('NFKC').replace(/[。｡]/gu, '.'))
    .replace(SPOKEN_DOT, '.')
    .replace(SPOKEN_AT, '@');
  const joinedText = joinSingles(text);
  return (
    EMAIL.test(text.replace(/\s/gu, '')) || ADDRESSES.some((each) => each.test(text) || each.test(joinedText))
  );
}
