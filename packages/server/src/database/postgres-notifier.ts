import type { MemberSignal } from '@meetcute/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeError } from './describe-error.ts';
import { createNotifier } from '../ports/defaults.ts';
import type { Log, Notifier } from '../ports/ports.ts';
import type { Presence } from '../ports/presence.ts';
import { readNotifierMessage, writeNotifierMessage } from './notifier-message.ts';

/** Channel on which the servers of one database notify each other. */
const CHANNEL = 'meetcute_notify';

/** First key of the advisory locks that running servers hold. The second key is the server's id. */
const PRESENCE_LOCK = 0x6d637072;

/** Milliseconds before a lost connection is reopened: the first wait and the longest one. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1000;

/** Milliseconds after which opening a connection fails. */
const CONNECT_TIMEOUT = 5000;

/**
 * Milliseconds for which notifications are collected after sending some. One costs the database as much as
 * many.
 */
const PAUSE = 20;

/** Sends queries. A pool implements it. */
interface Sender {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rowCount: number | null }>;
}

/**
 * Sends notifications without waiting for the disk: subscribers get them immediately, and a crash of the
 * database drops its subscribers anyway.
 */
const NOTIFY = {
  name: 'notify',
  text: `select pg_notify($1, payload) from unnest($2::text[]) as payload,
    (select set_config('synchronous_commit', 'off', true)) as settings`,
};

const IS_PRESENT = {
  name: 'is_present',
  text: `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database() and classid = $1 and objid = $2 and objsubid = 2`,
};

/**
 * Connects the servers of one PostgreSQL database. A single connection receives their notifications and holds
 * this server's advisory lock. PostgreSQL releases the lock when the process ends in any way.
 */
export function joinPostgres(
  databaseUrl: string,
  sender: Sender,
  log: Pick<Log, 'error'>,
): { notifier: Notifier; presence: Presence } {
  const id = randomInt(1, 2 ** 31);
  const isGone = async (other: string) => {
    // Servers of earlier versions have no lock.
    if (!/^\d+$/.test(other)) return false;
    return (await sender.query({ ...IS_PRESENT, values: [PRESENCE_LOCK, other] })).rowCount === 0;
  };
  // Shared, because a broken connection of the same server may still have it.
  const lock = `select pg_advisory_lock_shared(${PRESENCE_LOCK}, ${id})`;
  return {
    notifier: createPostgresNotifier({ databaseUrl, lock }, sender, log),
    presence: { id: String(id), isGone },
  };
}

/**
 * Creates a notifier for the streams of all servers on one PostgreSQL database. Streams of this process are
 * notified directly, those of others in batches by NOTIFY. It listens on a connection of its own and reopens
 * it when it breaks. Then all streams are notified, because notifications in between were lost.
 */
function createPostgresNotifier(
  { databaseUrl, lock }: { databaseUrl: string; lock: string },
  sender: Sender,
  log: Pick<Log, 'error'>,
): Notifier {
  const local = createNotifier();
  // A server receives its own notifications too, and has handled them already.
  const instanceId = randomUUID();
  let isOver = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;

  const fail = (error: unknown) =>
    log.error('Notifying other servers failed', { error: describeError(error) });

  const reconnect = () => {
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
      application_name: 'meetcute-notify',
    });
    client = next;
    let isLost = false;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      next.end().catch(() => {});
      reconnect();
    };
    next.on('error', handleLoss);
    next.on('end', handleLoss);
    next.on('notification', ({ payload = '' }) => {
      const notice = readNotifierMessage(payload);
      // The payload is not logged, because it may contain anything.
      if (!notice) return log.error('A notification from another server is invalid');
      const { from, memberId, signal } = notice;
      if (from === instanceId) return;
      if (signal) local.signal(memberId, signal);
      else local.notify(memberId);
    });
    try {
      await next.connect();
      await next.query(lock);
      await next.query(`listen ${CHANNEL}`);
      wait = FIRST_WAIT;
      local.notifyAll();
    } catch (error) {
      // A command may end before it has connected.
      if (!isOver) fail(error);
      handleLoss();
    }
  };
  void connect();

  let waiting = new Set<string>();
  let isSending = false;
  const send = async () => {
    const texts = [...waiting];
    waiting = new Set();
    if (texts.length > 0) await sender.query({ ...NOTIFY, values: [CHANNEL, texts] }).catch(fail);
  };
  const sendAll = async () => {
    isSending = true;
    // Members notified by the same change are sent together.
    await Promise.resolve();
    while (waiting.size > 0) {
      await send();
      await pause(PAUSE, undefined, { ref: false });
    }
    isSending = false;
  };
  const notify = (memberId: string, signal: MemberSignal | null) => {
    if (isOver) return;
    waiting.add(writeNotifierMessage({ from: instanceId, memberId, signal }));
    if (!isSending) void sendAll();
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
      // Sends the remaining notifications.
      void send();
      local.close();
      client?.end().catch(() => {});
    },
  };
}
