import type { RequestHead } from '../request-head.ts';

/** Maximum number of known heads; clients choose their cookies. */
const MAX_KNOWN = 2000;

/** Headers that decide which stored page a request gets. */
const DECIDING = ['cookie', 'accept-language', 'accept-encoding', 'if-none-match'];

/**
 * Creates a memory of what follows from a request's head and country. Requests from one country that are equal in address
 * and deciding headers share a value, which `find` looks up once; null is not remembered.
 */
export function createHeadMemory<T>() {
  const values = new Map<string, T>();
  return (
    { url, headers }: RequestHead,
    country: string | null | undefined,
    find: () => T | null,
  ): T | null => {
    const key = [url, country, ...DECIDING.map((name) => headers.get(name))].join('\n');
    const value = values.get(key) ?? find();
    if (value === null) return null;
    if (values.size >= MAX_KNOWN) values.clear();
    values.set(key, value);
    return value;
  };
}
