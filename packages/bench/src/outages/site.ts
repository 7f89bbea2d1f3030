import type { DatabaseLocation } from '@meetcute/server';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, startHost } from '../host.ts';
import { fillWithCrowd, giveCredits } from '../stream/crowd.ts';
import { CROWD } from './writers.ts';

/** Id of the site, whose messages cost credits and whose shop sells them. */
export const SITE = 'nocturne';
/** Credits of each member at the start, and price of a message. */
export const CREDITS = 1_000_000;
export const MESSAGE_PRICE = 2;

function writeSite(folder: string): string {
  const sites = join(folder, 'sites');
  const file = join(import.meta.dirname, '../../../demo/sites/nocturne.json');
  const { settings, ...site } = JSON.parse(readFileSync(file, 'utf8')) as { settings: object };
  mkdirSync(sites);
  const overrides = { hosts: ['localhost'], settings: { ...settings, message_credits: MESSAGE_PRICE } };
  writeFileSync(join(sites, `${SITE}.json`), JSON.stringify({ ...site, ...overrides }));
  return sites;
}

/** Place of a host's data that outlives the host. */
export interface Place {
  /** Name in the tables. */
  name: string;
  /** Location of the database. */
  location: DatabaseLocation;
  /** Starts a host on a port; 0 is a free one. */
  start(port: number, onStart?: (pid: number) => void): Promise<Host>;
}

/** Creates a site with members who have credits, in a folder or in a PostgreSQL. */
export async function createPlace(folder: string, databaseUrl?: string): Promise<Place> {
  const location = databaseUrl ? { databaseUrl } : { dataDir: join(folder, 'data') };
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    DEMO: '0',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    TEST_CHECKOUT: '1',
    SITES_DIR: writeSite(folder),
  };
  await fillWithCrowd(location, CROWD, { site: SITE });
  await giveCredits(location, SITE, CREDITS);
  return {
    name: databaseUrl ? 'PostgreSQL' : 'PGlite',
    location,
    start: (port, onStart) => startHost({ ...env, PORT: String(port) }, folder, onStart),
  };
}
