import { emailKey } from '@meetcute/contract';
import { DAY_MS, href, pickMemberLanguage, mailProviderOf } from '@meetcute/core';
import type { Transaction } from '../../database/database.ts';
import type { Change, UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { moment, describeReader } from '../../mails/moment.ts';
import { type Limit, LINK_LIMIT, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { publishUser } from '../members/members.usecases.ts';
import { findByEmail, updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import type { MailServices } from './activation.usecases.ts';
import { securityMailJob } from './security-mails.rules.ts';
import { sendMail } from './send-mail.service.ts';
import { type Confirmed, requirePassword } from './require-password.usecases.ts';
import {
  dropLaterTokens,
  dropTokens,
  findToken,
  issueToken,
  spendToken,
  type Token,
} from './tokens.repository.ts';

/** Lifetimes of the link to the new address and of the undo link: a day and a week, in milliseconds. */
const LIFETIME = DAY_MS;
const UNDO_LIFETIME = 7 * DAY_MS;

const LIMIT: Limit = { name: 'email-change', max: 10, window: 3_600_000 };

const emailTaken = () => new ServerError('email_taken', { fields: { email: 'email_taken' } });

interface EmailChangeInput {
  site: Site;
  member: Member;
  email: string;
  password: string;
  now: Date;
}

/**
 * Checks that a member may change to the new address. Throws wrong_password, too_many_requests. Says nothing
 * about the address: whether it is taken is known to its mailbox alone.
 */
export async function admitEmailChange(
  services: Services,
  input: Omit<EmailChangeInput, 'email'>,
): Promise<void> {
  const { site, member, password, now } = input;
  await throttle(services.db, LIMIT, { siteId: site.id, subject: member.id, now });
  await requirePassword(services, { site, member, password, now });
}

/**
 * Replaces the token of the session, queues a mail with a link to the new address, and one with an undo link to the
 * old one. An unconfirmed old address gets no undo link, because it may be a stranger's, mistyped at the sign-up. The
 * secrets are made when the mails are sent, so that no job contains one.
 */
export const requestEmailChange = (
  unitOfWork: UnitOfWork<Done>,
  { ids }: Pick<Services, 'ids'>,
  { site, member, email, rotateSession, now }: Omit<EmailChangeInput, 'password'> & Confirmed,
): Promise<Done> =>
  unitOfWork.run([member.id], async ({ tx, addJobs }) => {
    await rotateSession(tx);
    const issue = { siteId: site.id, subject: member.id, visitor: null, now };
    await dropTokens(tx, site.id, member.id, ['email_change']);
    const newEmail = email.trim();
    const token = { ...issue, kind: 'email_change', detail: newEmail, lifetime: LIFETIME } as const;
    addJobs([{ kind: 'email-change-mail', subject: sha256(await issueToken(tx, ids, token)) }]);
    if (!member.emailConfirmedAt) return DONE;
    const undo = await issueToken(tx, ids, undoOf(member, now));
    addJobs([{ kind: 'email-undo-mail', subject: `${sha256(undo)} ${newEmail}` }]);
    return DONE;
  });

/** Returns the token that undoes a change of a member's address. */
const undoOf = ({ siteId, id: subject, email: detail }: Member, now: Date) =>
  ({ siteId, subject, visitor: null, now, kind: 'email_undo', detail, lifetime: UNDO_LIFETIME }) as const;

interface EmailChangeMail {
  site: Site;
  member: Member;
  /** The token of the request. */
  requested: Token;
  now: Date;
}

/** Returns the path of a link that confirms or undoes a change, with a new secret. */
async function linkPath({ db, ids }: MailServices, { requested, now }: EmailChangeMail): Promise<string> {
  const { siteId, kind, subject, visitor, detail, expiresAt } = requested;
  const lifetime = expiresAt.getTime() - now.getTime();
  const issue = { siteId, kind, subject, visitor, detail: detail ?? '', now, lifetime };
  return `/mail-change/do?token=${await issueToken(db, ids, issue)}`;
}

/** Mails the link that confirms a change to the new address, or to the account that has the address that it is taken. */
export async function sendEmailChange(services: MailServices, mail: EmailChangeMail): Promise<void> {
  const { site, member, requested } = mail;
  const owner = await findByEmail(services.db, site.id, requested.detail ?? '');
  if (owner && owner.id !== member.id) {
    await sendMail(services, { site, member: owner, kind: 'emailTaken', path: href('login') });
    return;
  }
  const path = await linkPath(services, mail);
  await sendMail(services, { ...mail, kind: 'emailChange', path, to: mail.requested.detail ?? '' });
}

/** Mails the link that undoes a change to the old address, with the new one. `changedAt` is null before the change. */
export async function sendEmailUndo(
  services: MailServices,
  mail: EmailChangeMail & { email: string; changedAt: Date | null },
): Promise<void> {
  // With this parameter the page says that the change was undone, and offers to set a new password.
  const path = `${await linkPath(services, mail)}&undo=1`;
  const { requested, email, changedAt, site, member } = mail;
  const locale = pickMemberLanguage(site.settings, member.language);
  await sendMail(services, {
    ...mail,
    ...(changedAt
      ? {
          kind: 'emailReplaced',
          values: { email, time: moment(changedAt, describeReader(member, locale)) },
        }
      : { kind: 'emailUndo', values: { email } }),
    path,
    to: requested.detail ?? '',
  });
}

interface ConfirmInput {
  site: Site;
  secret: string;
  network: string | null;
  now: Date;
}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === uniqueViolation || isUniqueViolation(error.cause));

/**
 * Applies or undoes a change of address with a mailed token, and queues mails about it. Throws bad_token, email_taken.
 */
export async function confirmEmail(
  unitOfWork: UnitOfWork<Done>,
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  { site, secret, network, now }: ConfirmInput,
): Promise<Done> {
  await throttleNetwork(db, LINK_LIMIT, { siteId: site.id, network, now });
  const find = (kind: Token['kind']) => findToken(db, { siteId: site.id, kind, secret, now });
  const token = (await find('email_change')) ?? (await find('email_undo'));
  if (!token?.detail || token.usedAt) throw new ServerError('bad_token');
  try {
    return await unitOfWork.run([token.subject], async (change) => {
      const changing = { site, memberId: token.subject, now };
      const memberBefore = await readMember(change.tx, site.id, token.subject);
      await setEmail(change.tx, { ...token, email: token.detail ?? '' }, now);
      if (memberBefore && token.kind === 'email_change')
        await offerUndo(change, { ids }, { before: memberBefore, token, now });
      const mail = token.kind === 'email_undo' ? 'emailUndone' : 'emailChanged';
      change.addJobs([securityMailJob(token.subject, mail)]);
      // An undone change may never have taken effect.
      if (memberBefore?.email !== token.detail) await notifyAccount(change, changing, 'email_changed');
      await publishUser(change, changing);
      return DONE;
    });
  } catch (error) {
    // Another account took the address between the two mails, or at this very moment.
    if (isUniqueViolation(error)) throw emailTaken();
    if (error instanceof ServerError && error.code === 'not_logged_in') throw new ServerError('bad_token');
    throw error;
  }
}

/** Queues a mail with an undo link to the old address. An unconfirmed one gets none, see `requestEmailChange`. */
async function offerUndo(
  { tx, addJobs }: Change,
  { ids }: Pick<Services, 'ids'>,
  { before, token, now }: { before: Member; token: Token; now: Date },
): Promise<void> {
  if (!before.emailConfirmedAt) return;
  const undo = await issueToken(tx, ids, undoOf(before, now));
  addJobs([{ kind: 'email-replaced-mail', subject: `${sha256(undo)} ${token.detail}` }]);
}

async function setEmail(tx: Transaction, token: Token & { email: string }, now: Date): Promise<void> {
  const { siteId, subject: memberId, email, kind } = token;
  if (!(await spendToken(tx, siteId, token.tokenHash, now))) throw new ServerError('bad_token');
  const other = await findByEmail(tx, siteId, email);
  if (other && other.id !== memberId) throw emailTaken();
  await dropTokens(tx, siteId, memberId, ['password', 'email_change', 'activation']);
  await updateMember(tx, siteId, memberId, {
    email,
    emailKey: emailKey(email),
    mailprovider: mailProviderOf(email),
    emailConfirmedAt: now,
  });
  // The requester of the change knew the password. Ending all sessions logs them out, and the page offers to
  // set a new password.
  if (kind !== 'email_undo') return;
  await deleteAllSessions(tx, siteId, memberId);
  // Those went to addresses that are undone too. Earlier links stay: their addresses are the member's own.
  await dropLaterTokens(tx, token);
}
