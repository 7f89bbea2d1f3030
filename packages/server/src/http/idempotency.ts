import type { CallDefinition } from '@meetcute/contract';
import { isIdempotencyKey } from '@meetcute/core';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { digestOf, mac, sha256 } from '../hash.ts';
import type { Services } from '../services.ts';
import { badFields } from './body.ts';
import { idempotencyKeys } from './requests.table.ts';

/** How long an answer is kept, and after how long a run that never ended is taken over, in milliseconds. */
export const KEY_LIFETIME = 86_400_000;
const RUN_LIFETIME = 60_000;

/** What a call came to. `openedFor` names the member it logged in. */
export interface Outcome {
  status: number;
  body: unknown;
  openedFor: string | null;
}

/** Stores what a call came to in the transaction of its effect. Throws conflict when the run was taken over. */
export type KeepOutcome = (tx: Transaction, outcome: Outcome) => Promise<void>;

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

const stillRuns = () =>
  new ServerError('conflict', { message: 'The same request is still running.', retryAfter: 1 });

/** The key of a request, or null where none applies: only POSTs of a known browser, beacons exempt. */
export function readKey(call: CallDefinition, request: Request): string | null {
  if (call.method !== 'POST' || call.transport === 'beacon') return null;
  const key = request.headers.get('idempotency-key');
  if (key !== null && !isIdempotencyKey(key)) throw badFields({ 'idempotency-key': 'invalid_format' });
  return key;
}

/**
 * Takes a key for a run; answers what was kept under it, or null when the run is ours. Throws key_reused for
 * another payload, conflict while another run holds the key.
 */
async function claim({ db, clock }: Services, request: KeyedRequest, run: string): Promise<Outcome | null> {
  const now = clock.now();
  const row = rowOf(request);
  // The payload is kept as a digest keyed by the visitor's own secret, because it may hold a password.
  const payloadMac = mac(request.secret, request.payload);
  await db.delete(t).where(lt(t.createdAt, new Date(now.getTime() - KEY_LIFETIME)));
  const taken = await db
    .insert(t)
    .values({ ...row, payloadMac, run, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: t.key });
  if (taken.length > 0) return null;
  const [kept] = await db.select().from(t).where(isRow(row));
  if (kept && kept.payloadMac !== payloadMac) throw new ServerError('key_reused');
  if (kept?.status) return { status: kept.status, body: kept.body, openedFor: kept.openedFor };
  const abandoned = new Date(now.getTime() - RUN_LIFETIME);
  const over = await db
    .update(t)
    .set({ run, createdAt: now })
    .where(and(isRow(row), isNull(t.status), lt(t.createdAt, abandoned)))
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
  work: (keep: KeepOutcome) => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const { db, ids } = services;
  const run = ids.id();
  const kept = await claim(services, request, run);
  if (kept) return { outcome: kept, isReplay: true };
  // What is kept already stays: an effect that was committed is never forgotten.
  const isMine = and(isRow(rowOf(request)), eq(t.run, run), isNull(t.status));
  const keep: KeepOutcome = async (tx, outcome) => {
    const rows = await tx.update(t).set(outcome).where(isMine).returning({ key: t.key });
    if (rows.length === 0) throw stillRuns();
  };
  let outcome: Outcome | undefined;
  try {
    outcome = await work(keep);
    return { outcome, isReplay: false };
  } finally {
    if (outcome && outcome.status < 500 && outcome.status !== 429)
      await db.update(t).set(outcome).where(isMine);
    else await db.delete(t).where(isMine);
  }
}

/** Whether a key was used before, by whatever payload. */
export async function isKeyKnown(
  { db }: Pick<Services, 'db'>,
  request: Omit<KeyedRequest, 'payload'>,
): Promise<boolean> {
  return (await db.$count(t, isRow(rowOf(request)))) > 0;
}

/**
 * Forgets the kept logins of a member whose sessions were ended: a repetition of one would open a session
 * again without asking for the password.
 */
export async function forgetLogins(db: Executor, siteId: string, memberId: string): Promise<void> {
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
