import { COOKIE_LIFETIME_S, DAY_S } from '../constants.ts';
import { TRAFFIC_COOKIE } from '../landers/traffic-cookie.ts';
import { COUNTRY_COOKIE } from '../country/cookie.ts';
import { CONSENT_COOKIE, CONSENT_DAYS } from './consent.ts';
import { TIME_ZONE_COOKIE } from './time-zone.ts';

/** Place where a browser stores an entry. */
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage';

/** Purpose of an entry; the key of its text. */
export type StoragePurpose =
  | 'session'
  | 'visitor'
  | 'language'
  | 'timeZone'
  | 'scheme'
  | 'country'
  | 'source'
  | 'consent'
  | 'typed'
  | 'sent'
  | 'deck'
  | 'hints'
  | 'push'
  | 'search'
  | 'purchase'
  | 'scroll'
  | 'reload'
  | 'offline'
  | 'files'
  | 'photos';

/**
 * Event that ends an entry, some days after it or at once: after it was set, after the last visit, after accepting, when
 * the browser or the tab closes, at logout, or with the next version of the site.
 */
export interface StorageEnd {
  readonly on: 'set' | 'visit' | 'accept' | 'browser' | 'tab' | 'logout' | 'update';
  /** Days after the event; for the first three only. */
  readonly days?: number;
}

/** Cookie or other entry that the product stores in browsers. */
export interface StorageEntry {
  readonly place: StoragePlace;
  /** Names in the browser; `*` stands for any text. The server's two cookies begin with `__Host-` on https. */
  readonly names: readonly string[];
  readonly purpose: StoragePurpose;
  /** Events that end the entry, whichever comes first; after accepting, the entry outlives the browser's end. */
  readonly lifetime: readonly StorageEnd[];
  /** Whether the site cannot do what the visitor asks of it without the entry. Otherwise only consent prolongs it. */
  readonly isNecessary: boolean;
  /** Whether the server's response or the page's script sets it. */
  readonly setBy: readonly ('server' | 'script')[];
}

const COOKIE_DAYS = COOKIE_LIFETIME_S / DAY_S;

const untilLogout = [{ on: 'logout' }] as const;
const aWeek = [{ on: 'set', days: 7 }, { on: 'logout' }] as const;

const cookie = (
  name: string,
  purpose: StoragePurpose,
  lifetime: readonly StorageEnd[],
  setBy: StorageEntry['setBy'] = ['server'],
): StorageEntry => ({ place: 'cookie', names: [name], purpose, lifetime, isNecessary: true, setBy });

const createEntry = (
  place: StoragePlace,
  purpose: StoragePurpose,
  names: readonly string[],
  lifetime: readonly StorageEnd[],
): StorageEntry => ({ place, names, purpose, lifetime, isNecessary: true, setBy: ['script'] });

/** Names of entries of a member or visitor in local or session storage. */
const keptEntryNames = (...names: string[]) => names.map((name) => `meetcute-kept-*/${name}`);

/**
 * Returns every cookie and every other entry that the product stores in browsers. The cookies page lists them. A
 * function, so that bundles of single parts leave it out.
 */
export const storageInventory = (): readonly StorageEntry[] => [
  cookie('session', 'session', [{ on: 'visit', days: COOKIE_DAYS }, { on: 'logout' }]),
  cookie('visitor', 'visitor', [{ on: 'visit', days: COOKIE_DAYS }]),
  // The visitor asks for the language, so it needs no consent.
  cookie('i18n_redirected', 'language', [{ on: 'set', days: 365 }], ['server', 'script']),
  cookie(TIME_ZONE_COOKIE, 'timeZone', [{ on: 'visit', days: COOKIE_DAYS }], ['server', 'script']),
  cookie('scheme', 'scheme', [{ on: 'set', days: COOKIE_DAYS }], ['server', 'script']),
  cookie(COUNTRY_COOKIE, 'country', [{ on: 'set', days: COOKIE_DAYS }], ['server', 'script']),
  {
    ...cookie(TRAFFIC_COOKIE, 'source', [{ on: 'browser' }, { on: 'accept', days: COOKIE_DAYS }]),
    isNecessary: false,
  },
  cookie(CONSENT_COOKIE, 'consent', [{ on: 'set', days: CONSENT_DAYS }]),
  createEntry(
    'localStorage',
    'typed',
    keptEntryNames(
      'account',
      'step',
      'signup-place',
      'signup-person',
      'signup-meet',
      'signup-about',
      'email-change',
      'reset-address',
      'my-profile',
      'draft/*',
      'reference/*',
    ),
    aWeek,
  ),
  createEntry('sessionStorage', 'typed', keptEntryNames('complaint', 'appeal/*'), [
    { on: 'tab' },
    { on: 'logout' },
  ]),
  createEntry('localStorage', 'sent', keptEntryNames('sent'), aWeek),
  createEntry('localStorage', 'deck', keptEntryNames('match-finder'), aWeek),
  createEntry(
    'localStorage',
    'hints',
    keptEntryNames(
      'install-cancelled',
      'offline-known',
      'push-later',
      'signup-declined',
      'careful/*',
      'safety-tip/*',
    ),
    aWeek,
  ),
  createEntry('localStorage', 'push', keptEntryNames('push'), aWeek),
  createEntry('sessionStorage', 'search', keptEntryNames('search-left', 'chat-search'), [
    { on: 'tab' },
    { on: 'logout' },
  ]),
  createEntry('sessionStorage', 'purchase', keptEntryNames('discount', 'purchase'), [
    { on: 'tab' },
    { on: 'logout' },
  ]),
  createEntry('sessionStorage', 'scroll', ['meetcute-scroll'], [{ on: 'tab' }]),
  createEntry('sessionStorage', 'reload', ['meetcute-reloaded-for'], [{ on: 'tab' }]),
  createEntry('indexedDB', 'offline', ['meetcute'], untilLogout),
  createEntry('cacheStorage', 'files', ['workbox-precache-*', 'meetcute-shell-*'], [{ on: 'update' }]),
  createEntry('cacheStorage', 'files', ['meetcute-assets'], [{ on: 'set', days: 30 }]),
  createEntry('indexedDB', 'files', ['workbox-expiration'], [{ on: 'set', days: 30 }]),
  createEntry('cacheStorage', 'files', ['meetcute-texts'], [{ on: 'set', days: 1 }]),
  createEntry('cacheStorage', 'photos', ['meetcute-photos'], aWeek),
];

/**
 * Returns what the staff desk stores in browsers of the staff. It has a host of its own, so the cookies page of the sites
 * doesn't list it.
 */
export const deskInventory = (): readonly StorageEntry[] => [
  cookie('staff', 'session', [{ on: 'browser' }, { on: 'logout' }]),
];

const escapePattern = (name: string) => name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

/** Returns the entry of a name in a place; undefined for a name that the inventory lacks. */
export const storageEntryOf = (place: StoragePlace, name: string): StorageEntry | undefined =>
  storageInventory().find(
    (entry) =>
      entry.place === place &&
      entry.names.some((each) => new RegExp(`^${escapePattern(each)}$`).test(name.replace(/^__Host-/, ''))),
  );
