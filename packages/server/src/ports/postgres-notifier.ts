import type { MemberSignal } from '@meetcute/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeError } from '../describe-error.ts';
import { createNotifier } from './defaults.ts';
import type { Log, Notifier } from './ports.ts';
import type { Presence } from './presence.ts';
import { readNotifierMessage, writeNotifierMessage } from './notifier-message.ts';

/** The channel on which servers of one database tell each other whom to wake. */
const CHANNEL = 'meetcute_wake';

/** First key of the advisory locks that servers hold while they run; the second one is the server's id. */
const PRESENCE_LOCK = 0x6d637072;

/** Milliseconds before a lost connection is opened again: the first wait and the longest one. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1000;

/** Milliseconds after which a connection that does not open has failed. */
const CONNECT_TIMEOUT = 5000;

/** Milliseconds after notifications in which the next ones are gathered: one costs the database as much as many do. */
const PAUSE = 20;

/** Sends queries; a pool fits. */
interface Sender {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rowCount: number | null }>;
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

const IS_PRESENT = {
  name: 'is_present',
  text: `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database() and classid = $1 and objid = $2 and objsubid = 2`,
};

/**
 * Joins the servers of one PostgreSQL. A single connection receives their notifications and holds this server's advisory lock;
 * PostgreSQL releases the lock as soon as the process ends, however it ends.
 */
export function joinPostgres(
  databaseUrl: string,
  sender: Sender,
  log: Pick<Log, 'error'>,
): { notifier: Notifier; presence: Presence } {
  const id = randomInt(1, 2 ** 31);
  const isGone = async (other: string) => {
    // A server of an earlier version holds no lock.
    if (!/^\d+$/.test(other)) return false;
    return (await sender.query({ ...IS_PRESENT, values: [PRESENCE_LOCK, other] })).rowCount === 0;
  };
  // Shared: the broken connection of this very server may still have it.
  const lock = `select pg_advisory_lock_shared(${PRESENCE_LOCK}, ${id})`;
  return {
    notifier: createPostgresNotifier({ databaseUrl, lock }, sender, log),
    presence: { id: String(id), isGone },
  };
}

/**
 * Wakes the streams of all servers on one PostgreSQL: those of this process at once, those of others by
 * NOTIFY, together for what comes soon after others. It listens on a connection of its own, which is opened again when it breaks; whoever has a stream
 * open is woken then, because what was said in between was lost.
 */
function createPostgresNotifier(
  { databaseUrl, lock }: { databaseUrl: string; lock: string },
  sender: Sender,
  log: Pick<Log, 'error'>,
): Notifier {
  const local = createNotifier();
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
      connectionTimeoutMillis: CONNECT_TIMEOUT,
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
      const notice = readNotifierMessage(payload);
      // What it says stays unsaid: it may be anything.
      if (!notice) return log.error('A notification of another server is not legible');
      const { from, memberId, signal } = notice;
      if (from === me) return;
      if (signal) local.signal(memberId, signal);
      else local.notify(memberId);
    });
    try {
      await next.connect();
      await next.query(lock);
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
    waiting.add(writeNotifierMessage({ from: me, memberId, signal }));
    if (!isTelling) void tell();
  };

  return {
    subscribe: local.subscribe,
    closed: local.closed,
    notify: (memberId) => {
      local.notify(memberId);
      notify(memberId, null);
    },
    signal: (memberId, signal) => {
      local.signal(memberId, signal);
      notify(memberId, signal);
    },
    stop: local.stop,
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
