import { sql } from 'drizzle-orm';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newDataFolder } from '../../test/data-folder.ts';
import { StartError } from './data-folder.ts';
import { openDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-data-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const faultOf = async (location: Parameters<typeof openDatabase>[0]) => {
  const error = await openDatabase(location).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

test('leaves a folder with other content untouched', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  expect(await faultOf({ dataDir: folder })).toMatch(/not empty and was not made by Meetcute.*DATA_DIR/s);
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});

test('names the file in place of the folder, and a marker of a later version', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await faultOf({ dataDir: join(folder, 'file') })).toContain(join(folder, 'file'));
  const later = join(folder, 'later');
  mkdirSync(later);
  writeFileSync(join(later, 'meetcute.json'), '{"kind":"meetcute-data","version":2}');
  expect(await faultOf({ dataDir: later })).toContain('another version of Meetcute');
  expect(readdirSync(later)).toEqual(['meetcute.json']);
});

test(
  'reopens its data after a stop, rejects a second server, and takes over from a dead one',
  { tags: 'full' },
  async () => {
    const folder = freshFolder();
    const first = await openDatabase({ dataDir: folder });
    await first.db.execute(sql`insert into attempts values ('s', 'kept', now(), 7)`);
    expect(await faultOf({ dataDir: folder })).toContain(`process ${process.pid}`);
    // The default of 128 MB takes longer to clear than the rest of the start.
    expect(await rowsOf(first.db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '32MB' }]);
    await first.close();
    expect(readdirSync(folder).toSorted()).toEqual(['db', 'meetcute.json']);

    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid, started: '1' }));
    const again = await openDatabase({ dataDir: folder });
    const { rows } = (await again.db.execute(sql`select count from attempts`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ count: 7 }]);
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(String(process.pid));
    await again.close();
  },
);

test('reports a corrupt database and removes nothing', async () => {
  const folder = await newDataFolder(freshFolder());
  await (await openDatabase({ dataDir: folder })).close();
  writeFileSync(join(folder, 'db', 'global', 'pg_control'), 'rubbish');
  expect(await faultOf({ dataDir: folder })).toMatch(/can't be opened.*Nothing was removed/s);
  expect(readFileSync(join(folder, 'db', 'global', 'pg_control'), 'utf8')).toBe('rubbish');
  expect(readdirSync(folder)).not.toContain('server.lock');
});

test('names an unreachable PostgreSQL without its password', async () => {
  const message = await faultOf({ databaseUrl: 'postgres://someone:s3cret@127.0.0.1:9/members' });
  expect(message).toContain('127.0.0.1:9/members');
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('s3cret');
  expect(await faultOf({ databaseUrl: 'pg s3cret' })).not.toContain('s3cret');
});
