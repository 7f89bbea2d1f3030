import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '../src/database/migrations.ts';
import { type OpenDatabase, openDatabase } from '../src/database/open.ts';
import { createOnce } from './create-once.ts';

/** Returns the name of a copy: a hash of the migrations and the version of PGlite. */
function copyName(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))),
  );
  for (const file of globSync('**/*.sql', { cwd: migrationsFolder }).toSorted())
    hash.update(readFileSync(join(migrationsFolder, file)));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

const file = join(import.meta.dirname, '../node_modules/.cache', copyName());

/** Creates the copy. It is written to a temporary file and renamed, so that no test reads half a copy. */
async function createCopy(): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const copy = await client.dumpDataDir('none');
  await client.close();
  await writeFile(`${file}.${process.pid}.part`, copy.stream());
  await rename(`${file}.${process.pid}.part`, file);
}

/** Open, empty databases for the next tests of this process. */
const idle: OpenDatabase[] = [];

/**
 * Opens a database in memory from a copy of the empty schema, which takes a quarter of the time of its
 * migrations.
 */
async function openCopy(): Promise<OpenDatabase> {
  await createOnce(file, createCopy);
  // Read at once, because another process may replace the copy meanwhile.
  return openDatabase({ memory: true, copy: new Blob([await readFile(file)]) });
}

/**
 * Deletes all rows, so that the next test starts with an empty schema. `truncate` creates the files of all tables and
 * indexes anew, which takes 70 ms of processor time instead of 5, so it is for tables that deleted rows have made large.
 */
async function empty({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      used regclass[];
      used_table regclass;
    begin
      select array_agg(oid) into used from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0;
      if exists (select from unnest(used) as id where pg_relation_size(id) > 1000000) then
        execute (select 'truncate ' || string_agg(id::text, ', ') || ' cascade' from unnest(used) as id);
      else
        -- Rows may refer to rows that are deleted before them.
        set local session_replication_role = replica;
        foreach used_table in array coalesce(used, '{}') loop
          execute format('delete from %s', used_table);
        end loop;
      end if;
      perform setval(format('%I', sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`);
}

/**
 * Returns an empty database in memory. `close` empties it and keeps it open for the next test of the same
 * process: an instance of PGlite costs about half a second of processor time, emptying one a few
 * milliseconds.
 */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openCopy());
  return {
    ...database,
    close: async () => {
      await empty(database);
      idle.push(database);
    },
  };
}
