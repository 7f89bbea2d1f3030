import { calls, memberEvent, parse } from '@meetcute/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApi } from '../../api.ts';
import {
  openEvents,
  openTestWorld,
  take,
  type TestMember,
  type TestWorld,
} from '../../../test/test-world.ts';
import { createWake } from '../../ports/defaults.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { eventStream } from './event-stream.ts';
import { events as eventsTable } from './events.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const like = (from: TestMember, to: TestMember) =>
  from.call(calls.likeProfile, { payload: { profile: to.id } });

/** Someone who was liked `times` times. */
async function liked(times: number) {
  const anna = await world.join();
  for (let index = 0; index < times; index += 1) await like(await world.join(), anna);
  return anna;
}

test('a stream without a cursor begins with a reset that says where the log is', async () => {
  const anna = await liked(3);
  const events = await openEvents(anna);
  expect(events.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await events.nextBlock()).toMatch(/^retry: \d+$/);
  expect(await events.nextBlock()).toMatch(/^id: 3\nevent: reset\ndata: \{.*\}$/);
  await like(await world.join(), anna);
  const event = await events.next();
  expect(event).toMatchObject({ id: '4', type: 'liked_by', data: { like_new: true } });
  expect(parse(memberEvent, event).ok).toBe(true);
  await events.close();
});

test('a stream that broke off goes on where it ended, without a gap or a repetition', async () => {
  const anna = await liked(2);
  const first = await openEvents(anna, '0');
  const seen = await take(first, 2);
  await first.close();
  for (let index = 0; index < 3; index += 1) await like(await world.join(), anna);
  const second = await openEvents(anna, seen.at(-1)?.id);
  seen.push(...(await take(second, 3)));
  await second.close();
  expect(seen.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
});

test('more events than are read at a time come in order too', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  for (let index = 0; index < 60; index += 1) {
    await like(ben, anna);
    await ben.call(calls.unlikeProfile, { payload: { profile: anna.id } });
  }
  const events = await openEvents(anna, '0');
  const ids = (await take(events, 120)).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  await events.close();
});

test.each(['7', '999999999', '9999999999999999999', 'x', '-1'])(
  'the cursor %s gets a reset',
  async (cursor) => {
    const anna = await liked(1);
    const events = await openEvents(anna, cursor);
    expect(await events.next()).toMatchObject({ id: '1', type: 'reset' });
    await events.close();
  },
);

test('events are kept for 30 days; an older cursor gets a reset', async () => {
  const anna = await liked(1);
  const old = new Date(world.services.clock.now().getTime() - 31 * 86_400_000);
  await world.db.update(eventsTable).set({ at: old }).where(eq(eventsTable.memberId, anna.id));
  await like(await world.join(), anna);
  const late = await openEvents(anna, '0');
  expect(await late.next()).toMatchObject({ id: '2', type: 'reset' });
  const early = await openEvents(anna, '1');
  expect(await early.next()).toMatchObject({ id: '2', type: 'liked_by' });
  await Promise.all([late.close(), early.close()]);
});

test('old events of a member who never opens a stream are removed at the start and daily', async () => {
  const anna = await liked(2);
  const mine = eq(eventsTable.memberId, anna.id);
  const old = new Date(world.services.clock.now().getTime() - 31 * 86_400_000);
  const age = (id: number) =>
    world.db
      .update(eventsTable)
      .set({ at: old })
      .where(and(mine, eq(eventsTable.id, id)));
  const left = async () => (await world.db.select().from(eventsTable).where(mine)).map(({ id }) => id);
  await age(1);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const api = createApi({ ...world.services, wake: createWake() });
    await expect.poll(left).toEqual([2]);
    await age(2);
    // The first round may still be at another site; one that is due meanwhile is left out.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(86_400_000);
        return left();
      })
      .toEqual([]);
    await api.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a stream ends when its session does', async () => {
  const anna = await world.join();
  const events = await openEvents(anna);
  expect(await events.next()).toMatchObject({ type: 'reset' });
  await world.db.delete(sessions).where(eq(sessions.id, anna.sessionId));
  await like(await world.join(), anna);
  expect(await events.next()).toBeNull();
});

test('a visitor gets no stream', async () => {
  expect((await world.visitor().fetch('/api/events.php')).status).toBe(403);
});

test('a member may have twenty streams open, and another one once one was closed', async () => {
  const anna = await world.join();
  const open = await Promise.all(Array.from({ length: 20 }, () => openEvents(anna)));
  const refused = await anna.fetch('/api/events.php');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  await open[0]?.close();
  expect((await openEvents(anna)).response.status).toBe(200);
});

test('a silent stream says now and then that it is there, and notices what another process wrote', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const listener = { siteId: 'free', memberId: anna.id, sessionId: anna.sessionId };
  // Its bell never rings, as if the writer were in another process.
  const deaf = { ...world.services, wake: { ...world.services.wake, listen: () => () => {} } };
  const stream = eventStream(deaf, listener, { cursor: 0, onEnd: () => {}, heartbeat: 20 });
  const reader = new Response(stream).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^retry: /);
  expect((await reader.read()).value).toBe(': here\n\n');
  await like(ben, anna);
  let text = '';
  while (!text.includes('id: 1\n')) text = (await reader.read()).value ?? '';
  await reader.cancel();
});
