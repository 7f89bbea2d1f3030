import type {
  RemovedContent,
  CallPayload,
  Calls,
  DocumentVersion,
  CaseAction,
  CaseGround,
  CaseSide,
  FilterOptions,
  Language,
  MemberEvent,
  MemberSignal,
  Message,
  MessageImage,
  MemberNotification,
  OrderState,
  Preferences,
  Profile,
  Settings,
  Shop,
  StatementEntry,
  Subscription,
  Transaction,
} from '@meetcute/contract';
import type { Cancellation, Complaint, Partners, PriceHistory, SensitiveConsent } from '@meetcute/core';
import type { Faults } from './faults.ts';
import type { PasskeyChallenge, WorldPasskey } from './passkeys.ts';

/** An account of the world, with its public and private data. */
export interface Member {
  /** Complete profile of the member. */
  profile: Profile;
  /** E-mail address, in lower case. */
  email: string;
  /** Password in plain text. */
  password: string;
  /** Whether the address is confirmed. */
  emailConfirmed: boolean;
  /** ISO instant at which premium ends or ended; null for none. Members with premium count as paid. */
  premiumUntil: string | null;
  /** Number of credits. */
  credits: number;
  /** ISO instant of the sign-up. */
  signupDate: string;
  /** IANA time zone of the member. Default: UTC. */
  timezone?: string;
  /** Consent to sensitive profile fields; null for none. */
  sensitiveConsent: SensitiveConsent;
  /** ISO instant of the consent to be shown in advertising; null without one. Default: null. */
  advertisingSince?: string | null;
  /** Whether an operator has not looked at a photo yet. Default: false. */
  hasNewPhotos?: boolean;
  /** Filters of the last saved search; null for none. */
  lastFilters: FilterOptions | null;
  /** Whether the account is deleted. */
  isDeleted: boolean;
  /** ISO instant of the deletion; omitted if it was long ago. */
  deletedAt?: string;
  /** End of the suspension; `NO_END` for a ban. Default: none. */
  suspendedUntil?: Date | null;
}

/** A link in a mail; `email` is the new address of a change. */
export interface MailedLink {
  /** Purpose of the link. */
  kind: 'activate' | 'password' | 'emailChange' | 'emailUndo' | 'news' | 'case';
  /** Profile id of its member. */
  member: string;
  /** Address that the mail was sent to. */
  to: string;
  /** New address of an address change. */
  email?: string;
  /** Whether the link was used. */
  isUsed: boolean;
  /** Receipt of the report or complaint that the link shows. */
  reference?: string;
  /** Side that the link shows. */
  side?: CaseSide;
}

/** A consent to sensitive profile fields, or its withdrawal. */
export interface ConsentRecord {
  /** Profile id of the member. */
  member: string;
  /** Whether it was given or withdrawn. */
  kind: 'given' | 'withdrawn';
  /** Covered fields. */
  fields: readonly string[];
  /** Version of the wording; null for a withdrawal. */
  wording: number | null;
  /** Language of the wording; null for a withdrawal. */
  language: Language | null;
  /** ISO instant. */
  at: string;
}

/** A change of a member's credits. */
export interface WalletChange extends Pick<StatementEntry, 'at' | 'kind' | 'credits' | 'transaction'> {
  /** Profile id of the member. */
  member: string;
  /** Profile id of the other member of a message; null for other kinds. */
  other: string | null;
  /** Id of that message in its conversation; omitted if it was long ago. */
  message?: string;
}

/** A like of one member by another. */
export interface Like {
  /** Profile id of the member who likes. */
  from: string;
  /** Profile id of the liked member. */
  to: string;
  /** ISO instant of the like. */
  at: string;
  /** Whether the liked member has not seen it yet. */
  isNew: boolean;
}

/** A conversation of two members. */
export interface Conversation {
  /** ID of the conversation. */
  id: string;
  /** Profile IDs of both members. */
  members: readonly [string, string];
  /** Messages, oldest first. */
  messages: Message[];
  /** ID of the newest message when some were removed; omitted before. */
  removedUntil?: string;
  /** Profile IDs of members who removed the conversation. */
  hiddenFor: Set<string>;
  /** ID of the last read message by member. */
  readUntil: Record<string, string>;
  /** ID of the last delivered message by member. */
  deliveredUntil?: Record<string, string>;
  /** ID of the last deleted message by member. */
  clearedUntil?: Record<string, string>;
  /** ISO instant at which a member started it again without writing. */
  restartedAt?: Record<string, string>;
  /** ISO instant of the start. */
  createdAt: string;
}

/** An image uploaded for a message; `sentIn` and `message` are null until it is sent. */
export interface StoredMessageImage {
  /** Uploaded file. */
  file: Blob;
  /** Image as the contract describes it. */
  image: MessageImage;
  /** Profile id of its uploader. */
  owner: string;
  /** Id of its conversation. */
  sentIn: string | null;
  /** Id of its message. */
  message: string | null;
}

