import { calls } from '@meetcute/contract';
import { refundToSenders } from '../../src/modules/ledger/refunds.usecases.ts';
import type { Step } from './steps.ts';
import { messagesOf, site, type Story } from './story.ts';

type Receiving = Extract<Step, { by: number }>;

/** Reads, fetches or refuses the buyer's messages as a recipient, or has the buyer block the recipient (`shun`). */
export async function receive(story: Story, { kind, by }: Receiving): Promise<void> {
  const { world, buyer } = story;
  const recipient = story.recipients[by]!;
  const { member, conversation } = recipient;
  if (recipient.isAway) return;
  const isDone = async (response: Promise<string>) => (await response).startsWith('200');
  if (kind === 'shun') await buyer.failure(calls.blockProfile, { payload: { profile: member.id } });
  else if (kind === 'block')
    recipient.isAway = await isDone(member.failure(calls.blockProfile, { payload: { profile: buyer.id } }));
  else if (kind === 'leave') {
    recipient.isAway = await isDone(member.failure(calls.deleteUser, { payload: { password: 'any' } }));
    await refundToSenders(world.services, { siteId: site.id, subject: member.id }).catch(() => {});
  } else if (conversation !== null) {
    const newest = await messagesOf(story, recipient);
    const readPayload = { conversation, read_until: String(newest) };
    const isRead = kind === 'read' && newest > 0;
    const response = isRead
      ? member.failure(calls.readMessages, { payload: readPayload })
      : member.failure(calls.getMessages, { query: { conversation } });
    if (!(await isDone(response))) return;
    recipient.seenUntil = recipient.sureUntil = newest;
    if (isRead) recipient.readUntil = newest;
  }
}
