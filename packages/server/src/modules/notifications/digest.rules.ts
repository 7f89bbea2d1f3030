import type { NewJob } from '../../jobs/jobs.table.ts';
import type { Member } from '../members/members.table.ts';

/** Something that a member has not seen yet, and the member it is about. */
export interface DigestEntry {
  kind: 'message' | 'like' | 'match';
  other: Member;
  /** Id of the conversation; null for a like. */
  conversation: string | null;
  /** Number of unread messages; 1 for a like. */
  count: number;
  /** Time of the newest message or of the like. */
  at: Date;
}

/** Milliseconds without activity after which a member counts as away. */
export const AWAY_AFTER = 900_000;

/** Returns the job of a member's next digest mail. There is one at a time. */
export const digestMailJob = (siteId: string, memberId: string, now: Date): NewJob => ({
  id: `news-mail ${siteId} ${memberId}`,
  siteId,
  kind: 'news-mail',
  subject: memberId,
  dueAt: new Date(now.getTime() + AWAY_AFTER),
  createdAt: now,
});
