import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { type Limit, LINK_LIMIT, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { publishUser } from '../members/members.usecases.ts';
import { updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { sendMail } from './send-mail.service.ts';
import { findToken, issueToken, spendToken } from './tokens.repository.ts';

/** Lifetime of the link in an activation mail: a week, in milliseconds. */
const LIFETIME = 604_800_000;

const RESEND_LIMIT: Limit = { name: 'resend', max: 5, window: 3_600_000 };

interface ActivationInput {
  site: Site;
  member: Member;
  now: Date;
}

/** Services needed to send a mail with a link. */
export type MailServices = Pick<Services, 'db' | 'ids' | 'mailer' | 'clock'>;

/** Mails the activation link and records when the mail server accepted it. */
export async function sendActivation(
  services: MailServices,
  { site, member, now }: ActivationInput,
): Promise<void> {
  const { db, ids, clock } = services;
  const subject = member.id;
  const issue = {
    siteId: site.id,
    kind: 'activation',
    subject,
    visitor: null,
    now,
    lifetime: LIFETIME,
  } as const;
  const token = await issueToken(db, ids, issue);
  const path = `/activate/done?token=${token}`;
  if (!(await sendMail(services, { site, member, kind: 'activate', path }))) return;
  await updateMember(db, site.id, member.id, { activationDeliveredAt: clock.now() });
}

/**
 * Mails the activation link again, within a limit, unless the address is confirmed already. Throws
 * too_many_requests.
 */
export async function resendActivation(services: Services, activating: ActivationInput): Promise<void> {
  const { site, member, now } = activating;
  if (member.emailConfirmedAt) return;
  await throttle(services.db, RESEND_LIMIT, { siteId: site.id, subject: member.id, now });
  await sendActivation(services, activating);
}

interface ConfirmInput {
  site: Site;
  secret: string;
  network: string | null;
  now: Date;
}

/** Confirms an address. Following the link again has no further effect. Throws bad_token. */
export async function activate(
  unitOfWork: UnitOfWork<Done>,
  db: Services['db'],
  { site, secret, network, now }: ConfirmInput,
): Promise<Done> {
  await throttleNetwork(db, LINK_LIMIT, { siteId: site.id, network, now });
  const token = await findToken(db, { siteId: site.id, kind: 'activation', secret, now });
  if (!token) throw new ServerError('bad_token');
  if (token.usedAt) return DONE;
  return unitOfWork.run([token.subject], async (change) => {
    await spendToken(change.tx, site.id, token.tokenHash, now);
    await updateMember(change.tx, site.id, token.subject, { emailConfirmedAt: now });
    await publishUser(change, { site, memberId: token.subject, now });
    return DONE;
  });
}
