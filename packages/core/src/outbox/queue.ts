import { failureCodeOf, type OutboxFailure, classifyFailure } from './failure.ts';
import { inOrder, type OutboxItem } from './item.ts';

/**
 * Which message goes next: the oldest that nothing holds back; undefined where none can go. In a conversation none passes
 * another that is held, or that has to wait.
 */
export function nextToSend(
  items: readonly OutboxItem[],
  isPaused: (conversation: string) => boolean,
): OutboxItem | undefined {
  const blocked = new Set<string>();
  return inOrder(items).find(({ conversation, state }) => {
    if (state === 'refused' || blocked.has(conversation)) return false;
    if (state === 'waiting' && !isPaused(conversation)) return true;
    blocked.add(conversation);
    return false;
  });
}

/** No reason has gone. */
const NONE: ReadonlySet<string> = new Set();

/**
 * A message after a failed try; the same one where it goes again by itself. `gone` are the codes of reasons that went away
 * while it was tried: what would be held for one of them goes again as another deed, because the answer is older than the cure.
 */
export function afterFailure(
  item: OutboxItem,
  failure: OutboxFailure,
  resolved: ReadonlySet<string> = NONE,
): OutboxItem {
  const state = classifyFailure(failure);
  if (state !== 'held' && state !== 'refused') return item;
  const refusals = item.refusals + 1;
  const code = failureCodeOf(failure);
  return state === 'held' && resolved.has(code) ? { ...item, refusals } : { ...item, state, code, refusals };
}

/** A message that may go again; `at` where somebody has asked for it just now, in milliseconds since 1970. */
export const requeued = (item: OutboxItem, at?: number): OutboxItem => ({
  ...item,
  state: 'waiting',
  code: null,
  ...(at === undefined ? {} : { at }),
});

/**
 * What goes again when somebody presses for one message, as it is to be now: that one, asked for `at` this moment, and what
 * is held before it, which nothing may pass. What was refused before it stands in nobody's way, and waits for a press of its own.
 */
export function retryBatch(
  items: readonly OutboxItem[],
  clientId: string,
  at: number,
): readonly OutboxItem[] {
  const pressed = items.find(({ client_id }) => client_id === clientId);
  if (!pressed) return [];
  const line = inOrder(items).filter(({ conversation }) => conversation === pressed.conversation);
  const held = line.slice(0, line.indexOf(pressed)).filter(({ state }) => state === 'held');
  // What waits goes as it is; only who pressed for a message has given a word for it.
  return [
    ...held.map((item) => requeued(item)),
    ...(pressed.state === 'waiting' ? [] : [requeued(pressed, at)]),
  ];
}

/** Milliseconds after which what could not be sent is not sent any more without being asked for again: a week. */
export const OUTBOX_AGE_MAX = 7 * 86_400_000;

/** Messages that have waited too long, as they are to be now: not sent, until their writer asks for it. Later ones pass them. */
export const expired = (items: readonly OutboxItem[], now: number): readonly OutboxItem[] =>
  inOrder(items)
    .filter(({ state, at }) => state === 'waiting' && at !== undefined && now - at >= OUTBOX_AGE_MAX)
    .map((item) => ({ ...item, state: 'refused', code: 'too_old' }));

/** Messages that were held for a reason which is gone. */
export const heldBecause = (items: readonly OutboxItem[], code: string): readonly OutboxItem[] =>
  inOrder(items).filter((item) => item.state === 'held' && item.code === code);

/** Messages of a conversation that failed. */
export const failedIn = (items: readonly OutboxItem[], conversation: string): readonly OutboxItem[] =>
  inOrder(items).filter((item) => item.state !== 'waiting' && item.conversation === conversation);
