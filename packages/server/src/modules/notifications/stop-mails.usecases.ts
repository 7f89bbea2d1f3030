import { calls, writeQuery } from '@meetcute/contract';
import { withoutMails } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { type Limit, throttleNetwork } from '../../http/throttle.ts';
import type { Ids } from '../../ports/ports.ts';
import type { Site } from '../../sites.ts';
import { findToken, issueToken } from '../account/tokens.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { readMember } from '../profile/profile.repository.ts';

/** Milliseconds for which the unsubscribe link of a mail works: half a year. */
const LIFETIME = 15_552_000_000;

/**
 * Limit per network. It is higher than that of a household, because a mail service unsubscribes for all its
 * readers.
 */
const LIMIT: Limit = { name: 'stop-mails-network', max: 600, window: 600_000 };

/** Returns the one-click unsubscribe URL for the headers of a mail. Its token is valid for nothing else. */
export async function stopAddress(
  db: Executor,
  ids: Ids,
  { site, memberId, now }: { site: Site; memberId: string; now: Date },
): Promise<string> {
  const issue = { siteId: site.id, kind: 'mails', subject: memberId, visitor: null, now } as const;
  const token = await issueToken(db, ids, { ...issue, lifetime: LIFETIME });
  return `${site.origin}${calls.stopMails.path}${writeQuery(calls.stopMails, { token })}`;
}

interface StopMailsInput {
  site: Site;
  secret: string;
  network: string | null;
  now: Date;
}

/**
 * Unsubscribes the recipient of a mail. An invalid token has no effect and reveals nothing; a valid one works
 * repeatedly.
 */
export async function stopMails(
  unitOfWork: UnitOfWork<Done>,
  db: Executor,
  { site, secret, network, now }: StopMailsInput,
): Promise<Done> {
  await throttleNetwork(db, LIMIT, { siteId: site.id, network, now });
  const token = await findToken(db, { siteId: site.id, kind: 'mails', secret, now });
  if (!token) return DONE;
  const { subject: memberId } = token;
  return unitOfWork.run([memberId], async ({ tx }) => {
    const member = await readMember(tx, site.id, memberId);
    if (!member) return DONE;
    const notificationPreferences = withoutMails(member.notificationPreferences);
    await updateMember(tx, site.id, memberId, { notificationPreferences });
    return DONE;
  });
}
