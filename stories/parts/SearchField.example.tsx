import { SearchField } from '@meetcute/kit/field';
import { useState } from 'react';

export function Example() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search chats" value={query} onChange={setQuery} />;
}
