import { hasPush, isNotified, pickMemberLanguage, DAY_S } from '@meetcute/core';
import { addJobs } from '../../jobs/jobs.repository.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Reschedule } from '../../jobs/worker.ts';
import { createTranslate } from '../../mails/translate.ts';
import type { Push, PushOutcome } from '../../ports/push-sender.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { isActive } from '../members/members.rules.ts';
import type { Member } from '../members/members.table.ts';
import { digestOf } from '../notifications/digest.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { messageOf, payloadOf, topicOf } from './push-message.view.ts';
import { removeSubscription, subscriptionsOf } from './push.repository.ts';
import { pushJob, type PushSubject, readPushSubject } from './push-subject.rules.ts';

type PushServices = Pick<Services, 'db' | 'clock' | 'sites' | 'pushSender'>;

/** Seconds for which a push is worth sending. A member who returns after a day sees the site itself. */
const TTL = DAY_S;

/** Milliseconds before a failed push is retried, unless the push service names a time. */
const RETRY = 60_000;

type Device = Awaited<ReturnType<typeof subscriptionsOf>>[number];

/**
 * Returns the push for the browsers of a member; null when there is nothing to send or pushes are turned off.
 */
async function pushOf(
  { db }: PushServices,
  { site, member, subject, now }: { site: Site; member: Member; subject: PushSubject; now: Date },
): Promise<Omit<Push, 'subscription'> | null> {
  const { kind } = subject;
  if (!hasPush(site.settings) || !isNotified(member.notificationPreferences, kind, 'push')) return null;
  const digest = await digestOf(db, { siteId: site.id, memberId: member.id, now });
  const translate = await createTranslate(pickMemberLanguage(site.settings, member.language));
  const message = messageOf(subject, digest, translate);
  if (!message) return null;
  return {
    payload: payloadOf(message, digest),
    contact: `mailto:${site.settings.email}`,
    topic: topicOf(site, member.id, message),
    ttl: TTL,
    urgency: kind === 'message' || kind === 'account' ? 'high' : 'normal',
  };
}

/**
 * Sends a push about the current state to the browsers of a member; nothing when it was seen meanwhile.
 * Removes expired subscriptions. A browser whose push service fails gets a job of its own, so that no other
 * browser gets the push twice.
 */
export async function sendPush(services: PushServices, job: Job, reschedule: Reschedule): Promise<void> {
  const { db, clock, sites, pushSender } = services;
  const subject = readPushSubject(job.subject);
  const now = clock.now();
  const site = sites.find(({ id }) => id === job.siteId);
  const member = await readMember(db, job.siteId, subject.memberId);
  const isTooLate = now.getTime() - job.createdAt.getTime() > TTL * 1000;
  if (!site || !member || !isActive(member, now) || !pushSender || isTooLate) return;
  const all = await subscriptionsOf(db, site.id, member.id, now);
  const devices = all.filter(
    ({ endpointHash }) => subject.device === null || endpointHash === subject.device,
  );
  const push = devices.length > 0 ? await pushOf(services, { site, member, subject, now }) : null;
  if (!push) return;
  const send = async (device: Device) => {
    const outcome = await pushSender.send({ ...push, subscription: device.subscription });
    if (outcome.state === 'gone') await removeSubscription(db, site.id, device.endpointHash);
    return outcome;
  };
  if (subject.device !== null) return handleOutcome(await send(devices[0]!), now, reschedule);
  await Promise.all(
    devices.map(async (device) => {
      const outcome = await send(device);
      if (outcome.state !== 'later') return;
      const wait = outcome.seconds === null ? RETRY : outcome.seconds * 1000;
      await addJobs(db, [pushJob(site.id, { ...subject, device: device.endpointHash }, { now, wait })]);
    }),
  );
}

/**
 * Reschedules the job of one browser when its push service names a time. Throws when the push service failed
 * without one, so that the job is retried.
 */
function handleOutcome(outcome: PushOutcome, now: Date, reschedule: Reschedule): void {
  if (outcome.state !== 'later') return;
  if (outcome.seconds === null) throw new Error(outcome.reason);
  reschedule(new Date(now.getTime() + outcome.seconds * 1000));
}
