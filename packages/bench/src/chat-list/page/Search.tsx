import type { ChatItem } from '@meetcute/contract';
import { findChats } from '@meetcute/core';
import { useState, type ComponentType } from 'react';
import type { Chats } from './lists.tsx';

/** Chats, and above them the field to look for one, as a page has them. */
export function Search({ items, List }: { items: readonly ChatItem[]; List: ComponentType<Chats> }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <List chats={findChats(items, query)} />
    </>
  );
}
