import { type DatabaseLocation, openDatabase, type OpenDatabase } from '@meetcute/server';
import { startPostgres } from '@meetcute/dev-postgres';
import { zstdDecompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { printTable, times } from '../table.ts';
import { compareCpu, cpuOf, type Cost } from './cpu.ts';
import { elementsOf } from './elements.ts';
import { fill } from './members.ts';
import { type InProcess, openHost } from './open-host.ts';

const ms = (value: number) => value.toFixed(2);

/** Calls that a first page of `/members` makes for a member, and the search of a visitor. */
const CALLS = [
  ['/api/user.php', 'member'],
  ['/api/search.php?page=1&pp=12', 'member'],
  ['/api/search.php?page=1&pp=12&country=NL', 'member'],
  ['/api/search.php?page=1&pp=12&country=NL', 'visitor'],
] as const;

/** Pages; a query keeps home from being shared. */
const PAGES = [
  ['/members', 'member'],
  ['/members', 'visitor'],
  ['/', 'member'],
  ['/?unshared', 'visitor'],
] as const;

const RUNS = 200;

/** Returns the process ids of the connections to a PostgreSQL; none for PGlite, which runs in this process. */
async function connections({ db, kind }: OpenDatabase): Promise<number[]> {
  if (kind === 'pglite') return [];
  const result = await db.execute('select pid from pg_stat_activity where datname = current_database()');
  return (result as unknown as { rows: { pid: number }[] }).rows.map(({ pid }) => pid);
}

async function measureCalls(name: string, database: OpenDatabase, host: InProcess): Promise<void> {
  const works = CALLS.map(
    ([path, as]) =>
      () =>
        host.get(path, as),
  );
  const costs = await compareCpu(() => database.db.execute('select 1'), works);
  const rows = [['an empty query', ms(costs[0]?.ms ?? 0), '', '1.00 ×']];
  for (const [index, [path, as]] of CALLS.entries()) {
    const { ms: hostMs, ratio } = costs[index + 1] as Cost;
    const pids = await connections(database);
    const cpuBefore = cpuOf(pids);
    for (let run = 0; run < RUNS; run += 1) await works[index]?.();
    const theirs = pids.length === 0 ? '' : ms((cpuOf(pids) - cpuBefore) / RUNS);
    rows.push([`${path}, ${as}`, ms(hostMs), theirs, times(ratio)]);
  }
  printTable([`call on ${name}`, 'CPU ms of the host', 'of PostgreSQL', 'ratio'], rows);
}

async function measurePages(host: InProcess): Promise<void> {
  host.replays = true;
  const rows = [];
  for (const [path, as] of PAGES) {
    const compressedHtml = await host.get(path, as);
    const html = zstdDecompressSync(compressedHtml).toString();
    const { tree, count } = elementsOf(/<div id="mc-root">(.*)<\/div><script/s.exec(html)?.[1] ?? '');
    const [plain, page] = await compareCpu(() => renderToString(tree), [() => host.get(path, as)]);
    if (plain && page)
      rows.push([
        `${path}, ${as}`,
        String(count),
        String(compressedHtml.length),
        ms(page.ms),
        ms(plain.ms),
        times(page.ratio),
      ]);
  }
  host.replays = false;
  printTable(
    ['page, with calls from memory', 'elements', 'bytes', 'CPU ms', 'elements alone, CPU ms', 'ratio'],
    rows,
  );
}

async function measureOn(name: string, location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  try {
    await fill(database.db);
    const host = await openHost(database);
    await measureCalls(name, database, host);
    if (database.kind === 'postgresql') await measurePages(host);
    await host.close();
  } finally {
    await database.close();
  }
}

/** Prints the CPU time of the calls of a first search page and of drawing pages, among ten thousand members. */
export async function draw(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await measureOn('PostgreSQL', { databaseUrl: postgres.databaseUrl });
  } finally {
    await postgres.stop();
  }
  await measureOn('PGlite', { memory: true });
}
