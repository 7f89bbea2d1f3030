import type { CallDefinition } from '@meetcute/contract';
import { findKeyOwner } from '@meetcute/core';
import type { WorldBrowser } from './browser.ts';
import { WorldError } from './context.ts';
import { payloadText } from './payload.ts';
import type { World } from './world.ts';

/** Outcome of a call. */
export interface Outcome {
  /** Status of the response. */
  status: number;
  /** Body of the response. */
  body: unknown;
}

interface Keyed {
  call: CallDefinition;
  key: string | null;
  browser: WorldBrowser;
  /** Profile ID of the member who is logged in; null for a visitor. */
  member: string | null;
  payload: unknown;
}

/**
 * Runs a call once for each browser, member, call and key, as the server does. A repetition gets the stored response,
 * even a refusal. Another payload with the same key is refused.
 */
export async function once(
  world: World,
  { call, key, browser, member, payload }: Keyed,
  run: () => Promise<Outcome & { openedFor: string | null }>,
): Promise<Outcome> {
  if (key === null || !browser.isKnown) return run();
  const name = `${browser.visitor} ${findKeyOwner(call, member) ?? ''} ${call.name} ${key}`;
  const text = await payloadText(payload);
  const storedOutcome = world.outcomes.get(name);
  if (storedOutcome && storedOutcome.payload !== text) throw new WorldError('key_reused');
  if (storedOutcome) {
    if (storedOutcome.openedFor !== null) browser.openSession(storedOutcome.openedFor);
    return storedOutcome;
  }
  const outcome = await run();
  if (outcome.status < 500 && outcome.status !== 429) world.outcomes.set(name, { payload: text, ...outcome });
  return outcome;
}
