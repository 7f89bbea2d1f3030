import { calls } from '@meetcute/contract';
import { setTimeout } from 'node:timers/promises';
import type { Person } from '../browser.ts';

/** Counts of failures, next to the responses that are expected during a database outage. */
export interface Faults {
  /** Connections that broke. */
  broken: number;
  /** Responses with status 503 or 409 and a `Retry-After` header. */
  delayed: number;
  /** All other responses except 2xx, including 503 and 409 without `Retry-After`. */
  wrong: string[];
}

export const noFaults = (): Faults => ({ broken: 0, delayed: 0, wrong: [] });

/** Milliseconds between two attempts. */
const PAUSE = 50;

/** Calls once with an idempotency key and resolves with whether it succeeded. */
export async function tryOnce(
  { browser }: Person,
  faults: Faults,
  { path, method = 'POST', key, payload }: { path: string; method?: string; key: string; payload: object },
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-package': 'x', 'idempotency-key': key };
  try {
    const response = await browser.fetch(path, { method, headers, body: JSON.stringify(payload) });
    const body = await response.text();
    if (response.ok) return true;
    const isDelay = [409, 503].includes(response.status) && Number(response.headers.get('retry-after')) > 0;
    if (isDelay) faults.delayed += 1;
    else faults.wrong.push(`${response.status} ${body.slice(0, 120)}`);
  } catch {
    faults.broken += 1;
  }
  return false;
}

/** Repeats a call with one key until it succeeds. Throws for a response that no repetition changes. */
export async function sendUntilSuccess(...call: Parameters<typeof tryOnce>): Promise<void> {
  const [, { wrong }] = call;
  while (!(await tryOnce(...call))) {
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    await setTimeout(PAUSE);
  }
}

/** Returns a message whose text is its client ID and part of its idempotency key. */
export const message = (conversation: string, text: string) => ({
  path: calls.sendMessage.path,
  key: `key-of-${text}`,
  payload: { conversation, client_id: text, text },
});
