import { setTimeout as wait } from 'node:timers/promises';
import { atRate } from '../at-rate.ts';
import { startHost } from '../host.ts';
import { startPostgres } from '@meetcute/dev-postgres';
import { createSender, expectStatus, type Sender } from '../send.ts';
import { quantile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { cookieOfMember, countTables, fillWithCrowd, idOf } from './crowd.ts';
import { forAll, listen } from './listen.ts';

const PAIRS = 100;
/** Members of the site, most of them idle: enough to make a scan of all members visible. */
const CROWD = 2000;
/** Messages in each conversation before the measurement. */
const EARLIER = 3;
/** Message rates per second, in increasing order up to the required one. */
const RATES = [50, 100, 200];
const SECONDS = 20;
const WARM_UP = 5;

interface Chat {
  pair: number;
  conversation: string;
}

/**
 * Creates a record of pending messages with their due times by client ID, and of the latencies of arrived
 * ones.
 */
function createWatch() {
  const due = new Map<string, number>();
  const took: number[] = [];
  const onBlock = (block: string) => {
    const line = /^event: message\ndata: (.*)$/m.exec(block)?.[1];
    if (!line) return;
    const { data } = JSON.parse(line) as { data: { client_id: string } };
    const began = due.get(data.client_id);
    if (began !== undefined) took.push(performance.now() - began);
    due.delete(data.client_id);
  };
  return { due, took, onBlock };
}

type Watch = ReturnType<typeof createWatch>;

/** Sends a message as browsers do. Rejects if it is refused. */
async function sendMessage({ send }: Sender, { pair, conversation }: Chat, client_id: string): Promise<void> {
  const headers = { ...headersOf(pair), 'idempotency-key': client_id };
  const body = { conversation, client_id, text: `Message ${client_id}` };
  expectStatus('A message', await send('/api/messages.php', { method: 'POST', headers, body }));
}

/** Measures one row of the table: messages at a rate, each in the next conversation. */
async function measure(sender: Sender, chats: readonly Chat[], { due, took }: Watch, rate: number) {
  const failures: unknown[] = [];
  took.length = 0;
  const began = performance.now();
  await atRate(rate, rate * (SECONDS + WARM_UP), async (index, dueTime) => {
    const client_id = `bench-${rate}-${index}`;
    if (index >= rate * WARM_UP) due.set(client_id, dueTime);
    await sendMessage(sender, chats[index % PAIRS]!, client_id).catch((error: unknown) =>
      failures.push(error),
    );
  });
  const seconds = (performance.now() - began) / 1000;
  await wait(2000);
  const [median, slowest] = [quantile(took, 0.5), quantile(took, 0.99)];
  const lostCount = due.size + failures.length;
  due.clear();
  const actualRate = (rate * (SECONDS + WARM_UP)) / seconds;
  return [
    String(rate),
    actualRate.toFixed(0),
    String(took.length),
    median.toFixed(1),
    slowest.toFixed(1),
    String(lostCount),
  ];
}

const headersOf = (n: number) => ({ cookie: cookieOfMember(n) });

/**
 * Prints the time of a message from when it was due to be sent until it arrives in the other member's stream.
 */
export async function latency(): Promise<void> {
  const postgres = await startPostgres();
  const host = await startHost({ DATABASE_URL: postgres.databaseUrl });
  const sender = createSender(host.port, 64);
  try {
    await fillWithCrowd(postgres.databaseUrl, CROWD);
    const chats = await forAll(PAIRS, 8, async (pair) => {
      const path = `/api/chat.php?profile=${idOf(PAIRS + pair)}`;
      const { body } = expectStatus('A chat', await sender.send(path, { headers: headersOf(pair) }));
      return { pair, conversation: (JSON.parse(body) as { id: string }).id };
    });
    for (let earlier = 1; earlier <= EARLIER; earlier += 1)
      await forAll(PAIRS, 8, (pair) => sendMessage(sender, chats[pair - 1]!, `earlier-${earlier}-${pair}`));
    await countTables(postgres.databaseUrl);
    const watch = createWatch();
    const streams = await forAll(PAIRS, 8, (pair) => listen(host.port, PAIRS + pair, watch.onBlock));
    const lines: string[][] = [];
    for (const rate of RATES) lines.push(await measure(sender, chats, watch, rate));
    printTable(
      ['messages a second', 'accepted a second', 'messages', 'median ms', '99 % ms', 'lost or refused'],
      lines,
    );
    for (const each of streams) each.close();
  } finally {
    sender.close();
    await host.stop();
    await postgres.stop();
  }
}
