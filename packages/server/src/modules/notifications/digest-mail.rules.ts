import type { NewJob } from '../../jobs/jobs.repository.ts';

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
