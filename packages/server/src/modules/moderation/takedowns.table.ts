import type { MessageImage, RemovedContent } from '@meetcute/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { decisions } from '../cases/cases.table.ts';
import { instantColumn, members } from '../members/members.table.ts';
import type { Photo } from '../photos/photos.table.ts';

/** Columns that show a photo again at its place. */
export type TakenPhoto = Pick<Photo, 'position' | 'thumbFilename' | 'sizes'> & { createdAt: string };

/** Content of a removed message. */
export interface TakenMessage {
  text: string;
  image: MessageImage | null;
}

/** A removed text of a profile, and what the profile shows meanwhile; null for an empty field. */
export interface TakenText {
  text: string;
  replacement: string | null;
}

/**
 * Photos, messages and texts of profiles that operators removed. A photo has no row in `photos` meanwhile, a message is
 * empty, and a text is not in its profile, so that nothing else can show them. The content stays here as evidence, until it is restored or erased.
 */
export const takedowns = pgTable(
  'takedowns',
  {
    id: text().primaryKey(),
    siteId: text('site_id').notNull(),
    /** Owner of the photo or profile, or sender of the message. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<RemovedContent>().notNull(),
    /**
     * Id of the photo; `<conversation>/<message>` of a message; `<member>:<field>#<id of the takedown>` of a text, because a
     * field can be removed again while the first removal is in force.
     */
    subject: text().notNull(),
    /** Decision that removed it; null once its report is removed. */
    decisionId: text('decision_id').references(() => decisions.id, { onDelete: 'set null' }),
    /** A `TakenPhoto`, `TakenMessage` or `TakenText`, by kind; null once it is restored or erased. */
    content: jsonb().$type<TakenPhoto | TakenMessage | TakenText>(),
    takenAt: instantColumn('taken_at').notNull(),
    /** Instant of the restoration; null while it is removed. */
    restoredAt: instantColumn('restored_at'),
  },
  (t) => [
    uniqueIndex('takedowns_subject')
      .on(t.siteId, t.kind, t.subject)
      .where(sql`restored_at is null`),
    index('takedowns_decision').on(t.decisionId),
    index('takedowns_member').on(t.memberId),
  ],
);

/** A row of `takedowns`. */
export type Takedown = typeof takedowns.$inferSelect;
