import type { Message } from '@meetcute/contract';

/** Profile ID of the reader. */
export const VIEWER = 'me';

/** ID of the newest message. */
const NEWEST = 200_000;
const MINUTES_APART = 17;
const WORDS = 'so I took the late train along the coast and it was well worth the wait because'.split(' ');

/** Returns a text of 3 to 40 words, mostly short and always the same for an ID. */
const textOf = (id: number): string => {
  const length = 3 + ((id * 7919) % 13) + (id % 9 === 0 ? 25 : 0);
  return Array.from({ length }, (_, index) => WORDS[(id + index * 5) % WORDS.length]).join(' ');
};

const messageOf = (id: number): Message => ({
  id: String(id),
  client_id: null,
  conversation: 'c1',
  sender: id % 5 < 2 || id % 7 === 0 ? VIEWER : 'ada',
  text: textOf(id),
  image: null,
  sent_at: new Date(Date.UTC(2026, 0, 1) - (NEWEST - id) * MINUTES_APART * 60_000).toISOString(),
  state: 'read',
});

const known: Message[] = [];

/**
 * Returns the newest messages of a conversation, oldest first. Each is the same object every time, as in a
 * cache.
 */
export function newestMessages(count: number): Message[] {
  while (known.length < count) known.push(messageOf(NEWEST - known.length));
  return known.slice(0, count).toReversed();
}
