import { DAY_MS } from '@meetcute/core';
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { withoutWaiting } from '../database/without-waiting.ts';
import { mac, sha256 } from '../hash.ts';
import { idempotencyKeys } from './requests.table.ts';

/** Milliseconds for which a response is stored. */
const KEY_LIFETIME = DAY_MS;

/** Result of a call. `openedFor` is the id of the member it logged in. */
export interface Outcome {
  /** HTTP status. */
  status: number;
  /** Body of the response; null for 204. */
  body: unknown;
  openedFor: string | null;
}

/** A request with an idempotency key. */
export interface KeyedRequest {
  siteId: string;
  /** The secret of the browser that owns the key. */
  secret: string;
  /** The member who owns the key too; null for a key of the browser alone. */
  member: string | null;
  /** Name of the call. */
  call: string;
  /** Value of the `Idempotency-Key` header. */
  key: string;
  /** Output of `payloadText`. */
  payload: string;
}

/** Identifies a key: its site, browser, member and call. */
type KeyInput = Omit<KeyedRequest, 'payload'>;

const t = idempotencyKeys;
const p = sql.placeholder;

const rowOf = ({ siteId, secret, member, call, key }: KeyInput) => ({
  siteId,
  scope: sha256(member === null ? secret : `${secret} ${member}`),
  call,
  key,
});

const isRow = (request: KeyInput) => {
  const { siteId, scope, call, key } = rowOf(request);
  return and(eq(t.siteId, siteId), eq(t.scope, scope), eq(t.call, call), eq(t.key, key));
};

// The payload is stored as a digest keyed by the visitor's secret, because it may contain a password.
const payloadMacOf = ({ secret, payload }: KeyedRequest) => mac(secret, payload);

const expiry = (now: Date) => new Date(now.getTime() - KEY_LIFETIME);

const upsertKey = statement(
  'take_key',
  { key: t.key },
  (columns) => sql`
    insert into ${t} (site_id, scope, call, key, payload_mac, run, created_at)
    select ${p('siteId')}, ${p('scope')}, ${p('call')}, ${p('key')}, ${p('payloadMac')}, ${p('run')}, ${p('at')}::timestamptz
    from ${withoutWaiting}
    on conflict (site_id, scope, call, key) do update
      set payload_mac = excluded.payload_mac, run = excluded.run, created_at = excluded.created_at,
        status = null, body = null, opened_for = null
      where ${t.createdAt} < ${p('old')}::timestamptz
    returning ${columns}`,
);

/**
 * Takes a key that is free or whose response has expired. Returns false when it is taken. Does not wait for
 * the disk: the effect of the call commits later, so it cannot survive when the key is lost.
 */
export async function takeKey(db: Executor, request: KeyedRequest, run: string, now: Date): Promise<boolean> {
  const values = { ...rowOf(request), payloadMac: payloadMacOf(request), run };
  const rows = await upsertKey(db, { ...values, at: now.toISOString(), old: expiry(now).toISOString() });
  return rows.length > 0;
}

/** The state of a taken key. */
export interface TakenKey {
  /** Id of the run that has the key. */
  run: string | null;
  /** Whether it was taken for the same payload. */
  isSamePayload: boolean;
  /** The stored response; null while the call runs. */
  outcome: Outcome | null;
}

/** Returns the state of a key; null when it is free. */
export async function findKey(db: Executor, request: KeyedRequest): Promise<TakenKey | null> {
  const [row] = await db.select().from(t).where(isRow(request));
  if (!row) return null;
  const { run, status, body, openedFor } = row;
  const isSamePayload = row.payloadMac === payloadMacOf(request);
  return { run, isSamePayload, outcome: status ? { status, body, openedFor } : null };
}

/**
 * Takes a key over from an abandoned run: the given one of a server that has ended, or any that began before
 * an instant. Returns false when there is none.
 */
export async function takeKeyOver(
  db: Executor,
  request: KeyedRequest,
  run: string,
  { now, abandoned }: { now: Date; abandoned: { run: string } | { before: Date } },
): Promise<boolean> {
  const isAbandoned = 'run' in abandoned ? eq(t.run, abandoned.run) : lt(t.createdAt, abandoned.before);
  const rows = await db
    .update(t)
    .set({ run, createdAt: now })
    .where(and(isRow(request), isNull(t.status), isAbandoned))
    .returning({ key: t.key });
  return rows.length > 0;
}

const storing = statement(
  'store_outcome',
  { key: t.key },
  (columns) => sql`
    update ${t} set status = ${p('status')}::integer, body = ${p('body')}::jsonb, opened_for = ${p('openedFor')}
    where ${t.siteId} = ${p('siteId')} and ${t.scope} = ${p('scope')} and ${t.call} = ${p('call')}
      and ${t.key} = ${p('key')} and ${t.run} = ${p('run')} and ${t.status} is null
    returning ${columns}`,
);

/**
 * Stores the response of a run. Returns false when the run no longer has the key, or has stored one already: a
 * stored response is never overwritten, so that a committed effect is never lost.
 */
export async function storeOutcome(
  db: Executor,
  request: KeyedRequest,
  run: string,
  { status, body, openedFor }: Outcome,
): Promise<boolean> {
  const values = { ...rowOf(request), run, status, body: JSON.stringify(body ?? null), openedFor };
  return (await storing(db, values)).length > 0;
}

/** Frees the key of a run that has stored no response. */
export async function releaseKey(db: Executor, request: KeyedRequest, run: string): Promise<void> {
  await db.delete(t).where(and(isRow(request), eq(t.run, run), isNull(t.status)));
}

/** Returns whether a key was used before, with any payload, and its response is still stored. */
export async function isKeyKnown(db: Executor, request: KeyInput, now: Date): Promise<boolean> {
  return (await db.$count(t, and(isRow(request), gte(t.createdAt, expiry(now))))) > 0;
}

/** Removes expired responses. */
export async function removeOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(t).where(lt(t.createdAt, expiry(now)));
}

/**
 * Removes the stored logins of a member whose sessions were ended. Repeating one would open a session without
 * asking for the password.
 */
export async function deleteStoredLogins(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db.delete(t).where(and(eq(t.siteId, siteId), eq(t.openedFor, memberId)));
}
