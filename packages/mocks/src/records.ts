import type {
  RemovedContent,
  CaseAction,
  CaseGround,
  CaseSide,
  Language,
  Message,
  MessageImage,
  OrderState,
  Profile,
  StatementEntry,
  Transaction,
} from '@meetcute/contract';
import type { SavedFilters, SensitiveConsent } from '@meetcute/core';

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
  lastFilters: SavedFilters | null;
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
