import { LIST_PAGE } from '@meetcute/contract';
import type { ListPlace } from '@meetcute/core';
import { getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { statement, statementPerShape } from '../../database/statement.ts';
import { members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { likes } from './likes.table.ts';

/** Likes to list. */
export interface LikesWanted {
  /** Maximum number of likes. */
  limit: number;
  /** Time at which the list is read. */
  now: Date;
  /** Position that the likes follow. Default: the start of the list. */
  after?: ListPlace | undefined;
  /** Ids of the other members. Default: all. */
  withIds?: readonly string[] | undefined;
}

const p = sql.placeholder;

const isVisible = isVisibleTo({ siteId: p('site'), viewerId: p('member'), now: p('now') });
const returnedLikes = alias(likes, 'returned');

const shapeOf = ({ limit, after, withIds }: LikesWanted) =>
  `${limit}${after ? ' after' : ''}${withIds ? ' with' : ''}`;

/** Returns the name of a statement; null for another limit than the usual one: members choose it, and the plan depends on it. */
const nameOf = (list: string, { limit }: LikesWanted, shape: string) =>
  limit < LIST_PAGE ? null : `likes ${list} ${shape}`;

const prepareGiven = statementPerShape(shapeOf, (options: LikesWanted, shape) =>
  statement(
    nameOf('given', options, shape),
    { like: getTableColumns(likes), member: getTableColumns(members) },
    (columns) => sql`
      select ${columns} from ${likes} join ${members} on ${members.id} = ${likes.likedId}
      where ${likes.siteId} = ${p('site')} and ${likes.likerId} = ${p('member')} and ${isVisible}
        ${options.after && sql`and (${likes.likedAt}, ${likes.likedId}) < (${p('at')}::timestamptz, ${p('id')})`}
        ${options.withIds && sql`and ${likes.likedId} = any(${p('ids')}::text[])`}
      order by ${likes.likedAt} desc, ${likes.likedId} desc
      limit ${sql.raw(String(options.limit))}`,
  ),
);

const isNew = sql`(${likes.seenAt} is null)`;

const prepareReceived = statementPerShape(shapeOf, (options: LikesWanted, shape) =>
  statement(
    nameOf('received', options, shape),
    {
      like: getTableColumns(likes),
      member: getTableColumns(members),
      returnedAt: sql<Date | null>`${returnedLikes.likedAt}`.mapWith(likes.likedAt),
    },
    (columns) => sql`
      select ${columns} from ${likes} join ${members} on ${members.id} = ${likes.likerId}
      left join ${likes} as ${returnedLikes} on ${returnedLikes.siteId} = ${likes.siteId}
        and ${returnedLikes.likerId} = ${likes.likedId} and ${returnedLikes.likedId} = ${likes.likerId}
      where ${likes.siteId} = ${p('site')} and ${likes.likedId} = ${p('member')} and ${isVisible}
        ${options.after && sql`and (${isNew}, ${likes.likedAt}, ${likes.likerId}) < (${p('isNew')}::boolean, ${p('at')}::timestamptz, ${p('id')})`}
        ${options.withIds && sql`and ${likes.likerId} = any(${p('ids')}::text[])`}
      order by ${isNew} desc, ${likes.likedAt} desc, ${likes.likerId} desc
      limit ${sql.raw(String(options.limit))}`,
  ),
);

const valuesOf = (siteId: string, memberId: string, { now, after, withIds }: LikesWanted) => ({
  site: siteId,
  member: memberId,
  now: now.toISOString(),
  ...after,
  ids: withIds,
});

/** Returns the likes given by a member with the liked members, newest first. */
export const listGiven = (db: Executor, siteId: string, memberId: string, options: LikesWanted) =>
  prepareGiven(options)(db, valuesOf(siteId, memberId, options));

/**
 * Returns the likes received by a member, new ones first and then the newest, each with the liker and the time
 * of the member's own like in return.
 */
export const listReceived = (db: Executor, siteId: string, memberId: string, options: LikesWanted) =>
  prepareReceived(options)(db, valuesOf(siteId, memberId, options));
