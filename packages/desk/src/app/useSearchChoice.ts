import { useSearchParams } from 'react-router';

/** Returns a choice in the query of the page, '' without one, and how to change it. Other choices stay. */
export function useSearchChoice(name: string): [value: string, choose: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next);
  };
  return [search.get(name) ?? '', choose];
}
