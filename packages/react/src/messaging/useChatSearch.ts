import type { ChatItem } from '@meetcute/contract';
import { findChats } from '@meetcute/core';
import { useSessionState } from '../provider/useSessionState.ts';

/** Chats from which on looking for one is worth a field. */
const MANY = 6;

/** A search among the member's chats. */
export interface ChatSearch {
  /** What is looked for; kept in this tab while one goes from chat to chat, until logging out. */
  query: string;
  /** Null where there are too few chats to look for one. */
  onQuery: ((query: string) => void) | null;
  /** Chats that fit, in their order. */
  found: readonly ChatItem[];
}

/** Looks for chats by name and last message, as one types. */
export function useChatSearch(chats: readonly ChatItem[]): ChatSearch {
  const [query, setQuery] = useSessionState('chat-search');
  if (chats.length < MANY) return { query: '', onQuery: null, found: chats };
  return { query, onQuery: setQuery, found: findChats(chats, query) };
}