/** Content; the id of a message is `<conversation>/<message>`, and that of a text or name `<member>:<field>`. */
export interface WorldContent {
  readonly kind: RemovedContent;
  readonly id: string;
}

/** A decision of the operators on a report or complaint of the world. */
export interface WorldDecision {
  /** Receipt of the report or complaint. */
  reference: string;
  /** Side whose appeal it decides; null for the first decision. */
  after: CaseSide | null;
  /** Section of the terms, or the law. */
  ground: CaseGround;
  /** Facts in the operators' words. */
  facts: string;
  /** Action taken. */
  action: CaseAction;
  /** Whether software decided. */
  automated: boolean;
  /** ISO instant at which a suspension ends. Default: none. */
  until?: string;
  /** Photos and messages that it removes. Default: none. */
  content?: readonly WorldContent[];
  /** ISO instant. */
  at: string;
}

/** An order with its payment. `reported` is its state at the payment provider; null before the payment is started. */
export interface WorldOrder {
  /** Profile ID of the buyer. */
  member: string;
  transaction: Transaction;
  /** Secret in the address that the provider calls. */
  token: string;
  reported: OrderState | null;
  /** Whether the order was ever paid. */
  wasPaid: boolean;
  /** Whether the buyer agreed to the renewal of premium with it. */
  renews?: boolean;
}

/** One site with its members, as a browser or a test sees it. Tests may change everything in it. */
export interface World {
  /** Settings of the site. */
  settings: Settings;
  /** Addresses of webcam offers and adverts. */
  partners: Partners | undefined;
  /** Products, prices and payment methods. */
  shop: Shop | undefined;
  /** Prices at which products were offered to everybody. */
  priceHistory: PriceHistory[];
  /** Start of each time bonus, by member and code. */
  discountStarts: Map<string, Map<string, Date>>;
  /** Orders by ID, oldest first. */
  orders: Map<string, WorldOrder>;
  /** Changes of credits, oldest first. Credits of a member without them were there at the sign-up. */
  walletChanges: WalletChange[];
  /** Credits whose money went back after they had been spent, by member. */
  lostCredits: Map<string, number>;
  /** Premium that renews or did, by member. */
  subscriptions: Map<string, Subscription>;
  /** Order in which a member agreed to the renewal of premium. */
  agreements: Map<string, string>;
  /** Cancellations that were sent without login, oldest first. */
  cancellations: (Cancellation & { at: string })[];
  /** Host names of the site; null accepts any. */
  hosts: readonly string[] | null;
  /** Number of likes and of chats on one page. Default: that of the server. */
  listPage?: number;
  /** Members by profile id. */
  members: Map<string, Member>;
  /** Consents to sensitive profile fields and their withdrawals, oldest first. */
  sensitiveConsents: ConsentRecord[];
  /** All likes. */
  likes: Like[];
  /** All blocks. */
  blocks: { from: string; to: string; at: string }[];
  /** Reports of members, with their receipts and ISO instants; without a sender for decisions that no report asked for. */
  reports: (CallPayload<Calls['report']> & { receipt: string; from: string | null; at: string })[];
  /** Complaints, with the member who sent them; null for a visitor. */
  complaints: (Complaint & { receipt: string; from: string | null; at: string })[];
  /** Decisions on reports and complaints, oldest first. */
  decisions: WorldDecision[];
  /** Appeals against them. */
  appeals: { reference: string; side: CaseSide; text: string; at: string }[];
  /** Conversations by id. */
  conversations: Map<string, Conversation>;
  /** Event logs by member, oldest first. */
  events: Map<string, MemberEvent[]>;
  /** Listeners to events and signals of all members. */
  listeners: Set<(member: string, event: MemberEvent | MemberSignal) => void>;
  /** Notifications by member, oldest first. `notificationsReadUntil` determines which are read. */
  notifications: Map<string, Omit<MemberNotification, 'read'>[]>;
  /** ID of the newest read notification by member; omitted for none. */
  notificationsReadUntil: Map<string, string>;
  /** Notification preferences by member; the defaults apply to others. */
  notificationPreferences: Map<string, Preferences>;
  /** Open event streams; one ends with its session. */
  streams: Set<{ session: string; end: () => void }>;
  /** Member ids by session token. */
  sessions: Map<string, string>;
  /** Session of the one browser that a story runs in; null for a visitor. */
  browserSession: string | null;
  /** Data of the browsers behind sessions, by token; a session without data was opened just now. */
  browsers: Map<string, { userAgent: string; createdAt: string; lastSeen: string }>;
  /** Last login of members from each browser, by member ID and visitor. */
  knownBrowsers: Map<string, Map<string, Date>>;
  /** Passkeys of all members, oldest first. */
  passkeys: WorldPasskey[];
  /** Handles by which authenticators know members, by member. */
  passkeyHandles: Map<string, string>;
  /** Unused challenges. */
  passkeyChallenges: Map<string, PasskeyChallenge>;
  /** E-mail tokens, each valid for one address and one browser. */
  emailTokens: Map<string, { email: string; visitor: string; isUsed: boolean }>;
  /** Mailed links by token. */
  mailed: Map<string, MailedLink>;
  /** Times in ms at which a mailbox got a link because a member typed its address. */
  addressMails: Map<string, number[]>;
  /** Sessions by the endpoint of their browser's push subscription. A subscription ends with its session. */
  pushSubscriptions: Map<string, string>;
  /**
   * Stored responses by browser, member, call and idempotency key; `openedFor` is the member whom the call logged in.
   */
  outcomes: Map<string, { payload: string; status: number; body: unknown; openedFor: string | null }>;
  /**
   * Versions of legal texts that members accepted, by member. The current versions count as accepted by others.
   */
  consents: Map<string, DocumentVersion[]>;
  /** Pending faults by call. */
  faults: Faults;
  /** Whether no mail can be delivered. */
  areMailsDown: boolean;
  /** Delay of each response in ms. */
  delay: number;
  /** Uploaded photos by file name. */
  images: Map<string, Blob>;
  /** Message images by ID. */
  messageImages: Map<string, StoredMessageImage>;
  /** Functions that put removed content back, by kind and id. */
  takenDown: Map<string, () => void>;
  /** Returns the current time. */
  now: () => Date;
  /** Returns a new id with a prefix. */
  nextId: (prefix: string) => string;
}

