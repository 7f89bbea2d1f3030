import { calls } from '@meetcute/contract';
import { defaultPreferences, NO_END } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPushService } from '../../../test/push-service.ts';
import { testSettings } from '../../../test/test-settings.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { work } from '../../../test/work.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import type { Mail } from '../../ports/ports.ts';
import { type Member, members } from '../members/members.table.ts';
import { sendPush } from '../push/send-push.job.ts';
import { AWAY_AFTER } from './digest.rules.ts';
import { mailDigest } from './digest-mail.job.ts';
import { PUSH_PAUSE } from './notify.usecases.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let world: TestWorld;
const mails: Mail[] = [];
const mailServer = { isUnavailable: false };

beforeAll(async () => {
  service = await openPushService();
  const site = (id: string, mail: boolean) => ({
    id,
    hosts: [`${id}.test`] as const,
    origin: `http://${id}.test`,
    settings: testSettings({ push_pub: service.publicKey, notifications: { mail } }),
  });
  world = await openTestWorld({
    pushSender: service.sender,
    sites: [site('free', true), site('quiet', false)],
    mailer: {
      send: async (mail) => {
        if (mailServer.isUnavailable) throw new Error('The mail server is unavailable.');
        mails.push(mail);
      },
    },
    log: { info: () => {}, error: () => {} },
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  await world.db.delete(jobs);
  mails.length = 0;
  mailServer.isUnavailable = false;
});

const HOUR = 3_600_000;

const now = () => world.services.clock.now();

/** Advances the clock and sends the digest mails that are due by then. */
async function pass(milliseconds = AWAY_AFTER) {
  world.pass(milliseconds);
  await work(world, 'news-mail', (job, reschedule) => mailDigest(world.services, job, reschedule));
}

/** Sends the pushes that are due by then. */
async function push() {
  world.pass(PUSH_PAUSE);
  await work(world, 'push', (job, reschedule) => sendPush(world.services, job, reschedule));
}

const change = ({ id }: TestMember, fields: Partial<Member>) =>
  world.db.update(members).set(fields).where(eq(members.id, id));

const prefer = (member: TestMember, message: Partial<(typeof defaultPreferences)['message']>) => {
  const preferences = { ...defaultPreferences, message: { ...defaultPreferences.message, ...message } };
  return member.call(calls.saveNotifications, { payload: { preferences } });
};

async function subscribe(member: TestMember) {
  const device = service.subscribe();
  await member.call(calls.registerPush, { payload: { subscription: device.subscription } });
  return device;
}

const block = (member: TestMember, { id }: TestMember) =>
  member.call(calls.blockProfile, { payload: { profile: id } });

/** Two members: Anna has just written to Ben, who is logged in and inactive. */
async function acquaintances({ site = 'free', isFictional = false } = {}) {
  const anna = await world.join(site, { name: 'Anna', fictional: isFictional });
  const ben = await world.join(site, { name: 'Ben', language: 'en', emailConfirmedAt: now() });
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  let sentCount = 0;
  const write = () => {
    const payload = { conversation: id, client_id: String((sentCount += 1)), text: 'a secret word' };
    return anna.call(calls.sendMessage, { payload });
  };
  const read = () =>
    ben.call(calls.readMessages, { payload: { conversation: id, read_until: String(sentCount) } });
  return { anna, ben, write, read };
}

type TestConversation = Awaited<ReturnType<typeof acquaintances>>;

describe('sends a digest mail', () => {
  const rows: [string, (conversation: TestConversation) => Promise<unknown>, number, { site?: string }?][] = [
    ['to a member who is away', async () => {}, 1],
    [
      'not to a member who was active a moment ago',
      ({ ben }) => change(ben, { lastActiveAt: new Date(now().getTime() + 60_000) }),
      0,
    ],
    ['not to a member who has read everything', ({ read }) => read(), 0],
    ['not to a member who turned off mails about messages', ({ ben }) => prefer(ben, { mail: false }), 0],
    [
      'not to a member who gets pushes',
      async ({ ben }) => {
        await subscribe(ben);
        await push();
      },
      0,
    ],
    [
      'to a member with a browser who turned off pushes about messages',
      async ({ ben }) => {
        await subscribe(ben);
        await prefer(ben, { push: false });
      },
      1,
    ],
    [
      'to a member whose pushes fail',
      async ({ ben }) => {
        (await subscribe(ben)).nextResponses.push({ status: 500 });
        await push();
      },
      1,
    ],
    ['not to an unconfirmed address', ({ ben }) => change(ben, { emailConfirmedAt: null }), 0],
    ['not to a deleted account', ({ ben }) => change(ben, { deletedAt: now() }), 0],
    ['not to a suspended member', ({ ben }) => change(ben, { suspendedUntil: NO_END }), 0],
    ['not about a member when one of the two has blocked the other', ({ anna, ben }) => block(anna, ben), 0],
    ['not from a site without digest mails', async () => {}, 0, { site: 'quiet' }],
  ];
  test.each(rows)('%s', async (_, prepare, count, options) => {
    const conversation = await acquaintances(options);
    await conversation.write();
    await prepare(conversation);
    await pass();
    expect(mails).toHaveLength(count);
  });
});

test('mails an active member once they are away, if something is still unread', async () => {
  const { ben, write } = await acquaintances();
  await write();
  world.pass(600_000);
  await change(ben, { lastActiveAt: now() });
  await pass(300_000);
  expect(mails).toEqual([]);
  await pass(599_000);
  expect(mails).toEqual([]);
  await pass(1000);
  expect(mails).toHaveLength(1);
});

test('sends one mail a day to a member who stays away, and none without anything new', async () => {
  const { write } = await acquaintances();
  await write();
  await pass();
  for (const hours of [1, 22]) {
    await write();
    await pass(hours * HOUR);
  }
  expect(mails).toHaveLength(1);
  await pass(HOUR);
  expect(mails).toHaveLength(2);
  await pass(48 * HOUR);
  expect(mails).toHaveLength(2);
});

test('counts a new absence separately', async () => {
  const { ben, write, read } = await acquaintances();
  await write();
  await pass();
  await read();
  await change(ben, { lastActiveAt: now() });
  await write();
  await pass();
  expect(mails).toHaveLength(2);
});

test('retries a failing mail server', async () => {
  const { write } = await acquaintances();
  await write();
  mailServer.isUnavailable = true;
  await pass();
  mailServer.isUnavailable = false;
  await pass(60_000);
  expect(mails).toHaveLength(1);
});

test('combines messages and likes in one mail, labels fictional profiles and quotes no message', async () => {
  const { anna, ben, write } = await acquaintances({ isFictional: true });
  await write();
  await write();
  const cem = await world.join('free', { name: 'Cem' });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  for (const member of [anna, cem]) await member.call(calls.likeProfile, { payload: { profile: ben.id } });
  await pass();
  expect(mails).toHaveLength(1);
  const { to, subject, text, headers } = mails[0]!;
  expect([to, subject]).toEqual([`${ben.id}@example.com`, 'News for you at Example']);
  const newsLines = text.split('\n\n').filter((line) => /Anna|Cem/.test(line));
  expect(newsLines[0]).toBe('Anna (fictional profile): 2 unread messages');
  expect(newsLines.slice(1).toSorted()).toEqual([
    'A mutual like with Anna (fictional profile)',
    'Cem sent you a like',
  ]);
  expect(text).not.toContain('secret');
  for (const expectedText of [
    'http://free.test/chats',
    'http://free.test/notifications',
    'Example BV',
    'adults of 18',
  ])
    expect(text).toContain(expectedText);
  expect(headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/free\.test\/api\/unsubscribe\.php\?token=[\w-]{43}>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('unsubscribes by one click, also from an older mail, and accepts the token for nothing else', async () => {
  const { ben, write } = await acquaintances();
  await write();
  await pass();
  const [, path = '', token = ''] =
    /^<http:\/\/free\.test(\/api\/\S+token=(\S+))>$/.exec(mails[0]!.headers!['List-Unsubscribe']!) ?? [];
  const stranger = world.visitor();
  expect(await stranger.failure(calls.activate, { payload: { token } })).toBe('400 bad_token');
  expect(await stranger.failure(calls.confirmEmail, { payload: { token } })).toBe('400 bad_token');
  world.pass(20 * 24 * HOUR);
  await write();
  const unsubscribe = () => stranger.fetch(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect((await unsubscribe()).status).toBe(200);
  await pass();
  expect(mails).toHaveLength(1);
  await change(ben, { notificationPreferences: null });
  expect((await unsubscribe()).status).toBe(200);
  await write();
  await pass(24 * HOUR);
  expect(mails).toHaveLength(1);
});

test('names five members in a mail and counts the others', async () => {
  const ben = await world.join('free', { name: 'Ben', language: 'en', emailConfirmedAt: now() });
  for (let index = 0; index < 7; index += 1)
    await (await world.join()).call(calls.likeProfile, { payload: { profile: ben.id } });
  await pass();
  const lines = mails[0]!.text.split('\n\n');
  expect(lines.filter((line) => line === 'Somebody sent you a like')).toHaveLength(5);
  expect(lines).toContain('And 2 more');
  expect(mails[0]!.text).toContain('http://free.test/likes');
});
