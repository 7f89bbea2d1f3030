import type { ChatItem } from '@meetcute/contract';
import { findChats } from '@meetcute/core';
import { useState, type ComponentType } from 'react';
import type { Chats } from './lists.tsx';

/** Chat list below a search field, as on a page. */
export function Search({ items, List }: { items: readonly ChatItem[]; List: ComponentType<Chats> }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <List chats={findChats(items, query)} />
    </>
  );
}
