import type { MemberNotification } from '@meetcute/contract';
import type { SingleJob } from '../../jobs/jobs.repository.ts';

/** What a push is about: what happened to whom, for all of the member's browsers or, a second time, for one. */
export interface PushSubject {
  memberId: string;
  kind: MemberNotification['kind'];
  /** A conversation, a profile, or what changed of the account. */
  about: string;
  /** The digest of the endpoint of the one browser; null for all. */
  device: string | null;
}

/** The subject of a push job; it begins with the member and a space. */
export const writePushSubject = ({ memberId, kind, about, device }: PushSubject): string =>
  [memberId, kind, about, ...(device === null ? [] : [device])].join(' ');

/** Reads what `writePushSubject` wrote. */
export function readPushSubject(subject: string): PushSubject {
  const [memberId = '', kind, about = '', device = null] = subject.split(' ');
  return { memberId, kind: kind as PushSubject['kind'], about, device };
}

/** A push job; there is one at a time for the same subject, so that many messages of one conversation are one push. */
export function pushJob(
  siteId: string,
  subject: PushSubject,
  { now, wait }: { now: Date; wait: number },
): SingleJob {
  const written = writePushSubject(subject);
  const dueAt = new Date(now.getTime() + wait);
  return { id: `push ${siteId} ${written}`, siteId, kind: 'push', subject: written, dueAt, createdAt: now };
}