/** Initial content of a world. Default for each list: empty. */
export interface WorldStart {
  /** Settings of the site. */
  settings: Settings;
  /** Addresses of webcam offers and adverts. */
  partners?: Partners | undefined;
  /** Products, prices and payment methods. Default: nothing is sold. */
  shop?: Shop | undefined;
  /** Host names of the site. Default: any. */
  hosts?: readonly string[];
  /** Members of the site. */
  members?: readonly Member[];
  /** Likes between them. */
  likes?: readonly Like[];
  /** Conversations between them. */
  conversations?: readonly Conversation[];
  /** Returns the current time. Default: the real one. */
  now?: () => Date;
}

/** Creates a world without events. */
export function emptyWorld({
  settings,
  partners,
  shop,
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
    shop,
    priceHistory: [],
    discountStarts: new Map(),
    orders: new Map(),
    walletChanges: [],
    lostCredits: new Map(),
    subscriptions: new Map(),
    agreements: new Map(),
    cancellations: [],
    hosts: hosts ?? null,
    members: new Map(members.map((member) => [member.profile.id, member])),
    sensitiveConsents: [],
    likes: [...likes],
    blocks: [],
    reports: [],
    complaints: [],
    decisions: [],
    appeals: [],
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
    passkeys: [],
    passkeyHandles: new Map(),
    passkeyChallenges: new Map(),
    emailTokens: new Map(),
    mailed: new Map(),
    addressMails: new Map(),
    pushSubscriptions: new Map(),
    outcomes: new Map(),
    consents: new Map(),
    faults: new Map(),
    areMailsDown: false,
    delay: 0,
    images: new Map(),
    messageImages: new Map(),
    takenDown: new Map(),
    now: now ?? (() => new Date()),
    nextId: (prefix) => `${prefix}${(ids += 1)}`,
  };
}

/** Ends event streams and push subscriptions of sessions that have ended. */
export function dropEnded({ sessions, streams, pushSubscriptions }: World): void {
  for (const { session, end } of streams) if (!sessions.has(session)) end();
  for (const [endpoint, session] of pushSubscriptions)
    if (!sessions.has(session)) pushSubscriptions.delete(endpoint);
}

/** Visitor ID of the one browser that a story runs in. */
export const STORY_BROWSER = 'story';

/** Records that a member logged in from a browser. */
export function rememberBrowser({ knownBrowsers, now }: World, memberId: string, visitor: string): void {
  const known = knownBrowsers.get(memberId) ?? new Map<string, Date>();
  knownBrowsers.set(memberId, known.set(visitor, now()));
}

/** Deletes all known browsers of a member but one. */
export function deleteKnownBrowsers(
  { knownBrowsers }: World,
  memberId: string,
  visitor: string | null,
): void {
  const at = knownBrowsers.get(memberId)?.get(visitor ?? '');
  knownBrowsers.set(memberId, new Map(visitor !== null && at ? [[visitor, at]] : []));
}

/** Logs the story's browser in as a member and returns the session token. */
export function logIn(world: World, memberId: string): string {
  const token = world.nextId('session-');
  world.sessions.set(token, memberId);
  world.browserSession = token;
  rememberBrowser(world, memberId, STORY_BROWSER);
  return token;
}
