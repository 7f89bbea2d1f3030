import { contactRefusal } from '@meetcute/core';
import { and, eq, getTableColumns, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { ServerError } from '../../errors.ts';
import { isBlockBetween } from '../blocks/blocks.repository.ts';
import { isActiveMember } from '../members/active-member.repository.ts';
import { type Member, members } from '../members/members.table.ts';

/** A viewer at a time: a member, or null for a logged-out visitor. */
export interface Viewing {
  siteId: string;
  viewerId: string | null;
  now: Date;
}

/** A viewer in SQL: values, or placeholders of them. `now` is an ISO instant. */
interface ViewingSql {
  siteId: string | SQLWrapper;
  viewerId: string | SQLWrapper | null;
  now: string | SQLWrapper;
}

/** SQL condition for members visible to a viewer: same site, neither deleted nor suspended, no block between them. */
export const isVisibleTo = ({ siteId, viewerId, now }: ViewingSql): SQL | undefined =>
  and(
    eq(members.siteId, siteId),
    isActiveMember(now),
    viewerId === null ? undefined : not(isBlockBetween(siteId, viewerId, members.id)),
  );

const p = sql.placeholder;

const finding = (name: string, viewerId: SQLWrapper | null) =>
  statement(
    name,
    getTableColumns(members),
    (columns) => sql`
      select ${columns} from ${members}
      where ${members.id} = ${p('id')} and ${isVisibleTo({ siteId: p('site'), viewerId, now: p('now') })}`,
  );

const findForMember = finding('visible_to_member', p('viewer'));
const findForVisitor = finding('visible_to_visitor', null);

/** Returns a member visible to the viewer; null for a missing, deleted, suspended or blocked one alike. */
export async function findVisible(
  db: Executor,
  { siteId, viewerId, now }: Viewing,
  id: string,
): Promise<Member | null> {
  const find = viewerId === null ? findForVisitor : findForMember;
  const rows = await find(db, { site: siteId, viewer: viewerId, now: now.toISOString(), id });
  return rows[0] ?? null;
}

/** Returns a member that another member wants to like or write to. Throws not_found, birth_date_missing. */
export async function findContact(
  db: Executor,
  { user, otherId: id, now }: { user: Member; otherId: string; now: Date },
): Promise<Member> {
  const other = await findVisible(db, { siteId: user.siteId, viewerId: user.id, now }, id);
  const refusal = contactRefusal(user, { id, isDeleted: other === null, isBlocked: false });
  if (refusal || !other) throw new ServerError(refusal ?? 'not_found');
  return other;
}

const selectMember = statement(
  'member',
  getTableColumns(members),
  (columns) =>
    sql`select ${columns} from ${members} where ${members.siteId} = ${p('site')} and ${members.id} = ${p('id')}`,
);

/** Returns the current row of a member; null when there is none. Read it after taking the lock. */
export async function readMember(db: Executor, siteId: string, id: string): Promise<Member | null> {
  const rows = await selectMember(db, { site: siteId, id });
  return rows[0] ?? null;
}
