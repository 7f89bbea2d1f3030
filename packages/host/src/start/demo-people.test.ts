import { openDatabase, randomIds, seed, systemClock } from '@meetcute/server';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { createDemo } from './demo.ts';
import { requireNoDemoPeople } from './demo-people.ts';
import { readEnvironment } from './environment.ts';
import { readSites } from './sites.ts';

test('a real site refuses a database with people of the demo, and closes it', async () => {
  const database = await openDatabase({ dataDir: newFolder('demo-people') });
  const sites = readSites(readEnvironment({}).sitesDir);
  await requireNoDemoPeople(database, sites);
  const { world, logins } = createDemo(sites, systemClock.now());
  const last = world.people.filter(({ email }) => email === logins.at(-1)?.email).slice(-1);
  const services = { db: database.db, clock: systemClock, ids: randomIds };
  await seed(services, { ...world, people: last, likes: [], conversations: [] });
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    await database.close();
  };
  await expect(requireNoDemoPeople({ db: database.db, close }, sites)).rejects.toThrow(
    'The database has the people of the demo',
  );
  expect(isClosed).toBe(true);
});
