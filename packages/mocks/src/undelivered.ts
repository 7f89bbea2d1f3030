import { append, userOf } from './views.ts';
import { changeCredits } from './wallet.ts';
import type { Conversation, Member, WalletChange, World } from './world.ts';

/** Returns the id of the newest message that has reached a member. */
const newestArrived = ({ deliveredUntil, readUntil }: Conversation, member: string): bigint => {
  const ids = [deliveredUntil?.[member], readUntil[member]].map((id) => BigInt(id ?? '0'));
  return ids.reduce((one, other) => (one > other ? one : other));
};

/** Refunds the paid messages of a sender in a conversation that have not reached the recipient, once. */
function refundSender(world: World, sender: Member, conversation: Conversation, recipient: string): void {
  const { id } = sender.profile;
  const arrived = newestArrived(conversation, recipient);
  const of = (kind: WalletChange['kind']) =>
    world.walletChanges.filter(
      (change) => change.kind === kind && change.member === id && change.other === recipient,
    );
  const refunded = new Set(of('undelivered').map(({ message }) => message));
  const lost = of('message').filter(
    ({ message }) => message !== undefined && BigInt(message) > arrived && !refunded.has(message),
  );
  for (const { credits, message } of lost)
    changeCredits(world, sender, -credits, { kind: 'undelivered', other: recipient, message: message! });
  if (lost.length > 0) append(world, id, 'user', userOf(world, sender));
}

/** Refunds the paid messages to a member that will not be delivered any more, of all senders or one. */
export function refundUndelivered(world: World, recipient: string, from?: string): void {
  for (const conversation of world.conversations.values()) {
    const sender = conversation.members.find((id) => id !== recipient) ?? '';
    const isMeant = conversation.members.includes(recipient) && (from === undefined || from === sender);
    const member = isMeant && world.members.get(sender);
    if (member) refundSender(world, member, conversation, recipient);
  }
}
