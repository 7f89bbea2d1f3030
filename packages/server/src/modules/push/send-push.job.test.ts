import { calls } from '@meetcute/contract';
import { defaultPreferences } from '@meetcute/core';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushService, readVapid } from '../../../test/push-service.ts';
import { testSettings } from '../../../test/test-settings.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { work } from '../../../test/work.ts';
import { attempts } from '../../http/requests.table.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { notifyAccount, PUSH_PAUSE } from '../notifications/notify.usecases.ts';
import { pushSubscriptions } from './push.table.ts';
import { sendPush } from './send-push.job.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let world: TestWorld;
const faults: string[] = [];
const now = () => world.services.clock.now();

beforeAll(async () => {
  service = await openPushService();
  const site = (id: string, isOn: boolean) => ({
    id,
    hosts: [`${id}.test`] as const,
    origin: `http://${id}.test`,
    settings: testSettings({ push_pub: service.publicKey, notifications: { push: isOn } }),
  });
  world = await openTestWorld({
    pushSender: service.sender,
    sites: [site('free', true), site('quiet', false)],
    log: {
      info: () => {},
      error: (message, details) => void faults.push(`${message} ${JSON.stringify(details)}`),
    },
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(async () => {
  await world.db.delete(jobs);
  faults.length = 0;
});

/** Advances the clock and sends the pushes that are due by then. */
async function pass(milliseconds = PUSH_PAUSE) {
  world.pass(milliseconds);
  await work(world, 'push', (job, reschedule) => sendPush(world.services, job, reschedule));
}

async function subscribe(member: TestMember) {
  const device = service.subscribe();
  await member.call(calls.registerPush, { payload: { subscription: device.subscription } });
  return device;
}

/** Two members: Anna writes to Ben, who has one browser. */
async function acquaintances({ site = 'free', isFictional = false } = {}) {
  const anna = await world.join(site, { name: 'Anna', language: 'en', fictional: isFictional });
  const ben = await world.join(site, { name: 'Ben', language: 'en' });
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  let sentCount = 0;
  const write = (text = 'a secret word') => {
    const payload = { conversation: id, client_id: String((sentCount += 1)), text };
    return anna.call(calls.sendMessage, { payload });
  };
  return { anna, ben, id, write, device: await subscribe(ben) };
}

const titles = ({ received }: { received: { payload: Record<string, unknown> }[] }) =>
  received.map(({ payload }) => payload['title']);

test('pushes a message encrypted and signed, without its text, to its recipient only', async () => {
  const { anna, id, write, device } = await acquaintances();
  const [annaDevice, other] = [await subscribe(anna), await subscribe(await world.join())];
  await write();
  await pass(PUSH_PAUSE - 1);
  expect(device.received).toEqual([]);
  await pass(1);
  const [{ payload, headers }] = device.received as [(typeof device.received)[0]];
  expect(payload).toEqual({
    version: 2,
    title: 'New message from Anna',
    body: 'Tap to have a look.',
    tag: `message ${id}`,
    url: `/chats/${id}`,
    badge: 1,
  });
  expect(headers).toMatchObject({
    ttl: '86400',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    'content-encoding': 'aes128gcm',
  });
  expect(readVapid(headers.authorization ?? '', service.publicKey)).toMatchObject({
    aud: service.origin,
    sub: 'mailto:info@example.com',
  });
  expect([annaDevice.received, other.received]).toEqual([[], []]);
  await pass();
  expect(device.received).toHaveLength(1);
});

test('combines simultaneous messages in one push, which later ones replace', async () => {
  const { write, device } = await acquaintances();
  for (let count = 0; count < 3; count += 1) await write();
  await pass();
  await write();
  await pass();
  expect(titles(device)).toEqual(['3 new messages from Anna', '4 new messages from Anna']);
  expect(new Set(device.received.map(({ headers }) => headers['topic'])).size).toBe(1);
});

test('does not push anything seen meanwhile', async () => {
  const { anna, ben, id, write, device } = await acquaintances();
  const { message } = await write();
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.readMessages, { payload: { conversation: id, read_until: message.id } });
  await ben.call(calls.markLikeSeen, { payload: { profile: anna.id } });
  await pass();
  expect(device.received).toEqual([]);
});

test('labels fictional profiles in words', async () => {
  const { write, device } = await acquaintances({ isFictional: true });
  await write();
  await pass();
  expect(titles(device)).toEqual(['New message from Anna (fictional profile)']);
});

test('pushes likes, likes in return and account changes, each separately', async () => {
  const { anna, ben, device } = await acquaintances();
  const annaDevice = await subscribe(anna);
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await pass();
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const site = world.services.sites[0]!;
  const services = { ...world.services, worker: { trigger: () => {} } };
  await createUnitOfWork(services, { siteId: site.id, now: now() }).run([ben.id], (change) =>
    notifyAccount(change, { site, memberId: ben.id, now: now() }, 'new_session'),
  );
  await pass();
  expect(
    device.received.map(({ payload, headers }) => [payload['title'], payload['url'], headers['urgency']]),
  ).toEqual([
    ['Anna sent you a like', `/members/${anna.id}`, 'normal'],
    ['Someone logged in to your account', '/account', 'high'],
  ]);
  expect(titles(annaDevice)).toEqual(['A mutual like with Ben']);
});

test('pushes nothing to members who turned it off, on sites without pushes, or after logging out', async () => {
  const preference = { ...defaultPreferences.message, push: false };
  const mutedPair = await acquaintances();
  const preferences = { ...defaultPreferences, message: preference };
  await mutedPair.ben.call(calls.saveNotifications, { payload: { preferences } });
  const quiet = await acquaintances({ site: 'quiet' });
  const loggedOut = await acquaintances();
  for (const { write } of [mutedPair, quiet, loggedOut]) await write();
  await loggedOut.ben.call(calls.logout);
  await pass();
  for (const { device } of [mutedPair, quiet, loggedOut]) expect(device.received).toEqual([]);
  expect(await world.db.$count(jobs, eq(jobs.kind, 'push'))).toBe(0);
});

test.each([404, 410])('removes only the browser whose push service responds with %i', async (status) => {
  const { ben, write, device } = await acquaintances();
  const second = await subscribe(ben);
  const count = () => world.db.$count(pushSubscriptions);
  const countBefore = await count();
  device.nextResponses.push({ status });
  await write();
  await pass();
  expect([device.received.length, second.received.length, countBefore - (await count())]).toEqual([0, 1, 1]);
});

test('retries a push service after its Retry-After, and pushes to no other browser twice', async () => {
  const { ben, write, device } = await acquaintances();
  const second = await subscribe(ben);
  device.nextResponses.push(
    { status: 429, headers: { 'retry-after': '90' } },
    { status: 503, headers: { 'retry-after': '30' } },
  );
  await write();
  await pass();
  await pass(89_000);
  expect(device.nextResponses).toHaveLength(1);
  await pass(1000);
  await pass(30_000);
  expect([device.received.length, second.received.length, faults]).toEqual([1, 1, []]);
});

test.each([
  [500, undefined],
  [413, undefined],
  [302, { location: '/send/1' }],
])(
  'retries a push service that responds with %i a minute later, and follows no redirect',
  async (status, headers) => {
    const { write, device } = await acquaintances();
    device.nextResponses.push({ status, ...(headers ? { headers } : {}) }, { status });
    await write();
    await pass();
    await pass(60_000);
    expect(faults).toEqual([expect.stringContaining(`The push service responded with ${status}.`)]);
    await pass(60_000);
    expect(device.received).toHaveLength(1);
  },
);

test('drops an unsent push after a day', async () => {
  const { write, device } = await acquaintances();
  await write();
  await pass(86_401_000);
  expect(device.received).toEqual([]);
  expect(await world.db.$count(jobs, eq(jobs.kind, 'push'))).toBe(0);
});

test('removes a subscription with invalid keys instead of retrying for ever', async () => {
  const { ben, write } = await acquaintances();
  const subscription = JSON.stringify({
    endpoint: `${service.origin}/send/x`,
    keys: { p256dh: 'p', auth: 'a' },
  });
  await ben.call(calls.registerPush, { payload: { subscription } });
  const countBefore = await world.db.$count(pushSubscriptions);
  await write();
  await pass();
  expect([countBefore - (await world.db.$count(pushSubscriptions)), faults]).toEqual([1, []]);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://user@fcm.googleapis.com/x',
])('refuses to save %s', async (endpoint) => {
  const anna = await world.join();
  const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
  expect(await anna.failure(calls.registerPush, { payload: { subscription } })).toBe('400 bad_request');
});

test('limits a member to sixty registrations an hour', async () => {
  const anna = await world.join();
  const subscription = JSON.stringify({
    endpoint: `${service.origin}/send/often`,
    keys: { p256dh: 'p', auth: 'a' },
  });
  const register = () => anna.failure(calls.registerPush, { payload: { subscription } });
  expect(await register()).toBe('200 ');
  await world.db.update(attempts).set({ count: 59 }).where(like(attempts.bucket, 'push:%'));
  expect(await register()).toBe('200 ');
  expect(await register()).toBe('429 too_many_requests');
});
