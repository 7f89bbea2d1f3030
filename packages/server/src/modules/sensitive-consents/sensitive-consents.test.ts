import { calls } from '@meetcute/contract';
import { SENSITIVE_WORDING } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { events } from '../events/events.table.ts';

let world: TestWorld;
let anna: TestMember;
let ben: TestMember;
/** Likes nobody, so that Anna is suggested. */
let cleo: TestMember;
let conversation: string;

const like = (liker: TestMember, target: TestMember) =>
  liker.call(calls.likeProfile, { payload: { profile: target.id } });

const send = (sender: TestMember, text: string) =>
  sender.call(calls.sendMessage, { payload: { conversation, client_id: crypto.randomUUID(), text } });

const logOf = ({ id }: TestMember) =>
  world.db.select({ type: events.type, data: events.data }).from(events).where(eq(events.memberId, id));

/** A field that needs consent, as a key in JSON. */
const SENSITIVE = '"smoking"';
/** A text that needs none. It proves that Anna's profile fields are in a response or log. */
const SHOWN = 'I bake bread.';

// Anna consents to a sensitive field, and writes every kind of event with her profile into Ben's log.
beforeAll(async () => {
  world = await openTestWorld();
  anna = await world.join();
  ben = await world.join();
  cleo = await world.join();
  await anna.call(calls.saveUser, {
    payload: {
      profile: { personal: { smoking: 'yes', about: SHOWN } },
      sensitive_consent: { fields: ['smoking'], wording: SENSITIVE_WORDING, language: 'de' },
    },
  });
  await like(anna, ben);
  await ben.call(calls.markLikeSeen, { payload: { profile: anna.id } });
  await like(ben, anna);
  ({ id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } }));
  await send(anna, 'Hello Ben');
  await send(ben, 'Hello Anna');
});
afterAll(() => world.close());

test('shows members a sensitive value with consent on the profile page, and visitors none', async () => {
  const query = { id: anna.id };
  const { profile } = await ben.call(calls.getProfile, { query });
  expect(profile.personal).toEqual({ smoking: 'yes', about: SHOWN });
  const { profile: publicProfile } = await world.visitor().call(calls.getProfile, { query });
  expect(publicProfile.personal).toEqual({ about: SHOWN });
});

const query = { manual_search: true, do_not_save: true };

test.each([
  ['the search', () => ben.call(calls.search, { query })],
  ['the search of visitors', () => world.visitor().call(calls.search, { query })],
  ['the suggestions', () => cleo.call(calls.getSuggestions, { query: { for: 'match' } })],
  ['the likes', () => ben.call(calls.getLikes)],
  ['the conversations', () => ben.call(calls.getChats)],
  ['the notifications', () => ben.call(calls.getNotifications, { query: {} })],
])('sends no sensitive values of others in %s', async (_, fetchResponse) => {
  const response = JSON.stringify(await fetchResponse());
  expect(response).toContain(SHOWN);
  expect(response).not.toContain(SENSITIVE);
});

test('writes no sensitive values into the event log of another member', async () => {
  const loggedEvents = await logOf(ben);
  const withProfile = loggedEvents.filter(({ data }) => JSON.stringify(data).includes(SHOWN));
  expect([...new Set(withProfile.map(({ type }) => type))].toSorted()).toEqual([
    'chat',
    'liked',
    'liked_by',
    'notification',
  ]);
  expect(JSON.stringify(loggedEvents)).not.toContain(SENSITIVE);
  // The member's own log has them, for other tabs and devices.
  expect(JSON.stringify(await logOf(anna))).toContain(SENSITIVE);
});
