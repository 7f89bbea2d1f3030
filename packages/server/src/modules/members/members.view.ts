import type { DocumentVersion, ProfilePhoto, Profile, User } from '@meetcute/contract';
import { ageOn, isOnline, isPremium, type PremiumAccount } from '@meetcute/core';
import type { Site } from '../../sites.ts';
import type { ShownPhoto } from '../photos/photos.table.ts';
import type { Member, ShownMember } from './members.table.ts';

/** Returns a photo as the API sends it. */
export const imageOf = (photo: ShownPhoto): ProfilePhoto => ({
  id: photo.id,
  thumb_filename: photo.thumbFilename,
  ...(photo.sizes ? { sizes: photo.sizes } : {}),
});

/** Returns a member's public profile, with the photos in the given order. `isOwn` adds the date of birth. */
export function profileOf(
  member: ShownMember,
  photos: readonly ShownPhoto[],
  { now, isOwn = false }: { now: Date; isOwn?: boolean },
): Profile {
  const images = photos.map(imageOf);
  const lastActive = member.lastActiveAt?.toISOString() ?? null;
  return {
    id: member.id,
    name: member.name,
    age: member.dateOfBirth ? ageOn(member.dateOfBirth, now, member.timezone) : null,
    gender: member.gender,
    date_of_birth: isOwn ? member.dateOfBirth : null,
    country: member.country,
    countryregion: member.countryregion,
    city: member.city,
    language: member.language,
    main_image: images[0] ?? null,
    images,
    personal: member.personal,
    fictional: member.fictional,
    online: isOnline(lastActive, now),
    last_active: lastActive,
  };
}

/** Returns the end of a member's premium, as the rules of premium need it. */
export const premiumOf = ({ paidUntil }: Pick<Member, 'paidUntil'>): PremiumAccount => ({
  premium_until: paidUntil?.toISOString() ?? null,
});

/** Returns the account of a member for the API. */
export function userOf(
  member: Member,
  photos: readonly ShownPhoto[],
  { site, consentsDue, now }: { site: Site; consentsDue: DocumentVersion[]; now: Date },
): User {
  return {
    email: member.email,
    email_confirmed: member.emailConfirmedAt !== null,
    mailprovider: member.mailprovider,
    fictional_icon: site.settings.fictional_icon,
    loggedIn: true,
    paid_user: isPremium(premiumOf(member), now),
    ...premiumOf(member),
    signup_date: member.createdAt.toISOString(),
    credits: member.credits,
    sensitive_consent: member.sensitiveConsent,
    advertising_since: member.advertisingSince?.toISOString() ?? null,
    profile: profileOf(member, photos, { now, isOwn: true }),
    consents_due: consentsDue,
  };
}
