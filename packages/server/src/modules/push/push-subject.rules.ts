import type { MemberNotification } from '@meetcute/contract';
import type { NewJob } from '../../jobs/jobs.table.ts';

/** Subject of a push: an event of a member, for all of the member's browsers or, for a retry, one of them. */
export interface PushSubject {
  memberId: string;
  kind: MemberNotification['kind'];
  /** Id of a conversation or profile, or the kind of account change. */
  about: string;
  /** Hash of the endpoint of the one browser; null for all. */
  device: string | null;
}

/** Serialises the subject of a push job. It starts with the member's id and a space. */
export const writePushSubject = ({ memberId, kind, about, device }: PushSubject): string =>
  [memberId, kind, about, ...(device === null ? [] : [device])].join(' ');

/** Parses the output of `writePushSubject`. */
export function readPushSubject(subject: string): PushSubject {
  const [memberId = '', kind, topic = '', device = null] = subject.split(' ');
  return { memberId, kind: kind as PushSubject['kind'], about: topic, device };
}

/**
 * Returns a push job. There is one at a time per subject, so that many messages of one conversation are one
 * push.
 */
export function pushJob(
  siteId: string,
  subject: PushSubject,
  { now, wait }: { now: Date; wait: number },
): NewJob {
  const subjectText = writePushSubject(subject);
  const dueAt = new Date(now.getTime() + wait);
  return {
    id: `push ${siteId} ${subjectText}`,
    siteId,
    kind: 'push',
    subject: subjectText,
    dueAt,
    createdAt: now,
  };
}
