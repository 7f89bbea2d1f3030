import { emailKey } from '@meetcute/contract';
import type { Gender, ProfilePhoto, Language } from '@meetcute/contract';
import { currentDocuments, isSensitive, mailProviderOf, SENSITIVE_WORDING } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import type { Database } from './database/database.ts';
import { consents } from './modules/consents/consents.table.ts';
import { conversations, participations } from './modules/chats/chats.table.ts';
import { likes } from './modules/likes/likes.table.ts';
import { insertOpenings } from './modules/ledger/openings.repository.ts';
import { members } from './modules/members/members.table.ts';
import { messages } from './modules/messages/messages.table.ts';
import { photos } from './modules/photos/photos.table.ts';
import { sensitiveConsents } from './modules/sensitive-consents/sensitive-consents.table.ts';
import { readMember } from './modules/profile/profile.repository.ts';
import { argon2Hasher } from './ports/argon2-hasher.ts';
import type { Clock, Ids } from './ports/ports.ts';
import { fillEmpty, insertAll } from './seed.repository.ts';

/** A demo member. `key` becomes the id; times are ISO 8601. */
export interface SeedPerson {
  /** Id of the member. */
  readonly key: string;
  /** Id of the site. */
  readonly site: string;
  readonly email: string;
  readonly name: string;
  readonly gender: Gender;
  /** Date as YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly country: string;
  readonly countryregion: string;
  readonly city: string;
  readonly language: Language;
  /** Profile fields by key. */
  readonly personal: Readonly<Record<string, string | null>>;
  /** Photos in their order. */
  readonly images: readonly ProfilePhoto[];
  /** Whether it is a fictional profile. */
  readonly fictional: boolean;
  /** Whether the member has a paid account. */
  readonly paid: boolean;
  readonly credits: number;
  /** Time of the sign-up, ISO 8601. */
  readonly signedUpAt: string;
  /** Time of the consent to be shown in advertising, ISO 8601; null without one. */
  readonly advertisingSince: string | null;
  /** Time of the last activity, ISO 8601. */
  readonly lastActiveAt: string;
}

/** A like between two demo members. */
export interface SeedLike {
  /** Id of the site. */
  readonly site: string;
  /** Key of the liker. */
  readonly from: string;
  /** Key of the liked member. */
  readonly to: string;
  /** Time of the like, ISO 8601. */
  readonly at: string;
  /** Whether the liked member has seen it. */
  readonly seen: boolean;
}

/**
 * A conversation of two members, oldest message first. `readCount` is the number of messages that each of
 * them has read.
 */
export interface SeedConversation {
  /** Id of the conversation. */
  readonly key: string;
  readonly site: string;
  /** Keys of both members. */
  readonly members: readonly [string, string];
  /** Messages with the key of their sender and ISO 8601 times, oldest first. */
  readonly messages: readonly { readonly sender: string; readonly text: string; readonly sentAt: string }[];
  /** Number of messages read, by member key. */
  readonly readCount: Readonly<Record<string, number>>;
}

/** Content for a new database. Every member has the same password; fictional profiles have none. */
export interface SeedWorld {
  /** Password of every member who is not fictional. */
  readonly password: string;
  readonly people: readonly SeedPerson[];
  readonly likes: readonly SeedLike[];
  readonly conversations: readonly SeedConversation[];
}

const YEAR = 31_536_000_000;

/**
 * Fills an empty database with a demo world in one transaction. Leaves a database with members unchanged.
 * Returns whether it was filled.
 */
export async function seed(
  { db, clock, ids }: { db: Database; clock: Clock; ids: Ids },
  world: SeedWorld,
): Promise<boolean> {
  return fillEmpty(db, async (tx) => {
    const passwordHash = await argon2Hasher.hash(world.password);
    const nobodysHash = await argon2Hasher.hash(ids.secret());
    const paidUntil = new Date(clock.now().getTime() + YEAR);
    const hashes = { passwordHash, nobodysHash };
    await insertAll(
      tx,
      members,
      world.people.map((person) => memberRow(person, { ...hashes, paidUntil })),
    );
    await insertOpenings(tx, world.people.map(openingOf));
    await insertAll(tx, consents, world.people.flatMap(consentRows));
    await insertAll(tx, sensitiveConsents, world.people.flatMap(sensitiveConsentRows));
    await insertAll(tx, photos, world.people.flatMap(photoRows));
    await insertAll(tx, likes, world.likes.map(likeRow));
    await insertAll(tx, conversations, world.conversations.map(conversationRow));
    await insertAll(tx, participations, world.conversations.flatMap(participationRows));
    await insertAll(tx, messages, world.conversations.flatMap(messageRows));
  });
}

/** Returns whether a site has one of the people of a demo world, by key. Members who sign up have other ids. */
export async function hasPerson(db: Database, site: string, keys: readonly string[]): Promise<boolean> {
  const found = await Promise.all(keys.map((key) => readMember(db, site, key)));
  return found.some((member) => member !== null);
}

interface SeedHashes {
  passwordHash: string;
  nobodysHash: string;
  paidUntil: Date;
}

function memberRow(person: SeedPerson, { passwordHash, nobodysHash, paidUntil }: SeedHashes) {
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

/** Demo members have bought their credits before the ledger begins. */
const openingOf = ({ key, site, credits, signedUpAt }: SeedPerson) => ({
  siteId: site,
  memberId: key,
  credits,
  at: new Date(signedUpAt),
});

const consentRows = ({ key, site, signedUpAt }: SeedPerson) =>
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

/** Demo members have consented to the sensitive fields that they filled, when they signed up. */
const sensitiveConsentRows = (person: SeedPerson) =>
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

const photoRows = ({ key, site, images, signedUpAt }: SeedPerson) =>
  images.map((image, position) => ({
    id: image.id,
    siteId: site,
    memberId: key,
    position,
    thumbFilename: image.thumb_filename,
    sizes: image.sizes ?? null,
    createdAt: new Date(signedUpAt),
  }));

const likeRow = ({ site, from, to, at, seen }: SeedLike) => ({
  siteId: site,
  likerId: from,
  likedId: to,
  likedAt: new Date(at),
  seenAt: seen ? new Date(at) : null,
});

const startOf = ({ messages: [first] }: SeedConversation) => new Date(first?.sentAt ?? 0);

function conversationRow(conversation: SeedConversation) {
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

function participationRows(conversation: SeedConversation) {
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

const messageRows = (conversation: SeedConversation) =>
  conversation.messages.map(({ sender, text, sentAt }, index) => ({
    siteId: conversation.site,
    conversationId: conversation.key,
    id: index + 1,
    senderId: sender,
    clientId: `${conversation.key}-${index + 1}`,
    text,
    sentAt: new Date(sentAt),
  }));
