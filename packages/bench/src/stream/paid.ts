import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../host.ts';
import { startPostgres } from '@meetcute/dev-postgres';
import { createSender, expectStatus, type Sender } from '../send.ts';
import { median, quantile } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { cookieOfMember, countTables, fillWithCrowd, giveCredits, idOf } from './crowd.ts';

/** Members of each site, half of whom write to the other half. */
const CROWD = 1000;
const PAIRS = 100;
const MESSAGES = 2500;
/** Messages before the measurement. */
const WARM_UP = 500;

/** The same site twice: with free messages, and with messages that cost credits. */
const PRICES = { free: 0, paid: 2 } as const;
/** Host names of the sites; the address of the first one is printed once the host is ready. */
const HOSTS = { free: 'localhost', paid: 'paid.localhost' } as const;
type Name = keyof typeof PRICES;
const names = Object.keys(PRICES) as Name[];

/** Returns the number of the first member of a site. */
const firstOf = (name: Name): number => names.indexOf(name) * CROWD + 1;

/** Creates a folder with the two sites. */
function createSites(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-bench-sites-'));
  const file = join(import.meta.dirname, '../../../demo/sites/nocturne.json');
  const {
    shop: _,
    settings,
    ...site
  } = JSON.parse(readFileSync(file, 'utf8')) as {
    shop: object;
    settings: object;
  };
  for (const name of names) {
    const overrides = {
      id: name,
      hosts: [HOSTS[name]],
      // The prices of the shop, which is not here.
      settings: { ...settings, message_credits: PRICES[name], minimum_message_costs: {} },
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...site, ...overrides }));
  }
  return folder;
}

/** Sends a request as a member of a site. */
async function send(sender: Sender, name: Name, n: number, path: string, body?: { client_id: string }) {
  const key = body && { 'idempotency-key': body.client_id };
  const headers = { cookie: cookieOfMember(n), host: HOSTS[name], ...key };
  const request = { headers, ...(body && { method: 'POST', body }) };
  return JSON.parse(expectStatus(path, await sender.send(path, request)).body) as { id: string };
}

/** Returns the chats of a site's pairs, by their writers. */
async function startChats(sender: Sender, name: Name): Promise<{ writer: number; conversation: string }[]> {
  const chats = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const writer = firstOf(name) + pair;
    const { id } = await send(sender, name, writer, `/api/chat.php?profile=${idOf(writer + CROWD / 2)}`);
    chats.push({ writer, conversation: id });
  }
  return chats;
}

/** Sends messages of both sites by turns, and returns the times of their responses in ms. */
async function measure(sender: Sender): Promise<Record<Name, number[]>> {
  const took: Record<Name, number[]> = { free: [], paid: [] };
  const chats = { free: await startChats(sender, 'free'), paid: await startChats(sender, 'paid') };
  for (let index = 0; index < WARM_UP + MESSAGES; index += 1) {
    // Each goes first in turn, because the first one finds the jobs of the last one still running.
    for (const name of index % 2 ? names : names.toReversed()) {
      const { writer, conversation } = chats[name][index % PAIRS]!;
      const client_id = `bench-${name}-${index}`;
      const message = { conversation, client_id, text: `Message ${index}` };
      const began = performance.now();
      await send(sender, name, writer, '/api/messages.php', message);
      if (index >= WARM_UP) took[name].push(performance.now() - began);
    }
  }
  return took;
}

/** Prints what a message that costs credits takes, beside a free one on the same host. */
export async function paidMessages(): Promise<void> {
  const postgres = await startPostgres();
  const folder = createSites();
  const env = { DEMO: '0', TRUST_PROXY: '1', HOST: '127.0.0.1', SITES_DIR: folder };
  const host = await startHost({ ...env, DATABASE_URL: postgres.databaseUrl });
  const sender = createSender(host.port, 1);
  try {
    for (const name of names)
      await fillWithCrowd(postgres.databaseUrl, CROWD, { site: name, first: firstOf(name) });
    await giveCredits(postgres.databaseUrl, 'paid', 1_000_000);
    await countTables(postgres.databaseUrl);
    const took = await measure(sender);
    const base = median(took.free);
    printTable(
      ['a message, one at a time', 'median ms', '90 % ms', 'ratio of medians'],
      names.map((name) => [
        name,
        median(took[name]).toFixed(2),
        quantile(took[name], 0.9).toFixed(2),
        times(median(took[name]) / base),
      ]),
    );
  } finally {
    sender.close();
    await host.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}
