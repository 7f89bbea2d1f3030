import type { Gender, Language, ProfilePhoto } from '@meetcute/contract';

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
