import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { isBlockBetween } from '../blocks/blocks.repository.ts';
import { members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { photos } from './photos.table.ts';

const p = sql.placeholder;

const viewerId = sql`viewer.id`;

const find = statement(
  'find_shown_photo',
  { id: photos.id },
  (columns) => sql`
    with viewer as (
      select ${members.id} from ${sessions}
      join ${members} on ${members.id} = ${sessions.memberId} and ${members.siteId} = ${sessions.siteId}
      where ${sessions.siteId} = ${p('site')} and ${sessions.tokenHash} = ${p('token')}
        and ${sessions.expiresAt} > ${p('now')}::timestamptz and ${members.deletedAt} is null
    )
    select ${columns} from ${photos}
    join ${members} on ${members.id} = ${photos.memberId} and ${members.siteId} = ${photos.siteId}
    left join viewer on true
    where ${photos.siteId} = ${p('site')} and ${photos.id} = ${p('photo')} and ${members.deletedAt} is null
      and (${viewerId} is not null or ${p('isOpen')}::boolean or ${members.fictional})
      and not ${isBlockBetween(p('site'), viewerId, members.id)}`,
);

/** A request for a photo. */
export interface PhotoRequest {
  siteId: string;
  photoId: string;
  /** Hash of the session's token; null without one. */
  tokenHash: string | null;
  /** Whether visitors without a session see photos of real members. */
  isOpen: boolean;
  now: Date;
}

/**
 * Returns whether a photo may be shown: its member is not deleted, and has no block with the viewer. Visitors see those
 * of real members only where `isOpen`. Reads once, by indexes.
 */
export async function isPhotoShown(
  db: Executor,
  { siteId, photoId, tokenHash, isOpen, now }: PhotoRequest,
): Promise<boolean> {
  const values = { site: siteId, photo: photoId, token: tokenHash, isOpen, now: now.toISOString() };
  return (await find(db, values)).length > 0;
}
