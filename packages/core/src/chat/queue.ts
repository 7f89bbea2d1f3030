import type { PendingMessage } from './messages.ts';

/** Statuses that refuse one message for what it is; every other failure would meet the next one too. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Which message goes next: the oldest on its way; undefined where none is. */
export const nextToSend = (pending: readonly PendingMessage[]): PendingMessage | undefined =>
  pending.find(({ state }) => state === 'sending');

/**
 * What becomes of the messages when one has failed with an HTTP status, null or 0 without an answer: a refused one lets
 * the later ones pass, any other failure holds them back with it, so that they never arrive before it.
 */
export function holdBack(
  pending: readonly PendingMessage[],
  clientId: string,
  status: number | null,
): readonly PendingMessage[] {
  const at = pending.findIndex((message) => message.client_id === clientId);
  if (at === -1) return pending;
  const isRefused = status !== null && REFUSALS.includes(status);
  return pending.map((message, index) =>
    index === at || (index > at && !isRefused) ? { ...message, state: 'failed' } : message,
  );
}

/** All messages on their way again, in their old order. */
export const sendAgain = (pending: readonly PendingMessage[]): readonly PendingMessage[] =>
  pending.map((message) => ({ ...message, state: 'sending' }));
