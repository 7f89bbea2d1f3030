import { calls, writeQuery } from '@meetcute/contract';
import { withoutMails } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { type Limit, throttleNetwork } from '../../http/throttle.ts';
import type { Ids } from '../../ports/ports.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findToken, issueToken } from '../account/tokens.repository.ts';
import { changeFor } from '../events/change.ts';
import { updateMember } from '../members/members.repository.ts';
import { readMember } from '../profile/profile.repository.ts';

/** How long a mail can be used to stop such mails: half a year, in milliseconds. */
const LIFETIME = 15_552_000_000;

/** A mail service presses for all who read their mail there, so that it may press more often than one household. */
const LIMIT: Limit = { name: 'stop-mails-network', max: 600, window: 600_000 };

/** The address in the head of a mail by which its reader's mail service stops such mails; good for nothing else. */
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

/** Stops the mails to whom a mail went. A secret that is none does nothing and tells nothing; one works as often as it is pressed. */
export async function stopMails(
  services: Services,
  { site, secret, network, now }: StopMailsInput,
): Promise<void> {
  await throttleNetwork(services.db, LIMIT, { siteId: site.id, network, now });
  const token = await findToken(services.db, { siteId: site.id, kind: 'mails', secret, now });
  if (!token) return;
  const { subject: memberId } = token;
  await changeFor(services, site.id, [memberId], async (tx) => {
    const member = await readMember(tx, site.id, memberId);
    if (!member) return;
    const notificationPreferences = withoutMails(member.notificationPreferences);
    await updateMember(tx, site.id, memberId, { notificationPreferences });
  });
}
