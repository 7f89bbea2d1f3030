import type { Profile } from '@meetcute/contract';
import { DAY_MS, isOnline, isSensitive, SENSITIVE_WORDING } from '@meetcute/core';
import { createDemoWorld, demoSites } from '@meetcute/demo';
import type { DemoConversation, DemoPerson, DemoSite, DemoWorld } from '@meetcute/demo';
import { emptyWorld, type World } from './world.ts';
import type { ConsentRecord, Conversation, Member } from './records.ts';
import { logIn } from './sessions.ts';

/** Viewer of a world: a visitor, a member of one day, an unpaid one of more than four days, or a paid one. */
export type WorldViewer = 'visitor' | 'member' | 'unpaid' | 'paid';

/** Id of a demo site. */
export type DemoSiteName = 'classic' | 'nocturne' | 'pelnia' | 'lantern';

/** Options of a populated world; the same options give the same world. */
export interface WorldOptions {
  /** Seed of its people. Default: `stories`. */
  seed?: string;
  /** Viewer who is logged in. Default: `visitor`. */
  viewer?: WorldViewer;
  /** Demo site of the world. Default: `classic`. */
  site?: DemoSiteName;
  /**
   * Number of members in addition to the log-ins and the fictional profiles, on sites without a number of their
   * own. Default: 60.
   */
  count?: number;
  /** Whether the viewer has accepted only older versions of terms and privacy. Default: false. */
  hasOutdatedConsent?: boolean;
  /** Start time of the world; its clock runs on from there. */
  now?: Date;
}

/** Days of premium that paid people have left. */
const PREMIUM_DAYS = 365;

/** Friday evening, when members are active. Always the same, so that screenshots of a story are equal. */
const BEGINNING = new Date('2026-11-20T18:30:00Z');

/** Versions that are older than any of the product. */
const OLD_CONSENTS = [
  { document: 'terms', version: '2026-01-01' },
  { document: 'privacy', version: '2026-01-01' },
] as const;

const profileOf = (person: DemoPerson, now: Date): Profile => ({
  id: person.key,
  name: person.name,
  age: person.age,
  gender: person.gender,
  date_of_birth: person.dateOfBirth,
  country: person.country,
  countryregion: person.countryregion,
  city: person.city,
  language: person.language,
  main_image: person.images[0] ?? null,
  images: [...person.images],
  personal: { ...person.personal },
  fictional: person.fictional,
  online: isOnline(person.lastActiveAt, now),
  last_active: person.lastActiveAt,
});

/** Returns the sensitive fields that a demo member has filled. */
const sensitiveOf = ({ personal }: DemoPerson) =>
  Object.keys(personal).filter((field) => isSensitive(field) && personal[field]);

function consentOf(person: DemoPerson): Member['sensitiveConsent'] {
  const fields = sensitiveOf(person);
  return fields.length > 0 ? { fields, given_at: person.signedUpAt } : null;
}

/** Demo members have consented to the sensitive fields that they filled, as on the server. */
function consentRecords(person: DemoPerson): ConsentRecord[] {
  const { key: member, language, signedUpAt: time } = person;
  const consent = consentOf(person);
  return consent
    ? [{ member, kind: 'given', fields: consent.fields, wording: SENSITIVE_WORDING, language, at: time }]
    : [];
}

const memberOf = (person: DemoPerson, password: string, now: Date): Member => ({
  profile: profileOf(person, now),
  email: person.email,
  password,
  emailConfirmed: true,
  premiumUntil: person.paid ? new Date(now.getTime() + PREMIUM_DAYS * DAY_MS).toISOString() : null,
  credits: person.credits,
  signupDate: person.signedUpAt,
  sensitiveConsent: consentOf(person),
  advertisingSince: person.advertisingSince,
  lastFilters: null,
  isDeleted: false,
});

const conversationOf = ({ key, members, messages, readCount }: DemoConversation): Conversation => ({
  id: key,
  members,
  messages: messages.map(({ sender, text, sentAt }, index) => ({
    id: String(index + 1),
    client_id: null,
    conversation: key,
    sender,
    text,
    sent_at: sentAt,
    state: index < Math.min(...Object.values(readCount)) ? 'read' : 'sent',
    image: null,
  })),
  hiddenFor: new Set(),
  readUntil: Object.fromEntries(Object.entries(readCount).map(([member, count]) => [member, String(count)])),
  createdAt: messages[0]?.sentAt ?? BEGINNING.toISOString(),
});

const demoWorlds = new Map<string, DemoWorld>();

/**
 * Returns the cached demo world of these options, because creating one is slow and always gives the same
 * result.
 */
function demoWorld(site: DemoSite, seed: string, count: number, now: Date): DemoWorld {
  const key = JSON.stringify([site.id, seed, count, now]);
  const world =
    demoWorlds.get(key) ?? createDemoWorld({ seed, sites: [site], count, now, imageFormat: 'svg' });
  demoWorlds.set(key, world);
  return world;
}

function enter(world: World, people: readonly DemoPerson[], viewer: WorldViewer): Member {
  const login = people.find(({ kind, paid }) => kind === 'login' && paid === (viewer === 'paid'));
  const member = login && world.members.get(login.key);
  if (!member)
    throw new Error(`The demo world has no log-in for the viewer '${viewer}'; see its createLogins().`);
  if (viewer === 'member') member.signupDate = new Date(world.now().getTime() - DAY_MS).toISOString();
  logIn(world, member.profile.id);
  return member;
}

/**
 * Creates a world with the members, likes and conversations of a demo site, and with the given viewer logged
 * in.
 */
export function createWorld(options: WorldOptions = {}): World {
  const {
    seed = 'stories',
    viewer = 'visitor',
    site = 'classic',
    count = 60,
    now = BEGINNING,
    hasOutdatedConsent,
  } = options;
  const demo = demoSites.find(({ id }) => id === site) ?? demoSites[0];
  const { people, likes, conversations, password } = demoWorld(demo, seed, count, now);
  const startTime = Date.now();
  const world = emptyWorld({
    settings: structuredClone(demo.settings),
    partners: demo.partners,
    shop: structuredClone(demo.shop),
    members: people.map((person) => memberOf(person, password, now)),
    likes: likes.map(({ from, to, at, seen }) => ({ from, to, at, isNew: !seen })),
    conversations: conversations.map(conversationOf),
    now: () => new Date(now.getTime() + Date.now() - startTime),
  });
  world.sensitiveConsents = people.flatMap(consentRecords);
  if (viewer === 'visitor') return world;
  const { id } = enter(world, people, viewer).profile;
  if (hasOutdatedConsent) world.consents.set(id, [...OLD_CONSENTS]);
  return world;
}
