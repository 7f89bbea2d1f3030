import type { MemberNotification, Preferences, Profile } from '@meetcute/contract';
import { isNotified } from '@meetcute/core';
import type { Transaction } from '../../database/database.ts';
import type { Change } from '../../database/unit-of-work.ts';
import type { NewJob } from '../../jobs/jobs.table.ts';
import type { Site } from '../../sites.ts';
import type { Recipient } from '../events/append-events.repository.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { viewsOf } from '../profile/profile.view.ts';
import { pushJob, type PushSubject } from '../push/push-subject.rules.ts';
import { digestMailJob } from './digest.rules.ts';
import { insertNotification, removeAboutLike } from './notifications.repository.ts';
import type { NotificationRow } from './notifications.table.ts';
import { notificationOf } from './notifications.view.ts';

/**
 * Milliseconds before a push is sent. Anything read meanwhile is not pushed, and later messages are in the
 * same push.
 */
export const PUSH_PAUSE = 5000;

interface NotifyInput<S = Site> {
  site: S;
  memberId: string;
  now: Date;
}

type About = { profile: Profile | null } & Partial<Pick<NotificationRow, 'conversationId' | 'account'>>;

/** Adds a notification and its event, unless the member turned this kind off. */
async function enter(
  { tx, append }: Change,
  { site, member, now }: { site: Pick<Site, 'id'>; member: Member; now: Date },
  kind: MemberNotification['kind'],
  { profile, ...about }: About,
): Promise<void> {
  if (!isNotified(member.notificationPreferences, kind, 'app')) return;
  const owner: Recipient = { siteId: site.id, memberId: member.id };
  const profileId = profile?.id ?? null;
  const row = await insertNotification(tx, { ...owner, kind, profileId, ...about, at: now });
  append(member.id, 'notification', notificationOf(row, profile, member.notificationsReadUntil));
}

/**
 * Returns the jobs of push and digest mail for an event. Each job decides when it is due whether to send
 * anything.
 */
function jobsFor(
  { site, member, now }: { site: Site; member: Member; now: Date },
  kind: keyof Preferences,
  topic: string,
): NewJob[] {
  const { notificationPreferences: preferences, id: memberId } = member;
  const subject: PushSubject = { memberId, kind, about: topic, device: null };
  return [
    ...(isNotified(preferences, kind, 'push') ? [pushJob(site.id, subject, { now, wait: PUSH_PAUSE })] : []),
    ...(isNotified(preferences, kind, 'mail') ? [digestMailJob(site.id, memberId, now)] : []),
  ];
}

/** Returns the member to notify; null for a fictional profile, which reads nothing. */
async function readerOf(
  tx: Transaction,
  { site, memberId }: NotifyInput<Pick<Site, 'id'>>,
): Promise<Member | null> {
  const member = await readMember(tx, site.id, memberId);
  return member && !member.fictional ? member : null;
}

/** Returns whether a member gets notifications about messages. */
export const wantsMessageNotifications = (member: Member): boolean =>
  !member.fictional && isNotified(member.notificationPreferences, 'message', 'app');

/** Returns the push and mail jobs of a message, to add with the message. */
export const jobsOfMessage = (
  context: { site: Site; member: Member; now: Date },
  conversation: string,
): NewJob[] => (context.member.fictional ? [] : jobsFor(context, 'message', conversation));

/** Notifies a member of a like, or of a like in return. Both members must be locked, and the liker read under the lock. */
export async function notifyLike(
  change: Change,
  input: NotifyInput,
  { liker, isReturned }: { liker: Member; isReturned: boolean },
): Promise<void> {
  const { tx } = change;
  const member = await readerOf(tx, input);
  if (!member) return;
  const { site, now } = input;
  const kind = isReturned ? 'match' : 'like';
  await removeAboutLike(tx, { siteId: site.id, memberId: member.id }, liker.id);
  const [profile = null] = await viewsOf(tx, [liker], { site, viewerId: member.id, now });
  await enter(change, { site, member, now }, kind, { profile });
  change.addJobs(jobsFor({ site, member, now }, kind, liker.id));
}

/**
 * Notifies a member of an account change or a decision, whatever the preferences. The caller must have locked the member.
 */
export async function notifyAccount(
  change: Change,
  input: NotifyInput<Pick<Site, 'id'>>,
  account: NonNullable<NotificationRow['account']>,
): Promise<void> {
  const member = await readerOf(change.tx, input);
  if (!member) return;
  const { site, now } = input;
  await enter(change, { site, member, now }, 'account', { profile: null, account });
  const subject = { memberId: member.id, kind: 'account', about: account, device: null } as const;
  change.addJobs([pushJob(site.id, subject, { now, wait: PUSH_PAUSE })]);
}
