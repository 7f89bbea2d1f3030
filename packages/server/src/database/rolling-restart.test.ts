import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../test/memory-database.ts';
import { migrationProblems } from '../../test/migrations/migration-problems.ts';
import { failingStatements, readSnapshot } from '../../test/migrations/previous-version.ts';
import { reviewedMigrations } from '../../test/migrations/reviewed-migrations.ts';
import { migrationsFolder, readMigrations } from './migrations.ts';

/** Last migration before the rule. */
const LAST_FREE = 25;

const numberOf = (name: string) => Number(name.slice(0, 4));
const migrations = readMigrations().map(({ name }) => name);
const bound = migrations.filter((name) => numberOf(name) > LAST_FREE);
const earlier = migrations.map(numberOf).filter((number) => number >= LAST_FREE);

describe('migrations keep the previous version working', () => {
  test.each(bound)('%s only adds, or is reviewed', (name) => {
    const problems = migrationProblems(readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
    const isReviewed = (reviewedMigrations[name] ?? '').length > 20;
    expect(problems.length > 0, problems.join('\n')).toBe(isReviewed);
  });

  test('the list of reviewed migrations names files', () => {
    expect(Object.keys(reviewedMigrations).filter((name) => !bound.includes(name))).toEqual([]);
  });

  test.each(earlier)('the code of migration %i runs on the present schema', async (number) => {
    const { db, close } = await openMemoryDatabase();
    try {
      expect(await failingStatements(db, readSnapshot(number))).toEqual([]);
    } finally {
      await close();
    }
  });

  test.each([
    ['a dropped column', 'alter table jobs drop column attempts', /^jobs: .*"attempts"/],
    ['a renamed table', 'alter table blocks rename to hidden', /^blocks: .*"blocks" does not exist/],
    ['a new required column', 'alter table jobs add column lane text not null', /^jobs: .*"lane"/],
    [
      'a value that became required',
      'alter table members alter column city set not null',
      /^members: .*"city"/,
    ],
    ['another type', 'alter table jobs alter column subject type integer using 1', /^jobs: .*integer/],
    ['a new rule', "alter table jobs add check (subject <> 'x')", /^jobs: .*check constraint/],
  ])('%s is noticed', async (_, change, problem) => {
    const { db, close } = await openMemoryDatabase();
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql.raw(change));
        const failures = await failingStatements(tx as never, readSnapshot(LAST_FREE));
        expect(failures).toEqual([expect.stringMatching(problem)]);
        throw new Error('undo');
      });
    } catch (error) {
      if (!(error instanceof Error && error.message === 'undo')) throw error;
    } finally {
      await close();
    }
  });
});

describe('the rules of migrations', () => {
  test.each([
    ['ALTER TABLE "members" DROP COLUMN "city";', /drops/],
    ['DROP INDEX "jobs_due";', /drops/],
    ['ALTER TABLE "members" ALTER COLUMN "city" DROP NOT NULL;', /drops/],
    ['ALTER TABLE "members" RENAME COLUMN "city" TO "town";', /renames/],
    ['ALTER TABLE "members" ALTER COLUMN "city" SET NOT NULL;', /may leave out/],
    ['ALTER TABLE "jobs" ALTER COLUMN "attempts" SET DATA TYPE bigint;', /type/],
    ['ALTER TABLE "members" ADD COLUMN "town" text NOT NULL;', /required column without a default/],
    ['ALTER TABLE "members" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', /for each row/],
    ['ALTER TABLE "members" ADD COLUMN "n" integer GENERATED ALWAYS AS (credits) STORED;', /computes/],
    ['ALTER TABLE "likes" ADD CONSTRAINT "x" FOREIGN KEY ("a") REFERENCES "members"("id");', /constraint/],
    ['CREATE INDEX "x" ON "members" USING btree ("city");', /blocks changes/],
    [
      'CREATE INDEX "x" ON "members" USING btree ("city") WHERE "members"."city" is not null;',
      /blocks changes/,
    ],
    ['CREATE UNIQUE INDEX "x" ON "members" USING btree ("city");', /refuses rows/],
    ['CREATE TRIGGER "x" BEFORE INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "y"();', /trigger/],
    ['DELETE FROM "jobs";', /deletes/],
    ['LOCK TABLE "jobs";', /locks/],
  ])('refuse %s', (statement, problem) => {
    expect(migrationProblems(statement)).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    'ALTER TABLE "members" ADD COLUMN "town" text;',
    'ALTER TABLE "members" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;',
    'ALTER TABLE "members" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;',
    `CREATE TABLE "x" ("id" text NOT NULL, "drop" text);--> statement-breakpoint
ALTER TABLE "x" ADD CONSTRAINT "y" FOREIGN KEY ("id") REFERENCES "members"("id");--> statement-breakpoint
CREATE UNIQUE INDEX "z" ON "x" USING btree ("id");`,
    `ALTER TABLE "members" ADD COLUMN "held" text;--> statement-breakpoint
CREATE INDEX "y" ON "members" USING btree ("held","city") WHERE "members"."held" is not null;`,
    `-- Nothing is renamed or dropped.
UPDATE "members" SET "town" = 'drop; rename' WHERE "town" IS NULL;`,
  ])('allow %s', (statement) => {
    expect(migrationProblems(statement)).toEqual([]);
  });
});
