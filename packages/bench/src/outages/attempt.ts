import { setTimeout as wait } from 'node:timers/promises';
import type { HttpResult, Sender, Sent } from '../send.ts';
import type { Truth } from './truth.ts';

/** Milliseconds between two attempts. */
const PAUSE = 250;

/** Writers of a host that is killed or loses its database: their sender, what they know, and the end. */
export interface Scene {
  sender: Sender;
  truth: Truth;
  over: AbortSignal;
}

const asksForRetry = ({ status, retryAfter }: HttpResult) =>
  [409, 503].includes(status) && Number(retryAfter) > 0;

/**
 * Repeats a request, unchanged, until it succeeds, as browsers do. Throws for a response that no repetition changes, and
 * records it.
 */
export async function untilDone({ sender, truth }: Scene, path: string, request: Sent): Promise<HttpResult> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await sender.send(path, request).catch(() => null);
    if (response && response.status < 400) {
      if (attempt > 0) truth.repeated += 1;
      return response;
    }
    if (response && !asksForRetry(response)) {
      const problem = `${request.method ?? 'GET'} ${path}: ${response.status} ${response.body.slice(0, 200)}`;
      truth.wrong.push(problem);
      throw new Error(problem);
    }
    if (response) truth.delayed += 1;
    else truth.broken += 1;
    await wait(PAUSE);
  }
}
