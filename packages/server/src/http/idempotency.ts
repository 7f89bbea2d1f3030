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

/** How long an answer is kept, and after how long a run of a server that still runs is taken over, in milliseconds. */
const KEY_LIFETIME = 86_400_000;
const RUN_LIFETIME = 60_000;

/** What a call came to. `openedFor` names the member it logged in. */
export interface Outcome {
  status: number;
  body: unknown;
  openedFor: string | null;
}

/** Stores what a call came to in the transaction of its effect. Throws conflict when the run was taken over. */
export type StoreOutcome = (tx: Transaction, outcome: Outcome) => Promise<void>;

/** One request under a key. */
export interface KeyedRequest {
  siteId: string;
  /** The browser's secret: whose key it is. */
  secret: string;
  call: string;
  key: string;
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

/** Id of the server in the name of a run. */
const serverOf = (run: string): string => run.split(':', 1)[0]!;

const stillRuns = () =>
  new ServerError('conflict', { message: 'The same request is still running.', retryAfter: 1 });

/** The key of a request, or null where none applies: only POSTs of a known browser that carry headers. */
export function readKey(call: CallDefinition, request: Request): string | null {
  if (call.method !== 'POST' || !carriesHeaders(call)) return null;
  const key = request.headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) throw badFields({ 'idempotency-key': 'invalid_format' });
  return key;
}

const p = sql.placeholder;

/**
 * Takes a key that is free, or whose answer is not kept any longer; answers nothing where it is taken. It is not waited for until that
 * stands on the disk: what a call changes comes later, so it can't be there with the key forgotten.
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
 * Takes a key for a run; answers what was kept under it, or null when the run is ours. Throws key_reused for
 * another payload, conflict while another run holds the key.
 */
async function claim(
  { db, clock, presence }: Services,
  request: KeyedRequest,
  run: string,
): Promise<Outcome | null> {
  const now = clock.now();
  const row = rowOf(request);
  // The payload is kept as a digest keyed by the visitor's own secret, because it may hold a password.
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
 * Runs a call once for each key, visitor and call: a repetition gets the kept answer, another payload
 * under the same key is refused. Failures of ours (5xx) and 429 are not kept, so that a retry runs. A run
 * that keeps its outcome itself, in the transaction of its effect, has no moment in which a server can die
 * with the effect done and the answer lost.
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
  // What is kept already stays: an effect that was committed is never forgotten.
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
    // A database that is away gets it later, so that the key is free as soon as it is back.
    if (!answer)
      await release().catch(() =>
        background.run('Releasing a key', () => whenAvailable(release, notifier.closed)),
      );
    // A call that kept its answer and came to its end has committed it.
    else if (!isKept || answer.status >= 400) await storeIn(db, answer);
  }
}

/** Whether a key was used before and its answer is still kept, by whatever payload. */
export async function isKeyKnown(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: Omit<KeyedRequest, 'payload'>,
): Promise<boolean> {
  const isStillKept = gte(t.createdAt, new Date(clock.now().getTime() - KEY_LIFETIME));
  return (await db.$count(t, and(isRow(rowOf(request)), isStillKept))) > 0;
}

/** Forgets answers that are not kept any longer. */
export async function removeOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(t).where(lt(t.createdAt, new Date(now.getTime() - KEY_LIFETIME)));
}

/**
 * Forgets the kept logins of a member whose sessions were ended: a repetition of one would open a session
 * again without asking for the password.
 */
export async function deleteStoredLogins(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db.delete(t).where(and(eq(t.siteId, siteId), eq(t.openedFor, memberId)));
}

/** Writes a payload down so that equal ones give equal text, photos by their content. */
export async function payloadText(payload: unknown): Promise<string> {
  const files = (payload as { file?: unknown } | undefined)?.file;
  if (!Array.isArray(files)) return JSON.stringify(payload ?? null);
  const digests: string[] = [];
  // One after the other: together they may be large.
  for (const file of files) digests.push(file instanceof File ? await digestOf(file) : String(file));
  return digests.join(' ');
}
