import { useMemo } from 'react';
import { useSearchParams } from '../../router/index.ts';

/** Keys of an address that belong to the page itself and ask for no discount. */
const ownKeys = new Set(['plan', 'method', 'next', 'lang', 'code', 'welcome']);

/** Returns the values of the page's address that may ask for a discount, such as a bonus of an advert. */
export function usePageQuery(): Readonly<Record<string, string>> {
  const [params] = useSearchParams();
  return useMemo(() => Object.fromEntries([...params].filter(([key]) => !ownKeys.has(key))), [params]);
}
