import type { ChatItem } from '@meetcute/contract';
import { findChats } from '@meetcute/core';
import { useSessionState } from '../provider/usePersistentState.ts';

/** Number of chats from which the search field is offered. */
const MIN_CHATS = 6;

/** Search among the member's chats. */
export interface ChatSearch {
  /** Search text. Kept in this tab across pages, until logout. */
  query: string;
  /** Changes the search text; null with fewer than six chats. */
  onQuery: ((query: string) => void) | null;
  /** Matching chats, in the order of the list. */
  matches: readonly ChatItem[];
}

/** Searches chats by member name and last message while typing. */
export function useChatSearch(chats: readonly ChatItem[]): ChatSearch {
  const [query, setQuery] = useSessionState('chat-search', '');
  if (chats.length < MIN_CHATS) return { query: '', onQuery: null, matches: chats };
  return { query, onQuery: setQuery, matches: findChats(chats, query) };
}
