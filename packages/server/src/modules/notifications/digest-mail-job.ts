import type { SingleJob } from '../../jobs/jobs.repository.ts';

/** Milliseconds without a sign of life after which a member is away. */
export const AWAY_AFTER = 900_000;

/** The job of a member's next mail about what came meanwhile; there is one at a time. */
export const digestMailJob = (siteId: string, memberId: string, now: Date): SingleJob => ({
  id: `news-mail ${siteId} ${memberId}`,
  siteId,
  kind: 'news-mail',
  subject: memberId,
  dueAt: new Date(now.getTime() + AWAY_AFTER),
  createdAt: now,
});
