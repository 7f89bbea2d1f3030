import { createDemoWorld, demoSites } from '@meetcute/demo';
import { startPostgres } from '@meetcute/dev-postgres';
import { sql } from 'drizzle-orm';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../../test/data-folder.ts';
import { readSnapshot } from '../../../test/migrations/previous-version.ts';
import { openTestBrowser, startTestApi } from '../../../test/test-api.ts';
import { messageImages } from '../../modules/message-images/message-images.table.ts';
import { photos } from '../../modules/photos/photos.table.ts';
import { reportPhotos, reports } from '../../modules/reports/reports.table.ts';
import { argon2Hasher } from '../../ports/argon2-hasher.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { FileStorage } from '../../ports/ports.ts';
import { seed } from '../../seed.ts';
import type { Database } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import { type DatabaseLocation, MIGRATION_LOCK, openDatabase } from '../open.ts';
import { rowsOf } from '../rows-of.ts';
import { backUp } from './back-up.ts';
import { listTables } from './catalog.ts';
import { readLineFile, writeLineFile } from './line-file.ts';
import { type Manifest, readManifest, tableFile, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { setStandards } from './rows.ts';

const now = new Date('2026-11-20T12:00:00Z');
const demo = createDemoWorld({ seed: 'backup', sites: demoSites, count: 20, now });
const TEXT = 'first line\nsecond\t"quoted" \\ back\\nslash 👋🏽 żółw \u2028 {"a": null}';

const folder = mkdtempSync(join(tmpdir(), 'meetcute-backup-'));
let source: { dataDir: string };
const backup = join(folder, 'backup');

function memoryStorage() {
  const files = new Map<string, Uint8Array>();
  const storage: FileStorage = {
    put: async (key, data) => void files.set(key, Uint8Array.from(data)),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
  };
  return { files, storage };
}

const memory = memoryStorage();
let rows: Record<string, string[]>;
let report: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

/** Returns all rows of all tables as the database writes them, by table. */
const readAll = (db: Database): Promise<Record<string, string[]>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const all: Record<string, string[]> = {};
    for (const { name } of await listTables(tx)) {
      const tableRows = await rowsOf<{ row: string }>(
        tx,
        sql.raw(`select t::text as row from "${name}" t order by t::text collate "C"`),
      );
      all[name] = tableRows.map(({ row }) => row);
    }
    return all;
  });

/** Fills the source: the demo world, photos with all their versions, an image of a message, and a report with a photo. */
async function fillSource(db: Database): Promise<void> {
  await seed({ db, clock: { now: () => now }, ids: randomIds }, demo);
  const { key: memberId, site: siteId } = demo.people[0]!;
  for (let index = 0; index < 20; index += 1) {
    const id = `p${index}`;
    const sizes = [640, 1280].map((width) => ({
      width,
      webp: `photos/${id}/${width}.webp`,
      ...(index % 2 === 0 ? { avif: `photos/${id}/${width}.avif` } : {}),
    }));
    await db.insert(photos).values({
      id,
      siteId,
      memberId,
      position: 50 + index,
      thumbFilename: sizes[0]!.webp,
      sizes,
      createdAt: now,
    });
    for (const { webp, avif } of sizes)
      for (const key of [webp, avif ?? webp])
        await memory.storage.put(key, Buffer.from(`${key} \u0000`.repeat(index + 1)));
  }
  const image = { id: 'i1', siteId, memberId, width: 9, height: 9, createdAt: now };
  await db.insert(messageImages).values([image, { ...image, id: 'lost' }]);
  for (const size of ['small', 'large'])
    await memory.storage.put(`messages/i1/${size}.webp`, Buffer.from(size));
  // No row names it.
  await memory.storage.put('photos/old/640.webp', Buffer.from('old'));
  const reportFields = { siteId, profileId: memberId, profileName: 'Anna', category: 'scam' as const };
  await db
    .insert(reports)
    .values({ ...reportFields, id: 'r1', text: TEXT, messageText: null, createdAt: now });
  const data = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  await db.insert(reportPhotos).values({ reportId: 'r1', siteId, data });
  await db.execute(
    sql`update members set personal = jsonb_build_object('about', ${TEXT}::text), paid_until = '2027-01-01 00:00:00.123456+02' where id = ${memberId}`,
  );
}

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  source = { dataDir: await newDataFolder(folder) };
  const { db, close } = await openDatabase(source);
  await fillSource(db);
  rows = await readAll(db);
  await close();
  const output = await backUp({
    location: source,
    storage: memory.storage,
    folder: backup,
    version: '0.1.0',
    now,
  });
  report = output.text;
}, 180_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

