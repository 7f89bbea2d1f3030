import { and, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { blocks } from './blocks.table.ts';

/** A subquery of the blocks between two members, whoever of them wrote one. */
export const blocksBetween = (db: Executor, siteId: string, viewerId: string, other: PgColumn | SQL) =>
  db
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      and(
        eq(blocks.siteId, siteId),
        or(
          and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, other)),
          and(eq(blocks.blockedId, viewerId), eq(blocks.blockerId, other)),
        ),
      ),
    );
