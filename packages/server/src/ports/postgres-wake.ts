import type { MemberSignal } from '@meetcute/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeError } from '../describe-error.ts';
import { createWake } from './defaults.ts';
import type { Log, Wake } from './ports.ts';
import { readNotice, writeNotice } from './wake-notice.ts';

/** The channel on which servers of one database tell each other whom to wake. */
const CHANNEL = 'meetcute_wake';

/** Milliseconds until a lost connection is tried again: from the first to the last try. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** Milliseconds after notifications in which the next ones are gathered: one costs the database as much as many do. */
const PAUSE = 20;

/** What sends notifications; a pool will do. */
interface Sender {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<unknown>;
}

/**
 * Sends several notifications, and doesn't wait until that stands on the disk: whoever listens has it at once, and a database that
 * dies has forgotten who listened anyway.
 */
const NOTIFY = {
  name: 'notify',
  text: `select pg_notify($1, said) from unnest($2::text[]) as said,
    (select set_config('synchronous_commit', 'off', true)) as quick`,
};

/**
 * Wakes the streams of all servers on one PostgreSQL: those of this process at once, those of others by
 * NOTIFY, together for what comes soon after others. It listens on a connection of its own, which is opened again when it breaks; whoever has a stream
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
      const notice = readNotice(payload);
      // What it says stays unsaid: it may be anything.
      if (!notice) return log.error('A notification of another server is not legible');
      const { from, memberId, signal } = notice;
      if (from === me) return;
      if (signal) local.signal(memberId, signal);
      else local.wake(memberId);
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

  let waiting = new Set<string>();
  let isTelling = false;
  const send = async () => {
    const texts = [...waiting];
    waiting = new Set();
    if (texts.length > 0) await sender.query({ ...NOTIFY, values: [CHANNEL, texts] }).catch(fail);
  };
  const tell = async () => {
    isTelling = true;
    // Whoever is woken by the same change is told of together.
    await Promise.resolve();
    while (waiting.size > 0) {
      await send();
      await pause(PAUSE, undefined, { ref: false });
    }
    isTelling = false;
  };
  const notify = (memberId: string, signal: MemberSignal | null) => {
    if (isOver) return;
    waiting.add(writeNotice({ from: me, memberId, signal }));
    if (!isTelling) void tell();
  };

  return {
    listen: local.listen,
    closed: local.closed,
    wake: (memberId) => {
      local.wake(memberId);
      notify(memberId, null);
    },
    signal: (memberId, signal) => {
      local.signal(memberId, signal);
      notify(memberId, signal);
    },
    close: () => {
      isOver = true;
      clearTimeout(timer);
      // What waits is still told.
      void send();
      local.close();
      client?.end().catch(() => {});
    },
  };
}
