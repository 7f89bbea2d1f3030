import type { Message } from '@meetcute/contract';

/** Profile id of who reads. */
export const VIEWER = 'me';

/** Id of the newest message. */
const NEWEST = 200_000;
const MINUTES_APART = 17;
const WORDS = 'so I took the late train along the coast and it was well worth the wait because'.split(' ');

/** From three words to some forty, most of them short, always the same ones for an id. */
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

/** The newest so many messages of a conversation, oldest first; each is the same object every time, as a cache has it. */
export function newestMessages(count: number): Message[] {
  while (known.length < count) known.push(messageOf(NEWEST - known.length));
  return known.slice(0, count).toReversed();
}
