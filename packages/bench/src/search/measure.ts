import { noFilters } from '@meetcute/core';
import { type Database, readMember, readPage, type Search, type Site } from '@meetcute/server';
import { median } from '../statistics.ts';
import { SITE, VIEWER } from './members.ts';

const LIMIT = 12;
const DEEP_PAGE = 500;
const ROUNDS = 60;
const JUMPS = 10;

/** Search filters by name. */
const filters: Readonly<Record<string, Search['filters']>> = {
  'no filter': noFilters,
  gender: { ...noFilters, gender: 'f' },
  'ages 26-35': { ...noFilters, min_age: 26, max_age: 35 },
  'one age': { ...noFilters, min_age: 41, max_age: 41 },
  'an age that nobody has': { ...noFilters, min_age: 100 },
  country: { ...noFilters, country: 'NL' },
  region: { ...noFilters, country: 'NL', countryregion: 'NL-3' },
  'all of them': { gender: 'f', min_age: 26, max_age: 35, country: 'NL', countryregion: 'NL-3' },
};

/** Median times of a search in milliseconds. */
export interface SearchCost {
  /** Name of the filters. */
  name: string;
  /** Number of results. */
  matchCount: number;
  /** Time of the first page. */
  first: number;
  /** Time of the deep page. */
  deep: number;
  /** Number of the deep page: the 500th, or the last one. */
  deepPage: number;
  /** Time of the same page without a stored cursor, counted from the first page. */
  jump: number;
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Measures a first and a deep page with each filter, alternating with point reads of random members. */
export async function measureSearch(
  db: Database,
  members: number,
): Promise<{ point: number; costs: SearchCost[] }> {
  const site = { id: SITE, settings: { min_age: 18 } } as Site;
  const find = async (name: string, page: number, viewer = 'viewer') =>
    readPage(
      db,
      { site, viewerId: VIEWER, now: new Date(), filters: filters[name] ?? noFilters },
      { viewer, page, limit: LIMIT },
    );
  const readPoint = () => readMember(db, SITE, `m${1 + Math.floor(Math.random() * members)}`);

  const cases = [];
  for (const name of Object.keys(filters)) {
    const { matchCount } = await find(name, 1);
    const deepPage = Math.max(1, Math.min(DEEP_PAGE, Math.ceil(matchCount / LIMIT)));
    const jumps: number[] = [];
    for (let time = 0; time < JUMPS; time += 1)
      jumps.push(await timeOf(() => find(name, deepPage, `${name} ${time}`)));
    await find(name, deepPage);
    cases.push({
      name,
      matchCount,
      deepPage,
      jump: median(jumps),
      first: [] as number[],
      deep: [] as number[],
    });
  }
  const points: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, deepPage, first, deep } of cases) {
      points.push(await timeOf(readPoint));
      first.push(await timeOf(() => find(name, 1)));
      deep.push(await timeOf(() => find(name, deepPage)));
    }
  }
  const costs = cases.map((each) => ({ ...each, first: median(each.first), deep: median(each.deep) }));
  return { point: median(points), costs };
}
