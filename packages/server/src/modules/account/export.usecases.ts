import { calls } from '@meetcute/contract';
import { completePreferences } from '@meetcute/core';
import { type Limit, throttle } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { listCases } from '../cases/cases.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { profileOf } from '../members/members.view.ts';
import { consentsOf } from '../consents/consents.repository.ts';
import { passkeysOf } from '../passkeys/passkeys.repository.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { subscriptionsOf } from '../push/push.repository.ts';
import { reportsBy } from '../reports/reports.repository.ts';
import { browsersOf } from '../sessions/known-browsers.repository.ts';
import { savedFilters } from '../search/search.repository.ts';
import { sensitiveConsentsOf } from '../sensitive-consents/sensitive-consents.repository.ts';
import { listSessions } from '../sessions/sessions.repository.ts';
import { exportedPurchases } from './export-purchases.usecases.ts';
import { allBlocks, allConversations, allLikes, allMessages, allNotifications } from './export.repository.ts';

/** Limit per member. An export reads all of a member's data. */
const LIMIT: Limit = { name: 'export', max: 10, window: 3_600_000 };

interface ExportInput {
  site: Site;
  member: Member;
  now: Date;
}

/**
 * Returns all data of a member as one readable object, without the password hash and other people's
 * addresses. Throws too_many_requests.
 */
export async function exportMember(services: Services, input: ExportInput): Promise<Record<string, unknown>> {
  const { site, member, now } = input;
  await throttle(services.db, LIMIT, { siteId: site.id, subject: member.id, now });
  return exportData(services, input);
}

/** Returns all data of a member, as often as an operator asks for it. */
export async function exportData(
  { db }: Pick<Services, 'db'>,
  { site, member, now }: ExportInput,
): Promise<Record<string, unknown>> {
  const photos = await photosOf(db, site.id, member.id);
  const sessions = await listSessions(db, site.id, member.id, now);
  const browsers = await browsersOf(db, { siteId: site.id, memberId: member.id }, now);
  const subscriptions = await subscriptionsOf(db, site.id, member.id, now);
  const { cdn_prefix: prefix } = site.settings;
  return {
    exported_at: now.toISOString(),
    site: site.settings.name,
    account: {
      email: member.email,
      email_confirmed_at: member.emailConfirmedAt?.toISOString() ?? null,
      created_at: member.createdAt.toISOString(),
      last_active_at: member.lastActiveAt?.toISOString() ?? null,
      language: member.language,
      timezone: member.timezone,
      advertising_since: member.advertisingSince?.toISOString() ?? null,
      credits: member.credits,
      paid_until: member.paidUntil?.toISOString() ?? null,
      trafficsource: member.trafficsource,
      referrer: member.referrer,
      form_path: member.formPath,
      campaign_profile: member.campaignProfile,
    },
    profile: profileOf(member, photos, { now, isOwn: true }),
    photos: photos.map(({ id, thumbFilename, createdAt }) => ({
      id,
      address: `${site.origin}${prefix}/${thumbFilename}`,
      uploaded_at: createdAt.toISOString(),
    })),
    ...(await exportedPurchases(db, member)),
    saved_search: await savedFilters(db, site.id, member.id),
    sensitive_consents: await exportedSensitiveConsents(db, site.id, member.id),
    ...(await socialOf(db, site, member.id)),
    consents: await exportedConsents(db, site.id, member.id),
    cases: await listCases(db, { site, user: member, now }),
    notifications: await notificationsOf(db, site.id, member.id),
    notification_preferences: completePreferences(member.notificationPreferences),
    sessions: sessions.map((session) => ({
      created_at: session.createdAt.toISOString(),
      last_seen: session.lastSeenAt.toISOString(),
      user_agent: session.userAgent,
    })),
    passkeys: await exportedPasskeys(db, site.id, member.id),
    known_browsers: browsers.map(({ lastLoginAt, userAgent }) => ({
      last_login: lastLoginAt.toISOString(),
      user_agent: userAgent,
    })),
    // The full endpoint is a secret: anyone who has it may send pushes to that browser.
    push: subscriptions.map(({ subscription, createdAt }) => ({
      service: new URL(subscription.endpoint).origin,
      since: createdAt.toISOString(),
    })),
  };
}

/** Returns names and dates of the passkeys of a member. Their keys tell nothing about the member. */
async function exportedPasskeys(db: Services['db'], siteId: string, memberId: string) {
  const rows = await passkeysOf(db, { siteId, memberId });
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    added_at: createdAt.toISOString(),
    last_used: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns the consents of a member, oldest first. */
async function exportedConsents(db: Services['db'], siteId: string, memberId: string) {
  const rows = await consentsOf(db, siteId, memberId);
  return rows.map(({ document, version, language, source, acceptedAt }) => ({
    document,
    version,
    language,
    source,
    at: acceptedAt.toISOString(),
  }));
}

/** Returns the consents to sensitive profile fields and their withdrawals, oldest first. */
async function exportedSensitiveConsents(db: Services['db'], siteId: string, memberId: string) {
  const rows = await sensitiveConsentsOf(db, siteId, memberId);
  return rows.map(({ kind, fields, wording, language, at }) => ({
    kind,
    fields,
    wording,
    language,
    at: at.toISOString(),
  }));
}

/** Returns the notifications of a member, oldest first. */
async function notificationsOf(db: Services['db'], siteId: string, memberId: string) {
  const rows = await allNotifications(db, siteId, memberId);
  return rows.map(({ kind, profileId, account, at }) => ({
    kind,
    profile: profileId,
    account,
    at: at.toISOString(),
  }));
}

/** Returns likes, blocks, reports and conversations of a member. */
async function socialOf(db: Services['db'], { id: siteId, origin }: Site, memberId: string) {
  const likes = await allLikes(db, siteId, memberId);
  const blocks = await allBlocks(db, siteId, memberId);
  const reports = await reportsBy(db, siteId, memberId);
  const chats = await allConversations(db, siteId, memberId);
  const conversations = [];
  for (const { id, other, name } of chats) {
    const rows = await allMessages(db, siteId, id);
    conversations.push({
      with: { id: other, name },
      messages: rows.map(({ senderId, sentAt, text, image, reference, removedAt }) => ({
        from: senderId === memberId ? 'me' : 'them',
        sent_at: sentAt.toISOString(),
        text,
        // It is stored on, for when the message is put back.
        ...(reference && !removedAt && { reference }),
        ...(removedAt && { removed_at: removedAt.toISOString() }),
        ...(image ? { picture: `${origin}${calls.openMessageImage.path}?id=${image.id}` } : {}),
      })),
    });
  }
  return {
    likes: {
      given: likes
        .filter(({ likerId }) => likerId === memberId)
        .map(({ likedId, likedAt }) => ({ profile: likedId, at: likedAt.toISOString() })),
      received: likes
        .filter(({ likedId }) => likedId === memberId)
        .map(({ likerId, likedAt }) => ({ profile: likerId, at: likedAt.toISOString() })),
    },
    blocked: blocks.map(({ blockedId, createdAt }) => ({ profile: blockedId, at: createdAt.toISOString() })),
    reported: reports.map(({ id, profileId, category, text, createdAt }) => ({
      receipt: id,
      profile: profileId,
      category,
      text,
      at: createdAt.toISOString(),
    })),
    conversations,
  };
}
