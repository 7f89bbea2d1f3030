import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/database/open.ts';

/**
 * Writes numbers into the data folder of its first argument until it is killed. Prints each number once the
 * database has stored it.
 */
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' });
const [{ last } = { last: 0 }] = (
  (await db.execute(sql`select coalesce(max(count), 0)::int as last from attempts`)) as unknown as {
    rows: { last: number }[];
  }
).rows;
for (let number = last + 1; ; number += 1) {
  await db.execute(sql`insert into attempts values ('s', ${`n${number}`}, now(), ${number})`);
  process.stdout.write(`${number}\n`);
}
