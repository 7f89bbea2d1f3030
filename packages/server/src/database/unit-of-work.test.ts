import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { events } from '../modules/events/events.table.ts';
import { createUnitOfWork } from './unit-of-work.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = new Date(Date.UTC(2026, 10, 21, 12));

/** Opens a unit of work that lists its steps: the stored response, and what follows the commit. */
function openUnit() {
  const steps: unknown[] = [];
  const notifier = {
    ...world.services.notifier,
    notify: (id: string) => void steps.push(['notify', id]),
  };
  const worker = {
    trigger: (newJobs: readonly { kind: string }[]) => void steps.push(['jobs', newJobs.length]),
  };
  const services = { ...world.services, notifier, worker };
  const unit = createUnitOfWork<string>(services, { siteId: 'free', now }, async (tx, response, member) => {
    const storedEvents = await tx.select({ id: events.id }).from(events);
    steps.push(['store', response, member, storedEvents.length]);
  });
  return { steps, unit };
}

const eventsOf = (memberId: string) =>
  world.db
    .select({ id: events.id, type: events.type })
    .from(events)
    .where(eq(events.memberId, memberId))
    .orderBy(events.id);

test('writes events and jobs with the change, stores the response, and triggers after the commit', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const { steps, unit } = openUnit();
  const response = await unit.run(
    [anna.id, ben.id],
    async ({ append, addJobs }) => {
      append(anna.id, 'unliked', { profile: ben.id });
      append(ben.id, 'liked_by_removed', { profile: anna.id });
      append(anna.id, 'chat_removed', { conversation: 'c' });
      addJobs([{ kind: 'erase-member', subject: anna.id, dueAt: new Date(now.getTime() + 1000) }]);
      return 'done';
    },
    { opensSessionOf: ben.id },
  );
  expect(response).toBe('done');
  const notifySteps = [anna.id, ben.id].toSorted().map((id) => ['notify', id]);
  expect(steps).toEqual([['store', 'done', ben.id, 3], ...notifySteps, ['jobs', 1]]);
  expect(await eventsOf(anna.id)).toEqual([
    { id: 1, type: 'unliked' },
    { id: 2, type: 'chat_removed' },
  ]);
  expect(await eventsOf(ben.id)).toEqual([{ id: 1, type: 'liked_by_removed' }]);
  expect(await world.db.$count(jobs, eq(jobs.subject, anna.id))).toBe(1);
});

test('writes, notifies and triggers nothing when the change fails', async () => {
  const anna = await world.join();
  const { steps, unit } = openUnit();
  const failing = unit.run([anna.id], async ({ append, addJobs }) => {
    append(anna.id, 'chat_removed', { conversation: 'c' });
    addJobs([{ kind: 'erase-member', subject: anna.id }]);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(steps).toEqual([]);
  expect(await eventsOf(anna.id)).toEqual([]);
  expect(await world.db.$count(jobs, eq(jobs.subject, anna.id))).toBe(0);
});
