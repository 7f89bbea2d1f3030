import type { CallDefinition } from '@meetcute/contract';
import { carriesHeaders, isIdempotencyKey } from '@meetcute/core';
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { whenAvailable } from '../database/unavailable.ts';
import { ServerError } from '../errors.ts';
import { digestOf, mac, sha256 } from '../hash.ts';
import type { Services } from '../services.ts';
import { badFields } from './body.ts';
import { idempotencyKeys } from './requests.table.ts';

/** Milliseconds for which a response is stored, and after which a run of a live server is taken over. */
const KEY_LIFETIME = 86_400_000;
const RUN_LIFETIME = 60_000;

/** Result of a call. `openedFor` is the id of the member it logged in. */
export interface Outcome {
  /** HTTP status. */
  status: number;
  /** Body of the response; null for 204. */
  body: unknown;
  openedFor: string | null;
}

/**
 * Stores the result of a call in the transaction of its effect. Throws conflict when another run has taken
 * over.
 */
export type StoreOutcome = (tx: Transaction, outcome: Outcome) => Promise<void>;

/** A request with an idempotency key. */
export interface KeyedRequest {
  siteId: string;
  /** The secret of the browser that owns the key. */
  secret: string;
  /** Name of the call. */
  call: string;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** Output of `payloadText`. */
  payload: string;
}

const t = idempotencyKeys;

const rowOf = ({ siteId, secret, call, key }: Omit<KeyedRequest, 'payload'>) => ({
  siteId,
  scope: sha256(secret),
  call,
  key,
});

const isRow = ({ siteId, scope, call, key }: ReturnType<typeof rowOf>) =>
  and(eq(t.siteId, siteId), eq(t.scope, scope), eq(t.call, call), eq(t.key, key));

/** Returns the server id in the id of a run. */
const serverOf = (run: string): string => run.split(':', 1)[0]!;

const stillRuns = () =>
  new ServerError('conflict', { message: 'The same request is still running.', retryAfter: 1 });

/**
 * Returns the idempotency key of a request; null when none applies. Only POSTs of a known browser whose
 * transport carries headers have one.
 */
export function readKey(call: CallDefinition, request: Request): string | null {
  if (call.method !== 'POST' || !carriesHeaders(call)) return null;
  const key = request.headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) throw badFields({ 'idempotency-key': 'invalid_format' });
  return key;
}

const p = sql.placeholder;

/**
 * Takes a key that is free or whose response has expired. Returns no row when it is taken. Does not wait for
 * the disk: the effect of the call commits later, so it cannot survive when the key is lost.
 */
const take = statement(
  'take_key',
  { key: t.key },
  (columns) => sql`
    insert into ${t} (site_id, scope, call, key, payload_mac, run, created_at)
    select ${p('siteId')}, ${p('scope')}, ${p('call')}, ${p('key')}, ${p('payloadMac')}, ${p('run')}, ${p('at')}::timestamptz
    from (select set_config('synchronous_commit', 'off', true)) as quick
    on conflict (site_id, scope, call, key) do update
      set payload_mac = excluded.payload_mac, run = excluded.run, created_at = excluded.created_at,
        status = null, body = null, opened_for = null
      where ${t.createdAt} < ${p('old')}::timestamptz
    returning ${columns}`,
);

const store = statement(
  'store_answer',
  { key: t.key },
  (columns) => sql`
    update ${t} set status = ${p('status')}::integer, body = ${p('body')}::jsonb, opened_for = ${p('openedFor')}
    where ${t.siteId} = ${p('siteId')} and ${t.scope} = ${p('scope')} and ${t.call} = ${p('call')}
      and ${t.key} = ${p('key')} and ${t.run} = ${p('run')} and ${t.status} is null
    returning ${columns}`,
);

/**
 * Takes a key for a run. Returns the stored result, or null when the caller may run. Throws key_reused for
 * another payload, conflict while another run has the key.
 */
