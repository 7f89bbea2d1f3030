import type { NewJob } from '../../jobs/jobs.table.ts';

const mails = [
  'passwordChanged',
  'emailChanged',
  'emailUndone',
  'newLogin',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeysRemoved',
] as const;
/** A mail about the security of an account, which its member cannot turn off. */
export type SecurityMail = (typeof mails)[number];

/** Returns the job that sends a security mail. Its mail names the time at which the job was added. */
export const securityMailJob = (memberId: string, mail: SecurityMail): Pick<NewJob, 'kind' | 'subject'> => ({
  kind: 'security-mail',
  subject: `${memberId} ${mail}`,
});

/** Reads the subject of such a job; null when it names no mail of this version of the server. */
export function readSecurityMail(subject: string): { memberId: string; mail: SecurityMail } | null {
  const [memberId = '', name] = subject.split(' ');
  const mail = mails.find((each) => each === name);
  return mail ? { memberId, mail } : null;
}
