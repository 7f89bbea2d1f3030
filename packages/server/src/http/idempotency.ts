import type { CallDefinition } from '@meetcute/contract';
import { and, eq, lt } from 'drizzle-orm';
import { ServerError } from '../errors.ts';
import { mac, sha256 } from '../hash.ts';
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

/** The key of a request, or null where none applies: only POSTs of a known browser, beacons exempt. */
export function readKey(call: CallDefinition, request: Request): string | null {
  if (call.method !== 'POST' || call.transport === 'beacon') return null;
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key))
    throw badFields({ 'idempotency-key': 'invalid_format' });
  return key;
}

/**
 * Runs a call once for each key, visitor and call: a repetition gets the kept answer, another payload
 * under the same key is refused. Failures of ours (5xx) and 429 are not kept, so that a retry runs.
 * The payload is kept as a digest keyed by the visitor's own secret, because it may hold a password.
 */
export async function runOnce(
  { db, clock }: Services,
  request: { siteId: string; secret: string; call: string; key: string; payload: string },
  run: () => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const now = clock.now();
  const t = idempotencyKeys;
  const row = { siteId: request.siteId, scope: sha256(request.secret), call: request.call, key: request.key };
  const payloadMac = mac(request.secret, request.payload);
  const same = and(
    eq(t.siteId, row.siteId),
    eq(t.scope, row.scope),
    eq(t.call, row.call),
    eq(t.key, row.key),
  );

  await db.delete(t).where(lt(t.createdAt, new Date(now.getTime() - KEY_LIFETIME)));
  const taken = await db
    .insert(t)
    .values({ ...row, payloadMac, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (taken.length === 0) {
    const [kept] = await db.select().from(t).where(same);
    if (kept && kept.payloadMac !== payloadMac) throw new ServerError('key_reused');
    if (kept?.status) {
      return { outcome: { status: kept.status, body: kept.body, openedFor: kept.openedFor }, isReplay: true };
    }
    const abandoned = new Date(now.getTime() - RUN_LIFETIME);
    const over = await db
      .update(t)
      .set({ createdAt: now })
      .where(and(same, lt(t.createdAt, abandoned)))
      .returning();
    if (over.length === 0) {
      throw new ServerError('conflict', { message: 'The same request is still running.', retryAfter: 1 });
    }
  }
  let outcome: Outcome | undefined;
  try {
    outcome = await run();
    return { outcome, isReplay: false };
  } finally {
    if (outcome && outcome.status < 500 && outcome.status !== 429)
      await db.update(t).set(outcome).where(same);
    else await db.delete(t).where(same);
  }
}

/** Whether a key was used before, by whatever payload. */
export async function isKeyKnown(
  { db }: Pick<Services, 'db'>,
  { siteId, secret, call, key }: { siteId: string; secret: string; call: string; key: string },
): Promise<boolean> {
  const t = idempotencyKeys;
  const scope = sha256(secret);
  return (
    (await db.$count(t, and(eq(t.siteId, siteId), eq(t.scope, scope), eq(t.call, call), eq(t.key, key)))) > 0
  );
}

/** Writes a payload down so that equal ones give equal text, photos by their content. */
export async function payloadText(payload: unknown): Promise<string> {
  const files = (payload as { file?: unknown } | undefined)?.file;
  if (!Array.isArray(files)) return JSON.stringify(payload ?? null);
  const digests = files.map(async (file) =>
    file instanceof File ? sha256(await file.bytes()) : String(file),
  );
  return (await Promise.all(digests)).join(' ');
}
