import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { blocks } from '../src/modules/blocks/blocks.table.ts';
import { members } from '../src/modules/members/members.table.ts';
import { takeInChanges } from '../src/modules/search/counts.repository.ts';
import { createNaiveSearch, type Person } from './naive-search.ts';
import type { TestWorld } from './test-world.ts';

const birthDate = fc
  .oneof(
    fc.date({ min: new Date('1950-01-01'), max: new Date('2011-01-01'), noInvalidDate: true }),
    fc.constantFrom(new Date('2000-02-29'), new Date('1990-02-28'), new Date('1990-03-01')),
  )
  .map((date) => date.toISOString().slice(0, 10));

const looks = fc.record({
  gender: fc.constantFrom('m' as const, 'f' as const, 'x' as const, null),
  timezone: fc.constantFrom('UTC', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Kolkata'),
  dateOfBirth: fc.option(birthDate, { freq: 9 }),
  country: fc.constantFrom('NL', 'NL', 'BE', null),
  countryregion: fc.constantFrom('r1', 'r2', null),
  personal: fc.constant(null),
});

/** Hours ago as milliseconds, in whole hours, so that some members are active at the same time. */
const ago = fc.integer({ min: 0, max: 72 }).map((hours) => hours * 3_600_000);

const who = fc.nat({ max: 60 });

/** Events that can happen between two pages. */
const storyEvent = fc.oneof(
  fc.record({ does: fc.constant('join' as const), looks, ago }),
  fc.record({ does: fc.constant('change' as const), who, looks }),
  fc.record({
    does: fc.constantFrom(
      'act' as const,
      'act' as const,
      'delete' as const,
      'restore' as const,
      'erase' as const,
      'block' as const,
      'be blocked' as const,
      'unblock' as const,
    ),
    who,
  }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ does: fc.constant('take in' as const) }),
);
export type StoryEvent = typeof storyEvent extends fc.Arbitrary<infer T> ? T : never;

/** Age bounds, mostly none or wide ones. */
const ages = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ min_age: null, max_age: null }) },
  {
    weight: 3,
    arbitrary: fc.record({
      min_age: fc.option(fc.integer({ min: 18, max: 40 })),
      max_age: fc.option(fc.integer({ min: 40, max: 80 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      min_age: fc.integer({ min: 18, max: 80 }),
      max_age: fc.integer({ min: 18, max: 80 }),
    }),
  },
);

/** Members, a search by one of them or a visitor, and the events between its pages. */
export const story = fc.record({
  people: fc.array(fc.record({ looks, ago }), { maxLength: 40, size: 'max' }),
  isVisitor: fc.boolean(),
  filters: fc
    .record({
      ages,
      gender: fc.option(fc.constantFrom('m' as const, 'f' as const, 'x' as const), { freq: 1 }),
      country: fc.option(fc.constantFrom('NL', 'NL', 'BE'), { freq: 1 }),
      countryregion: fc.constantFrom('0', '0', '0', 'r1', 'r2'),
    })
    .map(({ ages: bounds, ...rest }): FilterOptions => ({ ...noFilters, ...bounds, ...rest })),
  limit: fc.integer({ min: 1, max: 9 }),
  between: fc.array(fc.array(storyEvent, { maxLength: 5, size: 'max' }), { maxLength: 5, size: 'max' }),
  jump: fc.integer({ min: 1, max: 9 }),
});
export type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

/** Opens a site on which the same events happen in the database and in the naive search. */
export function openStory(world: TestWorld, siteId: string) {
  const naive = createNaiveSearch();
  const { db } = world;
  const now = () => world.services.clock.now();

  const join = async (people: Story['people']): Promise<void> => {
    const rows = people.map(({ looks: { ...appearance }, ago: time }) => ({
      ...appearance,
      lastActiveAt: new Date(now().getTime() - time),
    }));
    for (const { id, ...row } of await world.add(siteId, rows)) {
      const lastActiveAt = row.lastActiveAt.getTime();
      const place = { lastActiveAt, at: lastActiveAt, before: lastActiveAt };
      naive.people.set(id, { id, ...row, ...place, isDeleted: false });
    }
  };
  const update = (person: Person, change: Partial<typeof members.$inferInsert>) =>
    db.update(members).set(change).where(eq(members.id, person.id));

  const setBlock = async (blockerId: string, blockedId: string) => {
    naive.blocks.add(`${blockerId} ${blockedId}`);
    await db.insert(blocks).values({ siteId, blockerId, blockedId, createdAt: now() }).onConflictDoNothing();
  };

  const change = async (
    person: Person,
    event: Exclude<StoryEvent, { does: 'join' | 'wait' | 'take in' }>,
  ) => {
    if (event.does === 'change') {
      Object.assign(person, event.looks);
      await update(person, event.looks);
    } else if (event.does === 'act') {
      naive.touch(person, now().getTime());
      await update(person, { lastActiveAt: now() });
    } else if (event.does === 'erase') {
      naive.people.delete(person.id);
      await db.delete(members).where(eq(members.id, person.id));
    } else {
      person.isDeleted = event.does === 'delete';
      await update(person, { deletedAt: person.isDeleted ? now() : null });
    }
  };

  const setBlocks = async (viewerId: string, { id }: Person, does: StoryEvent['does']) => {
    if (does === 'block') return setBlock(viewerId, id);
    if (does === 'be blocked') return setBlock(id, viewerId);
    naive.blocks.clear();
    await db.delete(blocks).where(eq(blocks.siteId, siteId));
  };

  return {
    naive,
    join,
    apply: async (event: StoryEvent, viewerId: string | null): Promise<void> => {
      if (event.does === 'join') return join([event]);
      if (event.does === 'wait') return world.pass(event.minutes * 60_000);
      if (event.does === 'take in') return takeInChanges(db);
      const others = [...naive.people.values()].filter(({ id }) => id !== viewerId);
      const person = others[event.who % Math.max(1, others.length)];
      if (!person) return;
      if (event.does === 'block' || event.does === 'be blocked' || event.does === 'unblock') {
        if (viewerId !== null) await setBlocks(viewerId, person, event.does);
      } else await change(person, event);
    },
  };
}
