import { randomIds, seed, systemClock } from '@meetcute/server';
import { expect, onTestFinished, test } from 'vitest';
import { openMemoryDatabase } from '../../../server/test/memory-database.ts';
import { createDemo } from './demo.ts';
import { requireNoDemoPeople } from './local-api.ts';
import { readEnvironment } from './environment.ts';
import { readSites } from './sites.ts';

const sites = readSites(readEnvironment({}).sitesDir);
const demo = createDemo(sites, systemClock.now());
const [world, logins] = [demo.world(), demo.logins];
const lastLogin = world.people.findLast(({ email }) => email === logins.at(-1)?.email)!;

/** Opens a database with one member. */
async function openWith(person: typeof lastLogin) {
  const database = await openMemoryDatabase();
  const services = { db: database.db, clock: systemClock, ids: randomIds };
  await seed(services, { ...world, people: [person], likes: [], conversations: [] });
  return database;
}

test('a real site refuses a database with people of the demo, and closes it', async () => {
  const { db, close } = await openWith(lastLogin);
  let isClosed = false;
  const closing = async () => {
    isClosed = true;
    await close();
  };
  const check = requireNoDemoPeople({ db, close: closing }, sites);
  await expect(check).rejects.toThrow('The database has the people of the demo');
  expect(isClosed).toBe(true);
});

test('a real site accepts a member who signed up with an address of the demo', async () => {
  const { db, close } = await openWith({ ...lastLogin, key: randomIds.id() });
  onTestFinished(close);
  expect(await requireNoDemoPeople({ db, close }, sites)).toBeUndefined();
});
