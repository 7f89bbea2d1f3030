import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '@meetcute/dev-postgres';
import { openStory, story, type Story } from '../../../test/search-story.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import type { DatabaseLocation } from '../../database/open.ts';
import { readPage } from './scroll.usecases.ts';
import type { Search } from './search.repository.ts';
import { examples } from '../../../../../.tools/full-run.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Number of random stories on PGlite; PostgreSQL gets two fifths of them. */
const RUNS = examples(5, 50);

const databases: [string, number, () => Promise<DatabaseLocation | undefined>][] = [
  ['PGlite', RUNS, async () => undefined],
  [
    'PostgreSQL',
    RUNS * 0.4,
    async () => {
      const { databaseUrl, stop } = await startPostgres({ isDurable: false });
      stops.push(stop);
      return { databaseUrl };
    },
  ],
];

test.each(databases)(
  'a search on %s finds and counts the same members as a naive one, and a scroll shows nobody twice and everyone who stayed',
  async (name, numRuns, locate) => {
    const world = await openTestWorld({}, await locate());
    stops.unshift(() => world.close());
    const totals = { pages: 0, members: 0 };
    await fc.assert(
      fc.asyncProperty(story, async (example) => {
        const count = await compareSearches(world, example);
        totals.pages += count.pages;
        totals.members += count.members;
      }),
      { numRuns },
    );
    process.stdout.write(
      `${name}: ${numRuns} runs, ${totals.pages} pages, ${totals.members} members in them\n`,
    );
  },
);

/** Scrolls through a search while events happen, and compares each page with the naive search. */
async function compareSearches(
  world: TestWorld,
  example: Story,
): Promise<{ pages: number; members: number }> {
  const site = { ...world.services.sites[0]!, id: world.services.ids.id() };
  const { naive, join, apply } = openStory(world, site.id);
  await join(example.people);
  const [first = null] = naive.people.keys();
  const viewerId = example.isVisitor ? null : first;
  const now = () => world.services.clock.now();
  const search = (): Search => ({ site, viewerId, now: now(), filters: example.filters });
  const findMatches = () => naive.findMatches(example.filters, viewerId, now());

  const asOf = naive.asOf(now());
  let remainingIds = new Set(findMatches().map(({ id }) => id));
  let place: { key: number; id: string } | null = null;
  const readIds: string[] = [];
  const other: string[] = [];
  const window = (scroll: string, page: number) => ({ viewer: 'v', page, limit: example.limit, scroll });
  for (let page = 1; ; page += 1) {
    const result = await readPage(world.db, search(), window('one', page));
    const rest = naive
      .sorted(findMatches(), asOf)
      .filter((person) => place === null || naive.isAfter(person, place, asOf));
    const expected = rest.slice(0, example.limit);
    expect(result.members.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(result.matchCount).toBe(findMatches().length);
    readIds.push(...result.members.map(({ id }) => id));
    const last = expected.at(-1);
    if (!last) break;
    // Another window of the same browser follows behind, in the order of a later instant.
    if (page > 1) {
      const { members } = await readPage(world.db, search(), window('two', page - 1));
      other.push(...members.map(({ id }) => id));
    }
    place = { key: naive.keyOf(last, asOf), id: last.id };
    for (const event of example.between[page - 1] ?? []) {
      await apply(event, viewerId);
      remainingIds = remainingIds.intersection(new Set(findMatches().map(({ id }) => id)));
    }
  }
  expect(new Set(readIds).size).toBe(readIds.length);
  expect(new Set(other).size).toBe(other.length);
  expect([...remainingIds].filter((id) => !readIds.includes(id))).toEqual([]);

  const start = (example.jump - 1) * example.limit;
  const jumpPage = await readPage(world.db, search(), {
    viewer: 'w',
    page: example.jump,
    limit: example.limit,
  });
  const all = naive.sorted(findMatches(), naive.asOf(now()));
  expect(jumpPage.members.map(({ id }) => id)).toEqual(
    all.slice(start, start + example.limit).map(({ id }) => id),
  );
  return { pages: Math.ceil(readIds.length / example.limit) + 1, members: readIds.length };
}
