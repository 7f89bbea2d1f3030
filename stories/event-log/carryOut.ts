import { createClient } from '@meetcute/client';
import { allCalls, calls, type CallName } from '@meetcute/contract';
import { append, likeEntryOf, notify, setFault, type World } from '@meetcute/mocks';
import { pretendOnline } from '../../.storybook/network.ts';
import { CHAT, receiveMessage, receiveTyping } from '../conversations.ts';
import { me, others } from '../happening.ts';
import type { Moment } from './moments.ts';

const MINUTE = 60_000;

const minutes = new WeakMap<World, number>();

/** Stops the clock of a world: it goes on with the moments alone, so that a log looks the same however it is played. */
export function stopClock(world: World): void {
  const began = world.now().getTime();
  world.now = () => new Date(began + (minutes.get(world) ?? 0) * MINUTE);
}

/** Looks so often, and so many times, in milliseconds. */
const [LOOK, LOOKS] = [20, 1000];

/** Waits for something of the page; the log goes on where it does not come. */
async function patiently(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < LOOKS && !isSo(); looks += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** Waits until the page hears the event log of its world. */
export const isHeard = (world: World): Promise<void> => patiently(() => world.listeners.size > 0);

/** The network of the page goes or comes back, as far as the page can tell. */
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
  // A page that waits before it tries again does so at once, however long nobody has stepped on.
  turn(true);
  await isHeard(world);
}

const otherTab = createClient({ packageName: '@meetcute/stories/0.0.0' });

async function sayElsewhere(text: string): Promise<void> {
  const payload = { client_id: crypto.randomUUID(), conversation: CHAT, text };
  // Without a connection nothing is said.
  await otherTab
    .call(calls.sendMessage, { payload, idempotencyKey: payload.client_id })
    .catch(() => undefined);
}

/** Writes on the page as somebody would, elsewhere where it has no line to write on; the focus stays with who plays the log. */
async function write(world: World, root: ParentNode, text: string): Promise<void> {
  const line = root.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!line) return sayElsewhere(text);
  const send = () => line.form?.querySelector<HTMLButtonElement>('[type="submit"]:enabled') ?? null;
  const focused = document.activeElement;
  // React looks for changes through the property that it has put over the field's own.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(line, text);
  line.dispatchEvent(new Event('input', { bubbles: true }));
  await patiently(() => send() !== null);
  send()?.click();
  if (focused instanceof HTMLElement) focused.focus();
  // What the network is cut from a moment later has gone out before.
  const isSent = () => world.conversations.get(CHAT)!.messages.some((message) => message.text === text);
  if (world.faults.size === 0) await patiently(isSent);
}

/** The other's browser has got, or the other has read, all that was said. */
function tellState(world: World, type: 'delivered' | 'read'): void {
  const { members, messages, readUntil } = world.conversations.get(CHAT)!;
  const [reader] = members;
  const until = messages.at(-1)?.id ?? '0';
  const data = { conversation: CHAT, reader };
  const own = me(world).profile.id;
  if (type === 'read') {
    readUntil[reader] = until;
    append(world, own, 'read', { ...data, read_until: until });
  } else append(world, own, 'delivered', { ...data, delivered_until: until });
}

function like(world: World): void {
  const viewer = me(world);
  const to = viewer.profile.id;
  const known = new Set(world.likes.filter((each) => each.to === to).map(({ from }) => from));
  const from = others(world).find(({ id, fictional }) => !fictional && !known.has(id))!.id;
  const entry = { from, to, at: world.now().toISOString(), isNew: true };
  world.likes.push(entry);
  const shown = likeEntryOf(world, entry, viewer);
  if (shown) append(world, to, 'liked_by', shown);
  notify(world, to, { kind: 'like', about: from });
}

/** Lets a moment happen in a world and on the page that stands in it; answers when the page may know of it. */
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
      return notify(world, me(world).profile.id, { kind: 'account', account: 'new_session' });
    case 'chatDeleted':
      return void (await otherTab.call(calls.deleteChat, { payload: { conversation: CHAT } }));
  }
}
