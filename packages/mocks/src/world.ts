import type {
  CallPayload,
  Calls,
  FilterOptions,
  MemberEvent,
  MemberSignal,
  Message,
  MessageImage,
  MemberNotification,
  Preferences,
  Profile,
  Settings,
} from '@meetcute/contract';
import type { Complaint, Partners } from '@meetcute/core';
import type { Faults } from './faults.ts';

/** An account of the world, with what the wire shows of it and what it hides. */
export interface Member {
  profile: Profile;
  email: string;
  password: string;
  emailConfirmed: boolean;
  isPaid: boolean;
  credits: number;
  signupDate: string;
  lastFilters: FilterOptions | null;
  isDeleted: boolean;
  /** When the member deleted the account; left out where that is long ago. */
  deletedAt?: string;
}

/** A link in a mail; `email` is the address that a change leads to. */
export interface MailedLink {
  kind: 'activate' | 'password' | 'emailChange' | 'emailUndo' | 'news';
  member: string;
  to: string;
  email?: string;
  isUsed: boolean;
}

export interface Like {
  from: string;
  to: string;
  at: string;
  isNew: boolean;
}

/**
 * A conversation of two; `hiddenFor` holds who removed it, `readUntil` how far each has read, `deliveredUntil` how far it
 * reached a browser of each, `clearedUntil` the last
 * message that each has deleted, and `restartedAt` when each began it anew without writing.
 */
export interface Conversation {
  id: string;
  members: readonly [string, string];
  messages: Message[];
  hiddenFor: Set<string>;
  readUntil: Record<string, string>;
  deliveredUntil?: Record<string, string>;
  clearedUntil?: Record<string, string>;
  restartedAt?: Record<string, string>;
  createdAt: string;
}

/** A picture that was uploaded for a message; `sentIn` and `message` are null until it is sent. */
export interface StoredMessageImage {
  file: Blob;
  image: MessageImage;
  owner: string;
  sentIn: string | null;
  message: string | null;
}

/** One site with its people, as a browser or a test meets it; everything in it may be changed at will. */
export interface World {
  settings: Settings;
  /** Where webcam offers and adverts lead. */
  partners: Partners | undefined;
  /** Host names of the site; null where it answers under any. */
  hosts: readonly string[] | null;
  members: Map<string, Member>;
  likes: Like[];
  blocks: { from: string; to: string; at: string }[];
  /** What members reported, with the receipts they got. */
  reports: (CallPayload<Calls['report']> & { receipt: string; from: string })[];
  /** What visitors and members complained of. */
  complaints: (Complaint & { receipt: string })[];
  conversations: Map<string, Conversation>;
  /** Event logs by member, oldest first. */
  events: Map<string, MemberEvent[]>;
  listeners: Set<(member: string, event: MemberEvent | MemberSignal) => void>;
  /** Notifications by member, oldest first; whether one is read, `notificationsReadUntil` says. */
  notifications: Map<string, Omit<MemberNotification, 'read'>[]>;
  /** The newest notification that a member has read; left out for none. */
  notificationsReadUntil: Map<string, string>;
  /** How members want to be told; who is not here has the defaults. */
  notificationPreferences: Map<string, Preferences>;
  /** Open event streams; one ends with its session. */
  streams: Set<{ session: string; end: () => void }>;
  /** Member ids by session token. */
  sessions: Map<string, string>;
  /** The session of the one browser that a story runs in; null for a visitor. */
  browserSession: string | null;
  /** What is known of the browsers behind sessions, by their token; one that is not here was opened just now. */
  browsers: Map<string, { userAgent: string; createdAt: string; lastSeen: string }>;
  /** When members last logged in from which browser, by member id and visitor. */
  knownBrowsers: Map<string, Map<string, Date>>;
  /** E-mail tokens, each good for one address and one browser. */
  emailTokens: Map<string, { email: string; visitor: string; isUsed: boolean }>;
  /** Links that were mailed, by their token. */
  mailed: Map<string, MailedLink>;
  /** Sessions by the endpoint of their browsers' push subscriptions; one ends with its session. */
  pushSubscriptions: Map<string, string>;
  /** Answers by browser, call and idempotency key; `openedFor` names the member whom the call logged in. */
  answered: Map<string, { payload: string; status: number; body: unknown; openedFor: string | null }>;
  faults: Faults;
  /** Whether no mail can be delivered. */
  areMailsDown: boolean;
  /** Milliseconds before each answer. */
  delay: number;
  images: Map<string, Blob>;
  /** Pictures of messages by their id. */
  messageImages: Map<string, StoredMessageImage>;
  now: () => Date;
  nextId: (prefix: string) => string;
}

export interface WorldStart {
  settings: Settings;
  partners?: Partners | undefined;
  hosts?: readonly string[];
  members?: readonly Member[];
  likes?: readonly Like[];
  conversations?: readonly Conversation[];
  /** The present moment; the real one when left out. */
  now?: () => Date;
}

/** A world with nothing happening in it yet. */
export function emptyWorld({
  settings,
  partners,
  hosts,
  members = [],
  likes = [],
  conversations = [],
  now,
}: WorldStart): World {
  let ids = 0;
  return {
    settings,
    partners,
    hosts: hosts ?? null,
    members: new Map(members.map((member) => [member.profile.id, member])),
    likes: [...likes],
    blocks: [],
    reports: [],
    complaints: [],
    conversations: new Map(conversations.map((conversation) => [conversation.id, conversation])),
    events: new Map(),
    listeners: new Set(),
    notifications: new Map(),
    notificationsReadUntil: new Map(),
    notificationPreferences: new Map(),
    streams: new Set(),
    sessions: new Map(),
    browserSession: null,
    browsers: new Map(),
    knownBrowsers: new Map(),
    emailTokens: new Map(),
    mailed: new Map(),
    pushSubscriptions: new Map(),
    answered: new Map(),
    faults: new Map(),
    areMailsDown: false,
    delay: 0,
    images: new Map(),
    messageImages: new Map(),
    now: now ?? (() => new Date()),
    nextId: (prefix) => `${prefix}${(ids += 1)}`,
  };
}

/** Ends what belongs to sessions that are over: event streams, and the push subscriptions of their browsers. */
export function dropEnded({ sessions, streams, pushSubscriptions }: World): void {
  for (const { session, end } of streams) if (!sessions.has(session)) end();
  for (const [endpoint, session] of pushSubscriptions)
    if (!sessions.has(session)) pushSubscriptions.delete(endpoint);
}

/** The visitor of the one browser that a story runs in. */
export const STORY_BROWSER = 'story';

/** Notes that a member has logged in from a browser. */
export function rememberBrowser({ knownBrowsers, now }: World, memberId: string, visitor: string): void {
  const known = knownBrowsers.get(memberId) ?? new Map<string, Date>();
  knownBrowsers.set(memberId, known.set(visitor, now()));
}

/** Knows no browser of a member any more but one. */
export function deleteKnownBrowsers(
  { knownBrowsers }: World,
  memberId: string,
  visitor: string | null,
): void {
  const at = knownBrowsers.get(memberId)?.get(visitor ?? '');
  knownBrowsers.set(memberId, new Map(visitor !== null && at ? [[visitor, at]] : []));
}

/** Logs the story's browser in as a member. */
export function logIn(world: World, memberId: string): string {
  const token = world.nextId('session-');
  world.sessions.set(token, memberId);
  world.browserSession = token;
  rememberBrowser(world, memberId, STORY_BROWSER);
  return token;
}
