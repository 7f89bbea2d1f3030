import { createClient } from '@meetcute/client';
import { allCalls, calls, type CallName } from '@meetcute/contract';
import { append, likeEntryOf, notify, setFault, type World } from '@meetcute/mocks';
import { pretendOnline } from '@meetcute/storybook';
import { CHAT, receiveMessage, receiveTyping } from '../conversations.ts';
import { viewerOf, others } from '../world.ts';
import type { Moment } from './moments.ts';

const MINUTE = 60_000;

const minutes = new WeakMap<World, number>();

/** Replaces the clock of a world with the time of the moments, so that playback is deterministic. */
export function stopClock(world: World): void {
  const began = world.now().getTime();
  world.now = () => new Date(began + (minutes.get(world) ?? 0) * MINUTE);
}

/** Polling interval in milliseconds, and maximum number of polls. */
const [LOOK, LOOKS] = [20, 1000];

/** Polls until a condition holds; resolves without it after the last poll, so that the log continues. */
async function patiently(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < LOOKS && !isSo(); looks += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** Waits until the page subscribes to the event log of its world. */
export const isHeard = (world: World): Promise<void> => patiently(() => world.listeners.size > 0);

/** Simulates losing or regaining the connection, with the matching browser event. */
export function turn(isOnline: boolean): void {
  pretendOnline(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function cut(world: World): void {
  for (const { name } of allCalls) setFault(world, name as CallName, { kind: 'offline' });
  for (const { end } of world.streams) end();
}

async function mend(world: World): Promise<void> {
  world.faults.clear();
  // The `online` event skips the remaining backoff of the page.
  turn(true);
  await isHeard(world);
}

const otherTab = createClient({ packageName: '@meetcute/stories/0.0.0' });

async function sayElsewhere(text: string): Promise<void> {
  const payload = { client_id: crypto.randomUUID(), conversation: CHAT, text };
  // Nothing is sent while offline.
  await otherTab
    .call(calls.sendMessage, { payload, idempotencyKey: payload.client_id })
    .catch(() => undefined);
}

/** Types and sends a message on the page, or in another tab where the page has no composer. Keeps the focus. */
async function write(world: World, root: ParentNode, text: string): Promise<void> {
  const line = root.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!line) return sayElsewhere(text);
  const send = () => line.form?.querySelector<HTMLButtonElement>('[type="submit"]:enabled') ?? null;
  const focusedElement = document.activeElement;
  // React overrides the value property of the element; only the native setter triggers onChange.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(line, text);
  line.dispatchEvent(new Event('input', { bubbles: true }));
  await patiently(() => send() !== null);
  send()?.click();
  if (focusedElement instanceof HTMLElement) focusedElement.focus();
  // The message must be sent before the next moment can cut the network.
  const isSent = () => world.conversations.get(CHAT)!.messages.some((message) => message.text === text);
  if (world.faults.size === 0) await patiently(isSent);
}

/** Marks all messages as delivered to, or read by, the other member. */
function tellState(world: World, type: 'delivered' | 'read'): void {
  const { members, messages, readUntil } = world.conversations.get(CHAT)!;
  const [reader] = members;
  const lastMessageId = messages.at(-1)?.id ?? '0';
  const data = { conversation: CHAT, reader };
  const viewerId = viewerOf(world).profile.id;
  if (type === 'read') {
    readUntil[reader] = lastMessageId;
    append(world, viewerId, 'read', { ...data, read_until: lastMessageId });
  } else append(world, viewerId, 'delivered', { ...data, delivered_until: lastMessageId });
}

function like(world: World): void {
  const viewer = viewerOf(world);
  const viewerId = viewer.profile.id;
  const likerIds = new Set(world.likes.filter((each) => each.to === viewerId).map(({ from }) => from));
  const likerId = others(world).find(({ id, fictional }) => !fictional && !likerIds.has(id))!.id;
  const entry = { from: likerId, to: viewerId, at: world.now().toISOString(), isNew: true };
  world.likes.push(entry);
  const likeEntry = likeEntryOf(world, entry, viewer);
  if (likeEntry) append(world, viewerId, 'liked_by', likeEntry);
  notify(world, viewerId, { kind: 'like', about: likerId });
}

/** Applies a moment to a world and its page. Resolves when the page can show it. */
export async function carryOut(world: World, root: ParentNode, moment: Moment): Promise<void> {
  minutes.set(world, moment.minute);
  switch (moment.kind) {
    case 'theyType':
      return receiveTyping(world);
    case 'theySay':
      return receiveMessage(world, moment.text);
    case 'iWrite':
      return write(world, root, moment.text);
    case 'iSayElsewhere':
      return sayElsewhere(moment.text);
    case 'delivered':
    case 'read':
      return tellState(world, moment.kind);
    case 'offline':
      cut(world);
      return turn(false);
    case 'serverAway':
      return cut(world);
    case 'online':
    case 'serverBack':
      return mend(world);
    case 'liked':
      return like(world);
    case 'told':
      return notify(world, viewerOf(world).profile.id, { kind: 'account', account: 'new_session' });
    case 'chatDeleted':
      return void (await otherTab.call(calls.deleteChat, { payload: { conversation: CHAT } }));
  }
}
