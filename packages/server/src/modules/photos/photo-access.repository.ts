import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { isActiveMember } from '../members/active-member.repository.ts';
import { members } from '../members/members.table.ts';
import { isSessionOpen } from '../sessions/open-session.repository.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { photos } from './photos.table.ts';

const p = sql.placeholder;

const viewerId = sql`request.viewer`;

const session = sql`
  select ${sessions.memberId} from ${sessions}
  join ${members} on ${members.id} = ${sessions.memberId} and ${isActiveMember(p('now'))}
  where ${sessions.siteId} = request.site and ${sessions.tokenHash} = request.token
    and ${isSessionOpen(p('now'))}`;

const block = (blockerId: SQLWrapper, blockedId: SQLWrapper) => sql`exists (
  select from ${blocks} where ${blocks.siteId} = request.site and ${blocks.blockerId} = ${blockerId} and ${blocks.blockedId} = ${blockedId})`;

// Each photo is looked up by its own subqueries. Joins would scan all members of a site in a database without statistics.
const find = statement(
  'find_shown_photos',
  {
    isShown: sql<boolean>`coalesce((
      select ${isActiveMember(p('now'))} and case when ${viewerId} is null then request."isOpen" or ${members.fictional}
        else not (${block(viewerId, members.id)} or ${block(members.id, viewerId)}) end
      from ${photos} join ${members} on ${members.id} = ${photos.memberId}
      where ${photos.id} = request.photo and ${photos.siteId} = request.site), false)`,
  },
  (columns) => sql`
    select ${columns} from (
      select request.*, (${session}) as viewer
      from rows from (jsonb_to_recordset(${p('requests')}::jsonb)
        as (site text, photo text, token text, "isOpen" boolean)) with ordinality
        as request(site, photo, token, "isOpen", place)
      offset 0
    ) as request order by request.place`,
);

/** A request for a photo. */
export interface PhotoRequest {
  /** Id of the site. */
  site: string;
  /** Id of the photo. */
  photo: string;
  /** Hash of the session's token; null without one. */
  token: string | null;
  /** Whether visitors without a session see photos of real members. */
  isOpen: boolean;
}

/**
 * Returns for each photo whether it may be shown: its member is neither deleted nor suspended, and has no block with the viewer. Visitors
 * see those of real members only where `isOpen`. Reads once, by indexes.
 */
export async function arePhotosShown(
  db: Executor,
  requests: readonly PhotoRequest[],
  now: Date,
): Promise<boolean[]> {
  const rows = await find(db, { requests: JSON.stringify(requests), now: now.toISOString() });
  return rows.map(({ isShown }) => isShown);
}
