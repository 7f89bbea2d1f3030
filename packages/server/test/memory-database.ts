import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrationsFolder, openDatabase } from '../src/database/open.ts';

/** The name of a copy by what makes it: the migrations, and the library whose folder it is. */
function copyName(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))),
  );
  for (const file of globSync('**/*.sql', { cwd: migrationsFolder }).toSorted())
    hash.update(readFileSync(join(migrationsFolder, file)));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

const file = join(import.meta.dirname, '../node_modules/.cache', copyName());

/** Written aside and moved, so that no test reads half a copy. */
async function makeCopy(): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const copy = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, copy.stream());
  await rename(`${file}.${process.pid}.part`, file);
}

/** An empty database in memory. It begins with a copy that is made once for each schema, in a quarter of the time. */
export async function openMemoryDatabase() {
  if (!existsSync(file)) await makeCopy();
  // Read whole at once: another process may put its own copy in the place of this one meanwhile.
  return openDatabase({ memory: true, copy: new Blob([await readFile(file)]) });
}
