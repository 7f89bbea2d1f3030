import { append, userOf, withoutChat } from './views.ts';
import { removeForConversation } from './notify.ts';
import { changeCredits } from './wallet.ts';
import type { World } from './world.ts';
import type { Conversation, Member } from './records.ts';

/** Returns the id of the newest message that has reached a member. */
const newestArrived = ({ deliveredUntil, readUntil }: Conversation, member: string): bigint => {
  const ids = [deliveredUntil?.[member], readUntil[member]].map((id) => BigInt(id ?? '0'));
  return ids.reduce((one, other) => (one > other ? one : other));
};

/** Removes messages that will never be delivered, with everything that tells the recipient of them. */
function remove(world: World, conversation: Conversation, recipient: string, ids: ReadonlySet<string>): void {
  const { id: place, messages } = conversation;
  conversation.removedUntil = messages.at(-1)?.id ?? '0';
  conversation.messages = messages.filter(({ id }) => !ids.has(id));
  for (const image of world.messageImages.values())
    if (image.sentIn === place && ids.has(image.message ?? ''))
      Object.assign(image, { sentIn: null, message: null });
  removeForConversation(world, recipient, place);
  const log = world.events.get(recipient) ?? [];
  world.events.set(
    recipient,
    log.map((event) => withoutChat(event, place)),
  );
}

/** Refunds and removes the paid messages of a sender in a conversation that have not reached the recipient. */
function refundSender(world: World, sender: Member, conversation: Conversation, recipient: string): void {
  const { id } = sender.profile;
  const lastArrivedId = newestArrived(conversation, recipient);
  const paidMessages = world.walletChanges.filter(
    ({ kind, member, other, message }) =>
      kind === 'message' &&
      member === id &&
      other === recipient &&
      conversation.messages.some((each) => each.id === message && BigInt(each.id) > lastArrivedId),
  );
  for (const { credits, message } of paidMessages) {
    const debt = Math.min(-credits, world.lostCredits.get(id) ?? 0);
    world.lostCredits.set(id, (world.lostCredits.get(id) ?? 0) - debt);
    changeCredits(world, sender, -credits - debt, {
      kind: 'undelivered',
      other: recipient,
      message: message!,
    });
  }
  if (paidMessages.length === 0) return;
  remove(world, conversation, recipient, new Set(paidMessages.map(({ message }) => message!)));
  append(world, id, 'user', userOf(world, sender));
}

/** Refunds the paid messages to a member that will not be delivered any more, of all senders or one. */
export function refundUndelivered(world: World, recipient: string, senderId?: string): void {
  for (const conversation of world.conversations.values()) {
    const sender = conversation.members.find((id) => id !== recipient) ?? '';
    const isMeant =
      conversation.members.includes(recipient) && (senderId === undefined || senderId === sender);
    const member = isMeant && world.members.get(sender);
    if (member) refundSender(world, member, conversation, recipient);
  }
}