async function claim(
  { db, clock, presence }: Services,
  request: KeyedRequest,
  run: string,
): Promise<Outcome | null> {
  const now = clock.now();
  const row = rowOf(request);
  // The payload is stored as a digest keyed by the visitor's secret, because it may contain a password.
  const payloadMac = mac(request.secret, request.payload);
  const old = new Date(now.getTime() - KEY_LIFETIME);
  const at = now.toISOString();
  const taken = await take(db, { ...row, payloadMac, run, at, old: old.toISOString() });
  if (taken.length > 0) return null;
  const [kept] = await db.select().from(t).where(isRow(row));
  if (kept && kept.payloadMac !== payloadMac) throw new ServerError('key_reused');
  if (kept?.status) return { status: kept.status, body: kept.body, openedFor: kept.openedFor };
  const before = kept?.run ?? '';
  const isAbandoned = (await presence.isGone(serverOf(before)))
    ? eq(t.run, before)
    : lt(t.createdAt, new Date(now.getTime() - RUN_LIFETIME));
  const over = await db
    .update(t)
    .set({ run, createdAt: now })
    .where(and(isRow(row), isNull(t.status), isAbandoned))
    .returning({ key: t.key });
  if (over.length === 0) throw stillRuns();
  return null;
}

/**
 * Runs a call once per key, visitor and call. A repeated request gets the stored response; another payload
 * under the same key is refused. Server errors (5xx) and 429 are not stored, so that a retry runs again. A
 * call that stores its result in the transaction of its effect stays exactly-once even when the server dies.
 */
export async function runOnce(
  services: Services,
  request: KeyedRequest,
  work: (recordOutcome: StoreOutcome) => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const { db, ids, presence, background, notifier } = services;
  const run = `${presence.id}:${ids.id()}`;
  const kept = await claim(services, request, run);
  if (kept) return { outcome: kept, isReplay: true };
  const row = rowOf(request);
  // A stored result is never overwritten, so that a committed effect is never lost.
  const storeIn = (executor: Executor, { status, body, openedFor }: Outcome) =>
    store(executor, { ...row, run, status, body: JSON.stringify(body ?? null), openedFor });
  let isKept = false;
  const recordOutcome: StoreOutcome = async (tx, outcome) => {
    if ((await storeIn(tx, outcome)).length === 0) throw stillRuns();
    isKept = true;
  };
  const release = async () =>
    void (await db.delete(t).where(and(isRow(row), eq(t.run, run), isNull(t.status))));
  let outcome: Outcome | undefined;
  try {
    outcome = await work(recordOutcome);
    return { outcome, isReplay: false };
  } finally {
    const answer = outcome && outcome.status < 500 && outcome.status !== 429 ? outcome : null;
    // When the database is unavailable, the key is released as soon as it is back.
    if (!answer)
      await release().catch(() =>
        background.run('Releasing an idempotency key', () => whenAvailable(release, notifier.closed)),
      );
    // A call that stored its response and completed has committed it.
    else if (!isKept || answer.status >= 400) await storeIn(db, answer);
  }
}

/** Returns whether a key was used before, with any payload, and its response is still stored. */
export async function isKeyKnown(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: Omit<KeyedRequest, 'payload'>,
): Promise<boolean> {
  const isStillKept = gte(t.createdAt, new Date(clock.now().getTime() - KEY_LIFETIME));
  return (await db.$count(t, and(isRow(rowOf(request)), isStillKept))) > 0;
}

/** Removes expired responses. */
export async function removeOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(t).where(lt(t.createdAt, new Date(now.getTime() - KEY_LIFETIME)));
}

/**
 * Removes the stored logins of a member whose sessions were ended. Repeating one would open a session without
 * asking for the password.
 */
export async function deleteStoredLogins(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db.delete(t).where(and(eq(t.siteId, siteId), eq(t.openedFor, memberId)));
}

/** Serialises a payload so that equal payloads give equal text. Photos are compared by content. */
export async function payloadText(payload: unknown): Promise<string> {
  const files = (payload as { file?: unknown } | undefined)?.file;
  if (!Array.isArray(files)) return JSON.stringify(payload ?? null);
  const digests: string[] = [];
  // One after the other, because together they may be large.
  for (const file of files) digests.push(file instanceof File ? await digestOf(file) : String(file));
  return digests.join(' ');
}
