import type { ChatItem } from '@meetcute/contract';

/** Letters without a Unicode decomposition, mapped to what people type without them on their keyboard. */
const TYPED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Normalises a text for comparison: lower case and no accents, so that 'lukasz' finds Łukasz. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[łøđßæœı]/g, (letter) => TYPED[letter] ?? letter);

/** Returns the normalised words of a text. */
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

type Searched = Pick<ChatItem, 'profile' | 'last_message'>;

/**
 * Filters chats by a search query, keeping their order. Every word must start a word of the name or of the
 * last message; case and accents are ignored. Returns all chats for a query without words.
 */
export function findChats<C extends Searched>(chats: readonly C[], query: string): readonly C[] {
  const words = wordsOf(query);
  if (words.length === 0) return chats;
  return chats.filter(({ profile, last_message: message }) => {
    const text = wordsOf(`${profile.name} ${message?.text ?? ''}`);
    return words.every((word) => text.some((each) => each.startsWith(word)));
  });
}
