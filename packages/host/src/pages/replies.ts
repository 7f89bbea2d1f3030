import type { RequestHead } from '../request-head.ts';
import type { Reply } from './stored-page.ts';

/** Maximum number of known replies; clients choose their cookies. */
const MAX_REPLIES = 2000;

/** Headers that decide which stored page a request gets. */
const DECIDING = ['cookie', 'accept-language', 'accept-encoding', 'if-none-match'];

/**
 * Creates a memory of replies. Requests from one country that are equal in address and deciding headers get the same
 * reply, which `find` looks up once; null is not remembered.
 */
export function createReplies() {
  const known = new Map<string, Reply>();
  return (
    { url, headers }: RequestHead,
    country: string | null | undefined,
    find: () => Reply | null,
  ): Reply | null => {
    const key = [url, country, ...DECIDING.map((name) => headers.get(name))].join('\n');
    const reply = known.get(key) ?? find();
    if (!reply) return null;
    if (known.size >= MAX_REPLIES) known.clear();
    known.set(key, reply);
    return reply;
  };
}
