import { isSensitive, SENSITIVE_WORDING } from '@meetcute/core';
import { expect, test } from 'vitest';
import { createWorld } from './create-world.ts';
import { respond } from './msw.ts';

const DAY = 86_400_000;
const sendRequest = async (world: ReturnType<typeof createWorld>, path: string) =>
  respond(world, new Request(`http://localhost${path}`, { headers: { 'x-package': 'test/1' } }));

test('returns no user to a visitor', async () => {
  expect((await sendRequest(createWorld(), '/api/user.php')).status).toBe(403);
});

test.each([
  ['member', false, [0, 4]],
  ['unpaid', false, [4, 100]],
  ['paid', true, [0, 1000]],
] as const)('logs in the viewer %s', async (viewer, isPaid, [youngest, oldest]) => {
  const world = createWorld({ viewer });
  const { user } = (await (await sendRequest(world, '/api/user.php')).json()) as {
    user: { paid_user: boolean; signup_date: string };
  };
  const days = (world.now().getTime() - Date.parse(user.signup_date)) / DAY;
  expect(user.paid_user).toBe(isPaid);
  expect(days).toBeGreaterThan(youngest);
  expect(days).toBeLessThan(oldest);
});

test('has likes and conversations for the viewer', async () => {
  const world = createWorld({ viewer: 'unpaid' });
  const { liked_by } = (await (await sendRequest(world, '/api/likes.php')).json()) as {
    liked_by: { like_new: boolean }[];
  };
  const { chats } = (await (await sendRequest(world, '/api/chats.php')).json()) as {
    chats: { num_unread_messages: number }[];
  };
  expect(liked_by.filter(({ like_new }) => like_new).length).toBeGreaterThan(0);
  expect(chats.some(({ num_unread_messages }) => num_unread_messages > 0)).toBe(true);
});

test('exports a record of the consent that the viewer’s sensitive fields have', async () => {
  const world = createWorld({ viewer: 'paid' });
  const { user } = (await (await sendRequest(world, '/api/user.php')).json()) as {
    user: { sensitive_consent: { fields: string[]; given_at: string } };
  };
  const { fields, given_at: consentTime } = user.sensitive_consent;
  expect(fields.length).toBeGreaterThan(0);
  const { sensitive_consents: log } = (await (await sendRequest(world, '/api/export.php')).json()) as {
    sensitive_consents: object[];
  };
  expect(log).toEqual([
    { kind: 'given', fields, at: consentTime, wording: SENSITIVE_WORDING, language: expect.any(String) },
  ]);
});

test('has no consent of a member without sensitive fields', () => {
  const { members, sensitiveConsents } = createWorld();
  const membersWithoutConsent = [...members.values()].filter(
    ({ sensitiveConsent }) => sensitiveConsent === null,
  );
  expect(sensitiveConsents).toHaveLength(members.size - membersWithoutConsent.length);
  for (const { profile } of membersWithoutConsent)
    expect(
      Object.keys(profile.personal ?? {}).filter((field) => isSensitive(field) && profile.personal?.[field]),
    ).toEqual([]);
});

test('leaves the next world unchanged when one changes', () => {
  const first = createWorld({ viewer: 'paid' });
  for (const member of first.members.values()) member.profile.name = 'Nobody';
  first.settings.name = 'Elsewhere';
  const second = createWorld({ viewer: 'paid' });
  expect([...second.members.values()].some(({ profile }) => profile.name === 'Nobody')).toBe(false);
  expect(second.settings.name).not.toBe('Elsewhere');
});

test('ends the event stream of a page that aborts it, as a browser does', async () => {
  const world = createWorld({ viewer: 'unpaid' });
  const page = new AbortController();
  const request = new Request('http://localhost/api/events.php', {
    headers: { 'x-package': 'test/1' },
    signal: page.signal,
  });
  const stream = (await respond(world, request)).body!.getReader();
  await stream.read();
  page.abort();
  await expect(stream.read()).rejects.toThrow('aborted');
  expect(world.listeners.size).toBe(0);
});
