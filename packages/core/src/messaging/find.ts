import type { ChatItem } from '@meetcute/contract';

/** Letters that no decomposition takes apart, as people type them who don't have them on their keyboard. */
const TYPED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** A text as it is compared: lower case, without accents, so that 'lukasz' finds Łukasz. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łøđßæœı]/g, (letter) => TYPED[letter] ?? letter);

/** The words of a text, as they are compared. */
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

type Searched = Pick<ChatItem, 'profile' | 'last_message'>;

/**
 * The chats that a member looks for, in their order: every word stands at the start of a word of the name or of the last
 * message, whatever the case and the accents. All of them for a query without words.
 */
export function findChats<C extends Searched>(chats: readonly C[], query: string): readonly C[] {
  const words = wordsOf(query);
  if (words.length === 0) return chats;
  return chats.filter(({ profile, last_message: message }) => {
    const text = wordsOf(`${profile.name} ${message?.text ?? ''}`);
    return words.every((word) => text.some((each) => each.startsWith(word)));
  });
}
