import type {
  CallPayload,
  Calls,
  DocumentVersion,
  CaseSide,
  MemberEvent,
  MemberSignal,
  MemberNotification,
  Preferences,
  Settings,
  Shop,
  Subscription,
} from '@meetcute/contract';
import type { Cancellation, Complaint, Partners, PriceHistory } from '@meetcute/core';
import type { Faults } from './faults.ts';
import type { PasskeyChallenge, WorldPasskey } from './passkeys.ts';
import type {
  Member,
  MailedLink,
  ConsentRecord,
  WalletChange,
  Like,
  Conversation,
  StoredMessageImage,
  WorldDecision,
  WorldOrder,
} from './records.ts';

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
