import type { Gender, ProfilePhoto, Language } from '@meetcute/contract';

/**
 * Fictional member of a site as plain data, for a mock world or a database. `key` is unique in the demo world
 * and the same for the same seed. Times are ISO 8601, UTC. `personal` follows the site's settings.
 */
export interface DemoPerson {
  readonly key: string;
  readonly site: string;
  readonly kind: 'member' | 'fictional' | 'login';
  readonly email: string;
  readonly name: string;
  readonly gender: Gender;
  /** Date of birth, `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** Age in full years at the world's `now`. */
  readonly age: number;
  readonly country: string;
  readonly countryregion: string;
  readonly city: string;
  readonly language: Language;
  readonly personal: Readonly<Record<string, string | null>>;
  readonly images: readonly ProfilePhoto[];
  /** Whether the operator runs the profile; labelled in words wherever it appears. */
  readonly fictional: boolean;
  /** Whether `fictionalReply` writes its replies in chats. */
  readonly repliesInChat: boolean;
  readonly paid: boolean;
  readonly credits: number;
  readonly signedUpAt: string;
  /** Time of the consent to be shown in advertising; null without one. Fictional profiles, which are labelled, need none. */
  readonly advertisingSince: string | null;
  readonly lastActiveAt: string;
}

export const MINUTE = 60_000;

/** Returns the instant a number of milliseconds before `now`, in ISO 8601. */
export const subtractTime = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - Math.round(milliseconds)).toISOString();
