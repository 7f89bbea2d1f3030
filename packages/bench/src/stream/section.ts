import { startHost } from '../host.ts';
import { startPostgres } from '@meetcute/dev-postgres';
import { createSender, expectStatus } from '../send.ts';
import { printTable, times } from '../table.ts';
import { cookieOfMember, countTables, fillWithCrowd } from './crowd.ts';
import { openInspector } from './inspector.ts';
import { forAll, listen } from './listen.ts';

const STREAMS = 4000;
const IDLE_SECONDS = 120;
/** Number of members whose polls of one minute are measured. */
const POLLED = 600;
const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Prints the server cost of an idle member: with an open stream, and polling each minute as in section 9. */
export async function stream(): Promise<void> {
  const postgres = await startPostgres();
  const host = await startHost({
    DATABASE_URL: postgres.databaseUrl,
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  });
  const inspector = await openInspector(host.inspector);
  const sender = createSender(host.port, 8);
  try {
    await fillWithCrowd(postgres.databaseUrl, STREAMS);
    await countTables(postgres.databaseUrl);
    const poll = async (n: number) => {
      for (const path of POLLS)
        expectStatus(path, await sender.send(path, { headers: { cookie: cookieOfMember(n) } }));
    };
    await forAll(POLLED, 8, poll);
    const beforePolls = await inspector.usage();
    await forAll(POLLED, 8, poll);
    const afterPolls = await inspector.usage();
    const polling = (afterPolls.cpu - beforePolls.cpu) / POLLED;

    await wait(10);
    const empty = await inspector.usage();
    await wait(IDLE_SECONDS);
    const stillEmpty = await inspector.usage();
    const streams = await forAll(STREAMS, 50, (n) => listen(host.port, n));
    await wait(20);
    const open = await inspector.usage();
    await wait(IDLE_SECONDS);
    const stillOpen = await inspector.usage();
    const idle = stillOpen.cpu - open.cpu - (stillEmpty.cpu - empty.cpu);
    const perMinute = idle / STREAMS / (IDLE_SECONDS / 60);
    printTable(
      ['an idle member’s minute', 'server CPU ms', 'ratio to polling'],
      [
        ['three polls', polling.toFixed(3), times(1)],
        [`a stream, one of ${STREAMS}`, perMinute.toFixed(4), `1/${Math.round(polling / perMinute)}`],
      ],
    );
    const memory = (stillOpen.memory - stillEmpty.memory) / STREAMS;
    printTable(['memory of an open stream', 'bytes'], [[`one of ${STREAMS}`, memory.toFixed(0)]]);
    for (const each of streams) each.close();
  } finally {
    sender.close();
    inspector.close();
    await host.stop();
    await postgres.stop();
  }
}
