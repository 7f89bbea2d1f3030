import { DAY_MS } from '../constants.ts';
import { failureCodeOf, type OutboxFailure, classifyFailure } from './failure.ts';
import { inOrder, type OutboxItem } from './item.ts';

/**
 * Returns the message to send next: the oldest one that is not blocked; undefined if there is none. A held or
 * delayed message blocks the later ones of its conversation.
 */
export function nextToSend(
  items: readonly OutboxItem[],
  isPaused: (conversation: string) => boolean,
): OutboxItem | undefined {
  const blockedConversations = new Set<string>();
  return inOrder(items).find(({ conversation, state }) => {
    if (state === 'refused' || blockedConversations.has(conversation)) return false;
    if (state === 'waiting' && !isPaused(conversation)) return true;
    blockedConversations.add(conversation);
    return false;
  });
}

/** Default for `resolvedCauses`: no cause was resolved. */
const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a message after a failed attempt, or the same object if it is retried automatically. `resolvedCauses`
 * lists causes that were resolved during the attempt. A message that would be held for one of them is retried
 * under a new key, because the refusal is outdated.
 */
export function afterFailure(
  item: OutboxItem,
  failure: OutboxFailure,
  resolvedCauses: ReadonlySet<string> = NONE,
): OutboxItem {
  const failureClass = classifyFailure(failure);
  if (failureClass !== 'hold' && failureClass !== 'refuse') return item;
  const state = failureClass === 'hold' ? 'held' : 'refused';
  const refusals = item.refusals + 1;
  const code = failureCodeOf(failure);
  return state === 'held' && resolvedCauses.has(code)
    ? { ...item, refusals }
    : { ...item, state, code, refusals };
}

/** Returns a message that may be sent again. `requestTime` is the time of an explicit request in milliseconds since 1970. */
export const requeueMessage = (item: OutboxItem, requestTime?: number): OutboxItem => ({
  ...item,
  state: 'waiting',
  code: null,
  ...(requestTime === undefined ? {} : { at: requestTime }),
});

/**
 * Returns the messages to send again when a retry is requested for one, in their new state. Includes held
 * messages before it, because nothing may overtake them. Excludes refused messages before it; they need their
 * own retry.
 */
export function retryBatch(
  items: readonly OutboxItem[],
  clientId: string,
  requestTime: number,
): readonly OutboxItem[] {
  const retriedItem = items.find(({ client_id }) => client_id === clientId);
  if (!retriedItem) return [];
  const line = inOrder(items).filter(({ conversation }) => conversation === retriedItem.conversation);
  const heldItems = line.slice(0, line.indexOf(retriedItem)).filter(({ state }) => state === 'held');
  // A waiting message stays as it is. Only the requested message gets the new time.
  return [
    ...heldItems.map((item) => requeueMessage(item)),
    ...(retriedItem.state === 'waiting' ? [] : [requeueMessage(retriedItem, requestTime)]),
  ];
}

/** Milliseconds after which an unsent message needs a new request: one week. */
export const OUTBOX_AGE_MAX_MS = 7 * DAY_MS;

/**
 * Returns the messages that have waited too long, refused until their author retries them. Later messages may
 * overtake them.
 */
export const expireMessages = (items: readonly OutboxItem[], now: number): readonly OutboxItem[] =>
  inOrder(items)
    .filter(({ state, at }) => state === 'waiting' && at !== undefined && now - at >= OUTBOX_AGE_MAX_MS)
    .map((item) => ({ ...item, state: 'refused', code: 'too_old' }));

/** Returns the messages held for a reason. */
export const heldBecause = (items: readonly OutboxItem[], code: string): readonly OutboxItem[] =>
  inOrder(items).filter((item) => item.state === 'held' && item.code === code);

/** Returns the failed messages of a conversation. */
export const failedIn = (items: readonly OutboxItem[], conversation: string): readonly OutboxItem[] =>
  inOrder(items).filter((item) => item.state !== 'waiting' && item.conversation === conversation);
