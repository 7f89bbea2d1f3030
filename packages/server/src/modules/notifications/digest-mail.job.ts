import { hasPush, href, isNotified, pickMemberLanguage } from '@meetcute/core';
import { ServerError } from '../../errors.ts';
import { resetAttempts, type Limit, throttle } from '../../http/throttle.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import { composeMail } from '../../mails/compose.ts';
import { nameOf, type Translate, createTranslate } from '../../mails/translate.ts';
import type { ComposedMail } from '../../mails/limit-mails.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { isActive } from '../members/members.rules.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { hasFailingPush, subscriptionsOf } from '../push/push.repository.ts';
import { digestOf } from './digest.usecases.ts';
import { AWAY_AFTER, type DigestEntry } from './digest.rules.ts';
import { stopAddress } from './stop-mails.usecases.ts';

type MailServices = Pick<Services, 'db' | 'ids' | 'clock' | 'sites' | 'mailer' | 'pushSender'>;

/** Limit of digest mails per absence. A new absence is counted separately. */
const LIMIT: Limit = { name: 'news-mail', max: 1, window: 86_400_000 };

/** Maximum number of members named in a mail. The others are counted. */
const NAMED_MAX = 5;

interface Addressed {
  site: Site;
  member: Member;
  now: Date;
}

/** Returns whether pushes reach a member: a browser is subscribed, and no push has been failing. */
async function isReachedByPush(
  { db, pushSender }: MailServices,
  { site, member, now }: Addressed,
): Promise<boolean> {
  if (!pushSender || !hasPush(site.settings)) return false;
  const recently = new Date(now.getTime() - AWAY_AFTER / 3);
  if (await hasFailingPush(db, site.id, member.id, recently)) return false;
  return (await subscriptionsOf(db, site.id, member.id, now)).length > 0;
}

/** Returns the entries to mail: newer than the job, not seen yet, and not already pushed. */
async function digestFor(services: MailServices, addressee: Addressed, start: Date): Promise<DigestEntry[]> {
  const { site, member, now } = addressee;
  const { notificationPreferences: preferences } = member;
  const isPushed = await isReachedByPush(services, addressee);
  const digest = await digestOf(services.db, { siteId: site.id, memberId: member.id, now });
  return digest.filter(
    ({ kind, at }) =>
      at >= start &&
      isNotified(preferences, kind, 'mail') &&
      !(isPushed && isNotified(preferences, kind, 'push')),
  );
}

/** Returns the entries as lines of text. Fictional profiles are labelled. */
function linesOf(digest: readonly DigestEntry[], translate: Translate): string[] {
  const namedEntries = digest.slice(0, NAMED_MAX);
  const more = digest.length - namedEntries.length;
  return [
    ...namedEntries.map(({ kind, other, count }) =>
      translate(`mail:news.${kind}`, { from: nameOf(translate, other), count }),
    ),
    ...(more > 0 ? [translate('mail:news.more', { count: more })] : []),
  ];
}

/** Composes the mail, with a one-click unsubscribe URL in its headers. */
async function compose(
  { db, ids }: MailServices,
  { site, member, now }: Addressed,
  digest: readonly DigestEntry[],
): Promise<ComposedMail> {
  const locale = pickMemberLanguage(site.settings, member.language);
  return composeMail({
    kind: 'news',
    site,
    locale,
    to: member.email,
    name: member.name,
    link: `${site.origin}${href(digest.some(({ kind }) => kind === 'message') ? 'chats' : 'likes')}`,
    oneClick: await stopAddress(db, ids, { site, memberId: member.id, now }),
    quotes: linesOf(digest, await createTranslate(locale)),
  });
}

/**
 * Sends the mail. It is counted before it is sent, so that a crash delays it rather than sending it twice.
 */
async function send(services: MailServices, addressee: Addressed, digest: readonly DigestEntry[]) {
  const { db, mailer } = services;
  const { site, member, now } = addressee;
  // Counted per absence, which ends when the member is active again.
  const subject = `${member.id} ${member.lastActiveAt?.toISOString() ?? ''}`;
  await throttle(db, LIMIT, { siteId: site.id, subject, now });
  try {
    await mailer.send(await compose(services, addressee, digest));
  } catch (error) {
    await resetAttempts(db, LIMIT, site.id, subject);
    throw error;
  }
}

/**
 * Sends a digest mail to a member who is away; nothing to an unconfirmed address. Reschedules the job while
 * the member is active.
 */
export async function mailDigest(services: MailServices, job: Job, reschedule: Reschedule): Promise<void> {
  const { db, clock, sites } = services;
  const now = clock.now();
  const site = sites.find(({ id }) => id === job.siteId);
  const member = await readMember(db, job.siteId, job.subject);
  if (!site || !member || !isActive(member, now) || !member.emailConfirmedAt) return;
  if (site.settings.notifications.mail === false) return;
  const addressee = { site, member, now };
  const digest = await digestFor(services, addressee, job.createdAt);
  if (digest.length === 0) return;
  const awayAt = (member.lastActiveAt?.getTime() ?? 0) + AWAY_AFTER;
  if (awayAt > now.getTime()) return reschedule(new Date(awayAt));
  try {
    await send(services, addressee, digest);
  } catch (error) {
    if (!(error instanceof ServerError) || error.retryAfter === undefined) throw error;
    reschedule(new Date(now.getTime() + error.retryAfter * 1000));
  }
}
