import type { CallDefinition } from '@meetcute/contract';
import { carriesHeaders, isIdempotencyKey } from '@meetcute/core';
import type { Transaction } from '../database/database.ts';
import { whenAvailable } from '../database/unavailable.ts';
import { ServerError } from '../errors.ts';
import { digestOf } from '../hash.ts';
import type { Services } from '../services.ts';
import { badFields } from './body.ts';
import {
  findKey,
  type KeyedRequest,
  type Outcome,
  releaseKey,
  storeOutcome,
  takeKey,
  takeKeyOver,
} from './idempotency.repository.ts';

/** Milliseconds after which a run of a live server is taken over. */
const RUN_LIFETIME = 60_000;

/**
 * Stores the result of a call in the transaction of its effect. Throws conflict when another run has taken
 * over.
 */
export type StoreOutcome = (tx: Transaction, outcome: Outcome) => Promise<void>;

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
  if (await takeKey(db, request, run, now)) return null;
  const existing = await findKey(db, request);
  if (existing && !existing.isSamePayload) throw new ServerError('key_reused');
  if (existing?.outcome) return existing.outcome;
  const previous = existing?.run ?? '';
  const abandonedRun = (await presence.isGone(serverOf(previous)))
    ? { run: previous }
    : { before: new Date(now.getTime() - RUN_LIFETIME) };
  if (!(await takeKeyOver(db, request, run, { now, abandoned: abandonedRun }))) throw stillRuns();
  return null;
}

/**
 * Runs a call once per key, visitor, member and call. A repeated request gets the stored response; another payload
 * under the same key is refused. Server errors (5xx) and 429 are not stored, so that a retry runs again. A
 * call that stores its result in the transaction of its effect stays exactly-once even when the server dies.
 */
export async function runOnce(
  services: Services,
  request: KeyedRequest,
  work: (store: StoreOutcome) => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const { db, ids, presence, background, notifier } = services;
  const run = `${presence.id}:${ids.id()}`;
  const storedOutcome = await claim(services, request, run);
  if (storedOutcome) return { outcome: storedOutcome, isReplay: true };
  let isStored = false;
  const store: StoreOutcome = async (tx, result) => {
    if (!(await storeOutcome(tx, request, run, result))) throw stillRuns();
    isStored = true;
  };
  const release = () => releaseKey(db, request, run);
  let outcome: Outcome | undefined;
  try {
    outcome = await work(store);
    return { outcome, isReplay: false };
  } finally {
    const result = outcome && outcome.status < 500 && outcome.status !== 429 ? outcome : null;
    // When the database is unavailable, the key is released as soon as it is back.
    if (!result)
      await release().catch(() =>
        background.run('Releasing an idempotency key', () => whenAvailable(release, notifier.closed)),
      );
    // A call that stored its response and completed has committed it.
    else if (!isStored || result.status >= 400) await storeOutcome(db, request, run, result);
  }
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
