import { respond, createWorld, emptyWorld, type Conversation, type Member } from '@meetcute/mocks';
import type { StartBackend, Writer } from './backend.ts';

const ORIGIN = 'http://localhost';

const { members: everybody, settings } = createWorld({ count: 6 });

const people: readonly Member[] = [...everybody.values()]
  .filter(({ profile }) => !profile.fictional && profile.date_of_birth !== null)
  .slice(0, 3);

const conversationOf = (id: string, members: readonly [string, string]): Conversation => ({
  id,
  members,
  messages: [],
  hiddenFor: new Set(),
  readUntil: {},
  createdAt: new Date(0).toISOString(),
});

/** Starts the mock world of the stories with three members, new for each run. */
export const startMocks: StartBackend = async ({ price }, now) => {
  const members = people.map((member) => ({ ...member, credits: 0 }));
  const [anna = '', ben = '', carl = ''] = members.map(({ profile }) => profile.id);
  const ids: Record<Writer, string> = { anna, ben };
  const world = emptyWorld({
    settings: { ...settings, message_credits: price },
    members,
    conversations: [conversationOf('c1', [anna, ben]), conversationOf('c2', [anna, carl])],
    now,
  });
  for (const writer of ['anna', 'ben'] as const) world.sessions.set(`session-of-${writer}`, ids[writer]);
  const accountOf = (writer: Writer) => members.find(({ profile }) => profile.id === ids[writer])!;
  return {
    run: 'mocks',
    ids,
    places: ['c1', 'c2'],
    fetch: (writer, browser, path, init) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', `session=session-of-${writer}; visitor=${writer}-${browser}`);
      headers.set('user-agent', 'model');
      return respond(world, new Request(ORIGIN + path, { ...init, headers }));
    },
    log: async (writer, lastEventId) => {
      const log = world.events.get(ids[writer]) ?? [];
      if (lastEventId !== null) return log.slice(Number(lastEventId));
      return [{ id: String(log.length), type: 'reset', at: now().toISOString(), data: {} }];
    },
    messages: async (place) => world.conversations.get(place)?.messages ?? [],
    credits: async (writer) => accountOf(writer).credits,
    pay: async (writer, credits) => {
      accountOf(writer).credits += credits;
    },
    // Only its streams live in memory alone, and the model restarts those.
    restart: async () => undefined,
    forgetKeys: async () => world.outcomes.clear(),
  };
};
