import { type Database, type DatabaseLocation, openDatabase } from '@meetcute/server';
import { startPostgres } from '@meetcute/dev-postgres';
import { printTable, times } from '../table.ts';
import { fillUp } from './members.ts';
import { measureSearch } from './measure.ts';

const SIZES = [1e3, 1e4, 1e5, 1e6];
const ms = (value: number) => value.toFixed(2);

async function measureSizes(
  name: string,
  location: DatabaseLocation,
  sizes: readonly number[],
): Promise<void> {
  const { db, close } = await openDatabase(location);
  try {
    await printSizes(name, db, sizes);
  } finally {
    await close();
  }
}

async function printSizes(name: string, db: Database, sizes: readonly number[]): Promise<void> {
  const least = new Map<string, number>();
  let currentCount = 0;
  const rows: string[][] = [];
  for (const size of sizes) {
    await fillUp(db, currentCount, size);
    currentCount = size;
    const { point, costs } = await measureSearch(db, size);
    rows.push([size.toLocaleString('en'), 'a point read', '', '', ms(point), '1.00 ×', '']);
    for (const { name: filter, matchCount, first, deep, deepPage, jump } of costs) {
      for (const [page, cost] of [
        [1, first],
        [deepPage, deep],
      ] as const) {
        const key = `${filter} ${page === 1}`;
        least.set(key, least.get(key) ?? cost);
        const growth = times(cost / (least.get(key) ?? cost));
        const label = page === 1 ? 'first page' : `page ${page} (jumped to: ${ms(jump)} ms)`;
        rows.push(['', filter, String(matchCount), label, ms(cost), times(cost / point), growth]);
      }
    }
  }
  printTable(
    [
      `members on ${name}`,
      'filter',
      'found',
      'page',
      'median ms',
      'ratio to a point read',
      'ratio to the smallest',
    ],
    rows,
  );
}

/**
 * Prints the cost of searches among a thousand to a million members, compared with point reads of the same
 * database.
 */
export async function search(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await measureSizes('PostgreSQL', { databaseUrl: postgres.databaseUrl }, SIZES);
  } finally {
    await postgres.stop();
  }
  await measureSizes('PGlite', { memory: true }, SIZES.slice(0, 3));
}
