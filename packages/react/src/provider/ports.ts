import type { AppPort } from '../app/port.ts';
import { browserGeolocation, type GeolocationPort } from '../geolocation/port.ts';
import { browserPush, type PushPort } from '../push/port.ts';
import type { Database } from './database.ts';
import { createPersistentStore, type PersistentStore } from './persistent-store.ts';
import { browserTimeZone } from './time-zone.ts';

/** Ports to the browser. Each can be replaced, for instance by a brand's own dialog or by a test. */
export interface Ports {
  /** Shows a message that the member must acknowledge. Default: `window.alert`. */
  readonly alert: (text: string) => void;
  /** Asks the member to confirm; returns true for yes. Default: `window.confirm`. */
  readonly confirm: (text: string) => boolean;
  /** Opens a URL in a new window without opener and referrer. Default: `window.open`. */
  readonly openWindow: (url: string) => void;
  /** Leaves the page for an address of another site, such as a payment page. Default: `location.assign`. */
  readonly leaveFor: (url: string) => void;
  /** Logs an error that the member does not need to see. Default: `console.error`. */
  readonly log: (message: string, cause: unknown) => void;
  /** Returns the current time. Default: the system clock. */
  readonly now: () => Date;
  /** Returns the IANA name of the reader's time zone. Default: the browser's. */
  readonly timeZone: () => string;
  /** Store for the session state of this tab, such as the last search. Default: `sessionStorage`. */
  readonly sessionStore: PersistentStore;
  /** Opens the database for pending messages and offline data. Default: IndexedDB. */
  readonly database: () => Promise<Database>;
  /** Store for typed input, kept for seven days. Default: `localStorage`. */
  readonly localStore: PersistentStore;
  /** Saves a file on the member's device. Default: a browser download. */
  readonly saveFile: (name: string, file: Blob) => void;
  /** Shows a number on the app's icon; 0 clears it. Default: the Badging API, if supported. */
  readonly setBadge: (count: number) => void;
  /** Push notifications. Default: the Push API. */
  readonly push: PushPort;
  /**
   * Loads the port for app features: worker, updates and installation. Called after the first render. Default: the
   * browser.
   */
  readonly app: () => Promise<AppPort>;
  /** Geolocation of the device. Default: the Geolocation API. */
  readonly geolocation: GeolocationPort;
}

const setAppBadge = async (count: number): Promise<void> => {
  const { navigator } = globalThis;
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
};

function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download needs the URL only to start; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

let database: Promise<Database> | undefined;

/** Loads the database code lazily, because the first page does not need it. */
const browserDatabase = (): Promise<Database> => {
  database ??= import('./database.ts').then(({ createDatabase }) => createDatabase());
  // A chunk that failed to load may load the next time.
  database.catch(() => (database = undefined));
  return database;
};

/** Default ports, backed by the browser. */
export const browserPorts: Ports = {
  alert: (text) => globalThis.alert(text),
  confirm: (text) => globalThis.confirm(text),
  openWindow: (url) => void globalThis.open(url, '_blank', 'noopener,noreferrer'),
  leaveFor: (url) => globalThis.location.assign(url),
  // The only place where errors reach the console; brands replace it with their own collector.
  log: (message, cause) => globalThis.console.error(message, cause),
  now: () => new Date(),
  timeZone: browserTimeZone,
  sessionStore: createPersistentStore({ storage: () => globalThis.sessionStorage, ttl: Infinity }),
  database: browserDatabase,
  localStore: createPersistentStore(),
  saveFile: download,
  // A page that is not installed may be refused a badge, which is harmless.
  setBadge: (count) => void setAppBadge(count).catch(() => undefined),
  push: browserPush,
  app: async () => (await import('../app/browser-app.ts')).openBrowserApp(),
  geolocation: browserGeolocation,
};
