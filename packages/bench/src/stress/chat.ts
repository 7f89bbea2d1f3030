import { startPostgres } from '@meetcute/dev-postgres';
import { readFileSync } from 'node:fs';
import { startHost } from '../host.ts';
import { createSender, expectStatus, type Sender } from '../send.ts';
import { cookieOfMember, countTables, fillWithCrowd, idOf } from '../stream/crowd.ts';
import { forAll } from '../stream/listen.ts';
import { measureRate, type SendMixed } from './measure-rate.ts';

/** Members who poll and write, in pairs who write to each other. */
const MEMBERS = 100;
const CROWD = 2000;
/** Requests a second: three reads to a message. A browser polls every 20 s. */
const RATE = 200;
const SECONDS = 600;
const CONNECTIONS = 100;
const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Returns the processor time in ms that a process has used (Linux only). */
function cpuOf(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

/** Starts the conversation of each pair, and returns them by member. */
async function startChats({ send }: Sender): Promise<ReadonlyMap<number, string>> {
  const chats = await forAll(MEMBERS, 8, async (n) => {
    const path = `/api/chat.php?profile=${idOf(n % 2 === 1 ? n + 1 : n - 1)}`;
    const { body } = expectStatus('A chat', await send(path, { headers: { cookie: cookieOfMember(n) } }));
    return [n, (JSON.parse(body) as { id: string }).id] as const;
  });
  return new Map(chats);
}

/** Creates a sender of the mix: of four requests one is a message, and three are polls with the last `ETag`, as of browsers. */
function createChatMix({ send }: Sender, chats: ReadonlyMap<number, string>): SendMixed {
  const tags = new Map<string, string>();
  return async (index) => {
    const n = 1 + (Math.floor(index / 4) % MEMBERS);
    const cookie = cookieOfMember(n);
    if (index % 4 === 0) {
      const id = `stress-${index}`;
      const headers = { cookie, 'idempotency-key': id };
      const body = { conversation: chats.get(n), client_id: id, text: `Message ${id}` };
      return {
        kind: 'message',
        response: await send('/api/messages.php', { method: 'POST', headers, body }),
      };
    }
    const path = POLLS[(index % 4) - 1]!;
    const tag = tags.get(`${n} ${path}`);
    const headers = { cookie, ...(tag ? { 'if-none-match': tag } : {}) };
    const response = await send(path, { headers });
    if (response.etag) tags.set(`${n} ${path}`, response.etag);
    return { kind: 'poll', response };
  };
}

/**
 * Prints the times of 150 polls and 50 messages a second of 100 members on PostgreSQL, who poll 30 times as often as a browser.
 * The generator runs on the same cores.
 */
export async function stressChat(seconds = SECONDS, rate = RATE): Promise<void> {
  const postgres = await startPostgres();
  let hostId = 0;
  const host = await startHost({ DATABASE_URL: postgres.databaseUrl }, undefined, (pid) => (hostId = pid));
  const sender = createSender(host.port, CONNECTIONS);
  try {
    await fillWithCrowd(postgres.databaseUrl, CROWD);
    const send = createChatMix(sender, await startChats(sender));
    // Warms up code and polls.
    await forAll(1000, 8, (n) => send(1_000_000 + n));
    await countTables(postgres.databaseUrl);
    const cpuBefore = cpuOf(hostId);
    await measureRate(send, rate, seconds);
    const each = (cpuOf(hostId) - cpuBefore) / (rate * seconds);
    console.log(`A request of this mix cost the host ${each.toFixed(2)} ms of processor time.`);
  } finally {
    sender.close();
    await host.stop();
    await postgres.stop();
  }
}
