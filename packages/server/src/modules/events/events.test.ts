import { createServer, type ServerResponse } from 'node:http';
import { calls, memberEvent, parse } from '@meetcute/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApi } from '../../api.ts';
import { openEvents, take } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { createBackground } from '../../background.ts';
import { createNotifier, silentLog } from '../../ports/defaults.ts';
import { members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { events as eventsTable } from './events.table.ts';
import { createEventStreams } from './event-streams.service.ts';
import { handOver, streamResponse } from './stream-response.service.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const like = (sender: TestMember, recipient: TestMember) =>
  sender.call(calls.likeProfile, { payload: { profile: recipient.id } });

/** A member who has liked `times` others, with one event each in her log. */
async function liking(times: number) {
  const anna = await world.join();
  for (let index = 0; index < times; index += 1) await like(anna, await world.join());
  return anna;
}

test('starts a stream without a cursor with a reset that contains the newest id', async () => {
  const anna = await liking(3);
  const events = await openEvents(anna);
  expect(events.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await events.nextBlock()).toBe(': here');
  expect(await events.nextBlock()).toMatch(/^id: 3\nevent: reset\ndata: \{.*\}$/);
  await like(anna, await world.join());
  const event = await events.next();
  expect(event).toMatchObject({ id: '4', type: 'liked' });
  expect(parse(memberEvent, event).ok).toBe(true);
  await events.close();
});

test('continues a dropped stream without gaps or repetitions', async () => {
  const anna = await liking(2);
  const first = await openEvents(anna, '0');
  const seenEvents = await take(first, 2);
  await first.close();
  for (let index = 0; index < 3; index += 1) await like(anna, await world.join());
  const second = await openEvents(anna, seenEvents.at(-1)?.id);
  seenEvents.push(...(await take(second, 3)));
  await second.close();
  expect(seenEvents.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

test('sends more events than one read returns, in order', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  for (let index = 0; index < 60; index += 1) {
    await like(anna, ben);
    await anna.call(calls.unlikeProfile, { payload: { profile: ben.id } });
  }
  const events = await openEvents(anna, '0');
  const ids = (await take(events, 120)).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  await events.close();
});

test.each(['7', '999999999', '9999999999999999999', 'x', '-1'])(
  'responds to the cursor %s with a reset',
  async (cursor) => {
    const anna = await liking(1);
    const events = await openEvents(anna, cursor);
    expect(await events.next()).toMatchObject({ id: '1', type: 'reset' });
    await events.close();
  },
);

test('keeps events for 30 days and responds to an older cursor with a reset', async () => {
  const anna = await liking(1);
  const old = new Date(world.services.clock.now().getTime() - 31 * 86_400_000);
  await world.db.update(eventsTable).set({ at: old }).where(eq(eventsTable.memberId, anna.id));
  await like(anna, await world.join());
  const late = await openEvents(anna, '0');
  expect(await late.next()).toMatchObject({ id: '2', type: 'reset' });
  const early = await openEvents(anna, '1');
  expect(await early.next()).toMatchObject({ id: '2', type: 'liked' });
  await Promise.all([late.close(), early.close()]);
});

test('removes old events of members without a stream at the start and daily', async () => {
  const anna = await liking(2);
  const isAnnas = eq(eventsTable.memberId, anna.id);
  const old = new Date(world.services.clock.now().getTime() - 31 * 86_400_000);
  const age = (id: number) =>
    world.db
      .update(eventsTable)
      .set({ at: old })
      .where(and(isAnnas, eq(eventsTable.id, id)));
  const remaining = async () =>
    (await world.db.select().from(eventsTable).where(isAnnas)).map(({ id }) => id);
  await age(1);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const api = createApi({ ...world.services, notifier: createNotifier() });
    await expect.poll(remaining).toEqual([2]);
    await age(2);
    // The first sweep may still run for another site, and a sweep that is due meanwhile is skipped.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(86_400_000);
        return remaining();
      })
      .toEqual([]);
    await api.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('ends a stream with its session', async () => {
  const anna = await world.join();
  const events = await openEvents(anna);
  expect(await events.next()).toMatchObject({ type: 'reset' });
  await world.db.delete(sessions).where(eq(sessions.id, anna.sessionId));
  await like(await world.join(), anna);
  expect(await events.next()).toBeNull();
});

test('refuses a stream to logged-out visitors', async () => {
  expect((await world.visitor().fetch('/api/events.php')).status).toBe(403);
});

test('allows a member twenty open streams, and another one after closing one', async () => {
  const anna = await world.join();
  const open = await Promise.all(Array.from({ length: 20 }, () => openEvents(anna)));
  const response = await anna.fetch('/api/events.php');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
  await open[0]?.close();
  expect((await openEvents(anna)).response.status).toBe(200);
});

/** Streams without notifications, as if they were lost on the way from another process. */
function streamsWithoutNotifications(anna: TestMember) {
  const isolatedServices = {
    ...world.services,
    notifier: { ...world.services.notifier, subscribe: () => () => {} },
  };
  const streams = createEventStreams(
    { ...isolatedServices, background: createBackground(silentLog) },
    { heartbeat: 20 },
  );
  const listener = { siteId: 'free', memberId: anna.id, tokenHash: anna.tokenHash };
  const { body } = streamResponse(streams.stream(listener, 0), {});
  return { streams, reader: body!.pipeThrough(new TextDecoderStream()).getReader() };
}

test('sends heartbeats on an idle stream, and finds events whose notification was lost', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const { streams, reader } = streamsWithoutNotifications(anna);
  // Immediately and at each heartbeat.
  expect((await reader.read()).value).toBe(': here\n\n');
  expect((await reader.read()).value).toBe(': here\n\n');
  await like(anna, ben);
  let text = '';
  while (!text.includes('id: 1\n')) text = (await reader.read()).value ?? '';
  await reader.cancel();
  expect(streams.count(anna.id)).toBe(0);
});

test('counts a stream as activity for 15 minutes after the last call of its session', async () => {
  const anna = await world.join();
  const { reader } = streamsWithoutNotifications(anna);
  const fans = [await world.join(), await world.join()];
  const minutes = (count: number) => world.pass(count * 60_000);
  const idle = async () => {
    const [row] = await world.db.select().from(members).where(eq(members.id, anna.id));
    return (world.services.clock.now().getTime() - row!.lastActiveAt!.getTime()) / 60_000;
  };
  minutes(10);
  await expect.poll(idle).toBe(0);
  minutes(6);
  // The second like is found by a sweep that started after the time passed.
  for (const fan of fans) {
    await like(fan, anna);
    let result = await reader.read();
    while (!result.done && !result.value.includes(fan.id)) result = await reader.read();
    expect(result.done).toBe(false);
  }
  expect(await idle()).toBe(6);
  // A hidden page whose connection was lost reopens its stream.
  await (await openEvents(anna)).close();
  expect(await idle()).toBe(6);
  await anna.call(calls.getChats);
  expect(await idle()).toBe(0);
  minutes(10);
  await expect.poll(idle).toBe(0);
  await reader.cancel();
});

test('ends a stream whose session ended without a notification', async () => {
  const anna = await world.join();
  const { streams, reader } = streamsWithoutNotifications(anna);
  await world.db.delete(sessions).where(eq(sessions.id, anna.sessionId));
  let isDone = false;
  while (!isDone) isDone = (await reader.read()).done;
  expect(streams.count(anna.id)).toBe(0);
});

test('limits five hundred simultaneous streams of a member to twenty', async () => {
  const anna = await world.join();
  const all = await Promise.all(Array.from({ length: 500 }, () => anna.fetch('/api/events.php')));
  const readers = all.filter(({ ok }) => ok).map(({ body }) => body!.getReader());
  // Streams admitted at the same moment as the twentieth end when they are first read.
  const first = await Promise.all(readers.map((reader) => reader.read()));
  expect(first.filter(({ done }) => !done)).toHaveLength(20);
  expect(all.filter(({ ok }) => !ok).every(({ status }) => status === 429)).toBe(true);
  expect((await anna.fetch('/api/events.php')).status).toBe(429);
  await Promise.all(readers.map((reader) => reader.cancel()));
});

test('sends a member only their own events, even with a cursor of another member’s log', async () => {
  const [anna, ben] = [await liking(3), await liking(1)];
  const benEvents = await openEvents(ben, '1');
  const fromThree = await openEvents(ben, '3');
  expect(await fromThree.next()).toMatchObject({ id: '1', type: 'reset' });
  await like(anna, await world.join());
  await like(ben, await world.join());
  expect(await benEvents.next()).toMatchObject({ id: '2', type: 'liked' });
  await Promise.all([benEvents.close(), fromThree.close()]);
});

test('drops a stream that is read too slowly', async () => {
  const anna = await liking(1);
  const ends: string[] = [];
  const streams = createEventStreams({ ...world.services, background: createBackground(silentLog) });
  const listener = { siteId: 'free', memberId: anna.id, tokenHash: anna.tokenHash };
  streams.stream(listener, 0)({ send: () => false, beat: () => true, end: () => ends.push('end') });
  await expect.poll(() => [ends, streams.count(anna.id)]).toEqual([['end'], 0]);
});

test('writes a stream directly to Node’s response and stops when the client disconnects', async () => {
  const anna = await liking(1);
  const streams = createEventStreams({ ...world.services, background: createBackground(silentLog) });
  const listener = { siteId: 'free', memberId: anna.id, tokenHash: anna.tokenHash };
  const server = createServer((_, outgoing) => {
    handOver(streamResponse(streams.stream(listener, 0), { 'content-type': 'text/event-stream' }), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const leaving = new AbortController();
  const { body, headers } = await fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('id: 1\n')) text += (await reader.read()).value ?? '';
  expect([headers.get('content-type'), streams.count(anna.id)]).toEqual(['text/event-stream', 1]);
  leaving.abort();
  await expect.poll(() => streams.count(anna.id)).toBe(0);
  expect(handOver(new Response('other'), {} as ServerResponse)).toBe(false);
  server.close();
});

test('does not start a stream whose client has already disconnected, and does not count it', async () => {
  const anna = await liking(1);
  const streams = createEventStreams({ ...world.services, background: createBackground(silentLog) });
  const listener = { siteId: 'free', memberId: anna.id, tokenHash: anna.tokenHash };
  const requestArrival = Promise.withResolvers<void>();
  const handedOver = Promise.withResolvers<boolean>();
  const server = createServer((_, outgoing) => {
    requestArrival.resolve();
    // As when a page is closed while its request is authenticated.
    outgoing.once('close', () =>
      handedOver.resolve(handOver(streamResponse(streams.stream(listener, 0), {}), outgoing)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const leaving = new AbortController();
  const clientResponse = fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal }).catch(() => null);
  await requestArrival.promise;
  leaving.abort();
  expect([await handedOver.promise, streams.count(anna.id), await clientResponse]).toEqual([true, 0, null]);
  server.close();
});