let count = 0;
async function newPostgres(): Promise<DatabaseLocation> {
  count += 1;
  await postgres.query(`create database restored_${count}`);
  return { databaseUrl: postgres.databaseUrl.replace(/[^/]*$/, `restored_${count}`) };
}
/** Returns a folder for a restore that is refused before it opens a database. */
const unusedFolder = (): DatabaseLocation => ({ dataDir: mkdtempSync(join(folder, 'unused-')) });
const newFolder = async (): Promise<DatabaseLocation> => ({ dataDir: await newDataFolder(folder) });

/** Returns a copy of the backup that a test may damage. */
function copyOfBackup(): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(backup, copy, { recursive: true });
  return copy;
}

describe.each([
  ['PGlite', newFolder],
  ['PostgreSQL', newPostgres],
])('restored into %s', (_, open) => {
  test('every row and photo is back, sequences continue, and a member logs in', async () => {
    const location = await open();
    const { files, storage } = memoryStorage();
    const { text } = await restore({ location, storage, folder: backup });
    expect(text).toMatch(/^Restored \d+ rows and 62 files of photos as of 2026-11-20T12:00:00\.000Z\./);

    const namedFiles = new Map([...memory.files].filter(([key]) => key !== 'photos/old/640.webp'));
    expect(new Map([...files].toSorted())).toEqual(new Map([...namedFiles].toSorted()));

    const { db, close } = await openDatabase(location, 'require');
    onTestFinished(close);
    const restoredRows = await readAll(db);
    expect(Object.keys(restoredRows)).toEqual(Object.keys(rows));
    for (const [table, expected] of Object.entries(rows))
      expect(restoredRows[table], table).toEqual(expected);
    expect(rows['ledger_entries']!.length).toBeGreaterThan(0);

    const [entry] = await rowsOf<{ last: string; next: string }>(
      db,
      sql`select max(id)::text as last, nextval('ledger_entries_id_seq')::text as next from ledger_entries`,
    );
    expect(Number(entry!.next)).toBe(Number(entry!.last) + 1);
    const [place] = await rowsOf<{ enabled: string }>(
      db,
      sql`select tgenabled as enabled from pg_trigger where tgname = 'members_search_place'`,
    );
    expect(place!.enabled).toBe('O');

    const api = await startTestApi({ db, hasher: argon2Hasher });
    onTestFinished(() => api.stop());
    const json = { email: 'demo.anna@example.com', password: demo.password };
    const response = await openTestBrowser(api).send('POST', '/api/login.php', { json });
    expect(response.status).toBe(200);
  }, 120_000);
});

test('a backup of PostgreSQL restores into PGlite', async () => {
  const [sourceLocation, targetLocation] = [await newPostgres(), await newFolder()];
  await restore({ location: sourceLocation, storage: memoryStorage().storage, folder: backup });
  const second = join(folder, 'second');
  await backUp({ location: sourceLocation, storage: memory.storage, folder: second, version: '0.1.0', now });
  await restore({ location: targetLocation, storage: memoryStorage().storage, folder: second });
  const { db, close } = await openDatabase(targetLocation, 'require');
  onTestFinished(close);
  expect(await readAll(db)).toEqual(rows);
}, 120_000);

