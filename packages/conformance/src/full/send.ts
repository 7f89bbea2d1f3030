import { calls } from '@meetcute/contract';
import { setTimeout } from 'node:timers/promises';
import type { Person } from '../browser.ts';

/** Counts of what went wrong, beside responses that are expected while a database is away. */
export interface Faults {
  /** Connections that broke. */
  broken: number;
  /** Responses 503 and 409 that say when to try again. */
  delayed: number;
  /** Any other response than 2xx, and those that don't say when to try again. */
  wrong: string[];
}

export const noFaults = (): Faults => ({ broken: 0, delayed: 0, wrong: [] });

/** Milliseconds between two attempts. */
const PAUSE = 50;

/** Calls once with a key; resolves with whether it succeeded. */
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

/** Calls with one key until it succeeds. Throws for a response that no repetition changes. */
export async function insist(...call: Parameters<typeof tryOnce>): Promise<void> {
  const [, { wrong }] = call;
  while (!(await tryOnce(...call))) {
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    await setTimeout(PAUSE);
  }
}

/** A message whose text is its client id and part of its key. */
export const message = (conversation: string, text: string) => ({
  path: calls.sendMessage.path,
  key: `key-of-${text}`,
  payload: { conversation, client_id: text, text },
});
