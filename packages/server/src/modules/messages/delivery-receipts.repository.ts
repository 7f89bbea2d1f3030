import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { isBlockBetween } from '../blocks/blocks.repository.ts';
import { participations } from '../chats/chats.table.ts';
import { members } from '../members/members.table.ts';

const p = sql.placeholder;

/** Updates delivered positions. Skips pairs with a block, whose logs must not mention each other. */
const saving = statement(
  'record_delivery',
  {
    memberId: participations.memberId,
    conversation: participations.conversationId,
    sender: participations.otherId,
    until: participations.deliveredUntil,
  },
  (columns) => sql`
    update ${participations} set delivered_until = arrived.until
    from unnest(${p('members')}::text[], ${p('conversations')}::text[], ${p('untils')}::bigint[])
      as arrived (member, conversation, until)
    where ${participations.siteId} = ${p('site')} and ${participations.conversationId} = arrived.conversation
      and ${participations.memberId} = arrived.member
      and delivered_until < arrived.until and read_until < arrived.until
      and not ${isBlockBetween(p('site'), participations.memberId, participations.otherId)}
    returning ${columns}`,
);

/** A member has received the messages of a conversation up to an id. */
export interface DeliveredPosition {
  memberId: string;
  conversation: string;
  until: number;
}

/** Updates delivered positions. Returns those that advanced, with the senders of the messages. */
export const saveDelivered = (tx: Transaction, siteId: string, positions: readonly DeliveredPosition[]) =>
  saving(tx, {
    site: siteId,
    members: positions.map(({ memberId }) => memberId),
    conversations: positions.map(({ conversation }) => conversation),
    untils: positions.map(({ until }) => until),
  });

/** Locks the members that are not locked already, so that sending a message never waits for this. */
export const lockIdleMembers = (
  tx: Transaction,
  siteId: string,
  ids: readonly string[],
): Promise<{ id: string }[]> =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...ids])))
    .for('update', { skipLocked: true });
