import { emailKey } from '@meetcute/contract';
import { currentDocuments, isSensitive, mailProviderOf, SENSITIVE_WORDING } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import type { SeedConversation, SeedLike, SeedPerson } from './seed-world.ts';

interface SeedHashes {
  passwordHash: string;
  nobodysHash: string;
  paidUntil: Date;
}

/** Returns the row of a member. */
export function memberRow(person: SeedPerson, { passwordHash, nobodysHash, paidUntil }: SeedHashes) {
  const createdAt = new Date(person.signedUpAt);
  return {
    id: person.key,
    siteId: person.site,
    email: person.email,
    emailKey: emailKey(person.email),
    emailConfirmedAt: createdAt,
    activationDeliveredAt: createdAt,
    passwordHash: person.fictional ? nobodysHash : passwordHash,
    mailprovider: mailProviderOf(person.email),
    name: person.name,
    gender: person.gender,
    dateOfBirth: person.dateOfBirth,
    country: person.country,
    countryregion: person.countryregion,
    city: person.city,
    language: person.language,
    personal: person.personal,
    sensitiveConsent: consentOf(person),
    advertisingSince: person.advertisingSince === null ? null : new Date(person.advertisingSince),
    fictional: person.fictional,
    paidUntil: person.paid ? paidUntil : null,
    credits: person.credits,
    lastSignupStepAt: createdAt,
    createdAt,
    lastActiveAt: new Date(person.lastActiveAt),
  };
}

/** Returns the opening balance of a member. Demo members have bought their credits before the ledger begins. */
export const createOpening = ({ key, site, credits, signedUpAt }: SeedPerson) => ({
  siteId: site,
  memberId: key,
  credits,
  at: new Date(signedUpAt),
});

/** Returns the consents that a member gave when signing up. */
export const consentRows = ({ key, site, signedUpAt }: SeedPerson) =>
  currentDocuments(legalVersions).map((document) => ({
    ...document,
    siteId: site,
    memberId: key,
    source: 'migration' as const,
    acceptedAt: new Date(signedUpAt),
  }));

/** Returns the sensitive fields that a demo member has filled. */
const sensitiveOf = ({ personal }: SeedPerson) =>
  Object.keys(personal).filter((field) => isSensitive(field) && personal[field]);

function consentOf(person: SeedPerson) {
  const fields = sensitiveOf(person);
  return fields.length > 0 ? { fields, given_at: person.signedUpAt } : null;
}

/** Returns the consent to the sensitive fields that a member filled, given when signing up. */
export const sensitiveConsentRows = (person: SeedPerson) =>
  sensitiveOf(person).length === 0
    ? []
    : [
        {
          siteId: person.site,
          memberId: person.key,
          kind: 'given' as const,
          fields: sensitiveOf(person),
          wording: SENSITIVE_WORDING,
          language: person.language,
          at: new Date(person.signedUpAt),
        },
      ];

/** Returns the rows of a member's photos, in their order. */
export const photoRows = ({ key, site, images, signedUpAt }: SeedPerson) =>
  images.map((image, position) => ({
    id: image.id,
    siteId: site,
    memberId: key,
    position,
    thumbFilename: image.thumb_filename,
    sizes: image.sizes ?? null,
    createdAt: new Date(signedUpAt),
  }));

/** Returns the row of a like. */
export const likeRow = ({ site, from, to, at, seen }: SeedLike) => ({
  siteId: site,
  likerId: from,
  likedId: to,
  likedAt: new Date(at),
  seenAt: seen ? new Date(at) : null,
});

const startOf = ({ messages: [first] }: SeedConversation) => new Date(first?.sentAt ?? 0);

/** Returns the row of a conversation. */
export function conversationRow(conversation: SeedConversation) {
  const [firstId = '', secondId = ''] = conversation.members.toSorted((a, b) => (a < b ? -1 : 1));
  const lastMessageId = conversation.messages.length;
  return {
    id: conversation.key,
    siteId: conversation.site,
    firstId,
    secondId,
    lastMessageId,
    createdAt: startOf(conversation),
  };
}

/** Returns the rows of both sides of a conversation. */
export function participationRows(conversation: SeedConversation) {
  const [one, other] = conversation.members;
  const last = conversation.messages.at(-1);
  const sides = [
    { memberId: one, otherId: other },
    { memberId: other, otherId: one },
  ];
  return sides.map((side) => ({
    ...side,
    siteId: conversation.site,
    conversationId: conversation.key,
    isListed: true,
    readUntil: conversation.readCount[side.memberId] ?? 0,
    newestId: conversation.messages.length,
    updatedAt: last ? new Date(last.sentAt) : startOf(conversation),
  }));
}

/** Returns the rows of the messages of a conversation. */
export const messageRows = (conversation: SeedConversation) =>
  conversation.messages.map(({ sender, text, sentAt }, index) => ({
    siteId: conversation.site,
    conversationId: conversation.key,
    id: index + 1,
    senderId: sender,
    clientId: `${conversation.key}-${index + 1}`,
    text,
    sentAt: new Date(sentAt),
  }));