test('nobody migrates PostgreSQL while a backup reads it, and hosts start meanwhile', async () => {
  const location = await newPostgres();
  if (!('databaseUrl' in location)) return;
  await restore({ location, storage: memoryStorage().storage, folder: backup });
  const other = new pg.Client({ connectionString: location.databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  const first = async (statement: string) =>
    Object.values((await other.query<Record<string, unknown>>(statement)).rows[0] ?? {})[0];
  const isMigrationPossible = () => first(`select pg_try_advisory_lock(${MIGRATION_LOCK})`);
  // The backup waits for this table.
  await other.query('begin; lock table likes');
  const folderOfBackup = join(folder, 'locked');
  const making = backUp({
    location,
    storage: memory.storage,
    folder: folderOfBackup,
    version: '0.1.0',
    now,
  });
  const waiting = "select count(*)::int from pg_locks where not granted and relation = 'likes'::regclass";
  await expect.poll(() => first(waiting)).toBe(1);
  expect(await isMigrationPossible()).toBe(false);
  await (await openDatabase(location, 'apply')).close();
  await other.query('rollback');
  await making;
  expect(await isMigrationPossible()).toBe(true);
  expect(existsSync(join(folderOfBackup, 'manifest.json'))).toBe(true);
}, 60_000);

test('a backup says what it has, and which files are missing', () => {
  expect(report).toMatch(
    /^Backed up \d+ rows of \d+ tables and 62 files of photos .*\n2 files that rows name/,
  );
});

test('limits of the role do not cancel a backup', async () => {
  const { db, close } = await openDatabase(await newPostgres(), 'leave');
  onTestFinished(close);
  const limit = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5s'`);
    await setStandards(tx);
    return rowsOf(
      tx,
      sql`select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone`,
    );
  });
  expect(limit).toEqual([{ timeout: '0', zone: 'UTC' }]);
});

test('only this user can read a backup, and each needs a new folder', async () => {
  for (const path of ['', 'tables', 'tables/members.jsonl.gz', 'manifest.json', 'files/photos/p0/640.webp'])
    expect(statSync(join(backup, path)).mode & 0o077, path).toBe(0);
  await expect(
    backUp({ location: source, storage: memory.storage, folder: backup, version: '0.1.0', now }),
  ).rejects.toThrow(/is not empty. Name a new folder/);
});

