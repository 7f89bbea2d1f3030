import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describeError } from '../describe-error.ts';
import { createWake } from './defaults.ts';
import type { Log, Wake } from './ports.ts';

/** The channel on which servers of one database tell each other whom to wake. */
const CHANNEL = 'meetcute_wake';

/** Milliseconds until a lost connection is tried again: from the first to the last try. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** What sends a notification; a pool will do. */
interface Sender {
  query(text: string, values: string[]): Promise<unknown>;
}

/**
 * Wakes the streams of all servers on one PostgreSQL: those of this process at once, those of others by
 * NOTIFY. It listens on a connection of its own, which is opened again when it breaks; whoever has a stream
 * open is woken then, because what was said in between was lost.
 */
export function createPostgresWake(databaseUrl: string, sender: Sender, log: Pick<Log, 'error'>): Wake {
  const local = createWake();
  // A server hears its own notifications too, and has woken its streams by then.
  const me = randomUUID();
  let isOver = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;

  const fail = (error: unknown) => log.error('Waking other servers failed', { error: describeError(error) });

  const again = () => {
    if (isOver) return;
    timer = setTimeout(() => void connect(), wait);
    timer.unref();
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: LONGEST_WAIT,
      keepAlive: true,
      application_name: 'meetcute-wake',
    });
    client = next;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      next.end().catch(() => {});
      again();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload = '' }) => {
      const [from, memberId] = payload.split(' ');
      if (from !== me && memberId) local.wake(memberId);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      wait = FIRST_WAIT;
      local.wakeAll();
    } catch (error) {
      fail(error);
      lose();
    }
  };
  void connect();

  return {
    listen: local.listen,
    closed: local.closed,
    wake: (memberId) => {
      local.wake(memberId);
      if (!isOver) sender.query('select pg_notify($1, $2)', [CHANNEL, `${me} ${memberId}`]).catch(fail);
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
      local.close();
      client?.end().catch(() => {});
    },
  };
}