describe('a restore is refused', () => {
  const attempt = async (backupFolder: string, location: DatabaseLocation = unusedFolder()) => {
    const { files, storage } = memoryStorage();
    const problem = await restore({ location, storage, folder: backupFolder }).then(
      () => null,
      (error: Error) => error.message,
    );
    return { problem, count: files.size };
  };
  const change = (copy: string, work: (manifest: Record<string, unknown>) => object) => {
    const path = join(copy, 'manifest.json');
    writeFileSync(
      path,
      JSON.stringify(work(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)),
    );
  };

  test.each<[string, (copy: string) => void, RegExp]>([
    ['without a manifest', (copy) => rmSync(join(copy, 'manifest.json')), /is no complete backup/],
    [
      'with half a manifest',
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{"kind":'),
      /damaged: it is not JSON/,
    ],
    ['of another kind', (copy) => change(copy, () => ({})), /not of a Meetcute backup/],
    ['of a later format', (copy) => change(copy, (manifest) => ({ ...manifest, format: 2 })), /format 2/],
    [
      'of a later schema',
      (copy) =>
        change(copy, (manifest) => ({
          ...manifest,
          version: '9.0.0',
          migration: { name: '9999_later', at: 9e12 },
        })),
      /schema of 9999_later, .* Restore it with Meetcute 9\.0\.0 or later/,
    ],
    [
      'without a table',
      (copy) => rmSync(join(copy, 'tables/likes.jsonl.gz')),
      /incomplete: .*likes\.jsonl\.gz is missing/,
    ],
    [
      'with a changed table',
      (copy) =>
        writeFileSync(
          join(copy, 'tables/likes.jsonl.gz'),
          readFileSync(join(copy, 'tables/likes.jsonl.gz')).subarray(1),
        ),
      /damaged: .*likes\.jsonl\.gz has changed/,
    ],
    [
      'without a photo',
      (copy) => rmSync(join(copy, 'files/photos/p3/640.webp')),
      /damaged: the file photos\/p3\/640\.webp/,
    ],
    [
      'with a changed photo',
      (copy) => writeFileSync(join(copy, 'files/photos/p3/640.webp'), 'x'),
      /photos\/p3\/640\.webp/,
    ],
  ])('from a backup %s, and nothing is stored', async (_, damage, problem) => {
    const copy = copyOfBackup();
    damage(copy);
    const location = { dataDir: join(copy, 'target') };
    expect(await attempt(copy, location)).toEqual({
      problem: expect.stringMatching(problem) as string,
      count: 0,
    });
    expect(existsSync(location.dataDir)).toBe(false);
  });

  test('into a database with rows, which names their tables', async () => {
    expect(await attempt(backup, source)).toEqual({
      problem: expect.stringMatching(
        /^The database is not empty: there are rows in .*\bmembers\b.* Nothing was changed\.$/,
      ) as string,
      count: 0,
    });
  });

  test('when a row is refused: the whole database stays empty, and a second attempt works', async () => {
    const copy = copyOfBackup();
    // The rows of a table are those of another backup, with a correct checksum: a like of a member who is not there.
    change(copy, (manifest) => ({
      ...manifest,
      tables: (manifest['tables'] as { name: string; lines: number }[]).map((table) =>
        table.name === 'messages' ? { ...table, lines: table.lines + 1 } : table,
      ),
    }));
    const location = await newPostgres();
    expect((await attempt(copy, location)).problem).toMatch(
      /^The rows could not be restored: messages has \d+ rows, and the manifest says \d+\. The photos are restored, and the database is still empty\.$/,
    );
    const { db, close } = await openDatabase(location, 'leave');
    expect(await listTables(db)).toEqual([]);
    await close();
    expect((await attempt(backup, location)).problem).toBeNull();
  }, 60_000);

  test('when a photo can not be stored: says how many were, and the database stays empty', async () => {
    const location = await newFolder();
    let remainingPuts = 20;
    const storage: FileStorage = {
      ...memoryStorage().storage,
      put: async () => {
        remainingPuts -= 1;
        if (remainingPuts < 0) throw new Error('the bucket is away');
      },
    };
    await expect(restore({ location, storage, folder: backup })).rejects.toThrow(
      /^Stopped after 16 of 62 files of photos: the bucket is away\. The database is still empty\. Run the same command again\.$/,
    );
    expect((await attempt(backup, location)).problem).toBeNull();
  }, 60_000);
});

test('a backup of an earlier version gets the later migrations', async () => {
  const early = copyOfBackup();
  const earlyMigration = readMigrations().find(({ name }) => name === '0025_list_pages')!;
  const { tables: earlyTables } = readSnapshot(25);
  const manifest = await readManifest(early);
  const tables: Manifest['tables'][number][] = [];
  // A backup of that version has neither tables nor columns of later migrations.
  for (const { name, columns } of manifest.tables) {
    const earlyTable = Object.values(earlyTables).find((table) => table.name === name);
    if (!earlyTable) continue;
    const earlyColumnFlags = columns.map((column) => column.name in earlyTable.columns);
    const path = tableFile(early, name);
    const lines: string[] = [];
    for await (const line of readLineFile(path))
      lines.push(
        JSON.stringify((JSON.parse(line) as unknown[]).filter((_, index) => earlyColumnFlags[index])),
      );
    rmSync(path);
    const lineFile = await writeLineFile(path, Readable.from(lines));
    tables.push({ name, columns: columns.filter((_, index) => earlyColumnFlags[index]), ...lineFile });
  }
  const sequences = manifest.sequences.filter(({ name }) =>
    tables.some((table) => name.startsWith(`${table.name}_`)),
  );
  const { name, at } = earlyMigration;
  await writeManifest(early, { ...manifest, migration: { name, at }, tables, sequences });

  const location = await newPostgres();
  await restore({ location, storage: memoryStorage().storage, folder: early });
  const { db, close } = await openDatabase(location, 'require');
  onTestFinished(close);
  const counts = Object.entries(await readAll(db)).map(([table, tableRows]) => [table, tableRows.length]);
  expect(counts).toEqual(Object.entries(rows).map(([table, tableRows]) => [table, tableRows.length]));
}, 60_000);
