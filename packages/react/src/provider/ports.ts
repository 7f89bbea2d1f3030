import type { AppPort } from '../app/port.ts';
import { browserGeolocation, type GeolocationPort } from '../geolocation/port.ts';
import { browserPush, type PushPort } from '../push/port.ts';
import type { Database } from './database.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';
import { createPersistentStore, type PersistentStore } from './persistentStore.ts';

/** The browser's doors, each replaceable: a brand may show its own dialog, a story may watch what happens. */
export interface Ports {
  /** Tells a member something that must be read before going on. Default: the browser's own alert. */
  readonly alert: (text: string) => void;
  /** Asks a member to confirm. Default: the browser's own confirm. */
  readonly confirm: (text: string) => boolean;
  /** Opens an address in a new window without opener or referrer. */
  readonly openWindow: (url: string) => void;
  /** Writes down a fault that the member need not see. Default: `console.error`. */
  readonly log: (message: string, cause: unknown) => void;
  /** The present moment. */
  readonly now: () => Date;
  /** Keeps where a member has been in this tab. Default: the tab's own storage. */
  readonly sessionStore: SessionStore;
  /** Keeps what must outlive the page: what waits to be sent, and what can be read offline. Default: the browser's database. */
  readonly database: () => Promise<Database>;
  /** Keeps what was typed for who comes back another day. Default: the browser's local storage, for seven days. */
  readonly localStore: PersistentStore;
  /** Gives the member a file to keep. Default: a download of the browser's. */
  readonly saveFile: (name: string, file: Blob) => void;
  /** Shows a number on the app's icon, 0 for none. Default: the browser's own badge, where it has one. */
  readonly setBadge: (count: number) => void;
  /** Push notifications. Default: the browser's own. */
  readonly push: PushPort;
  /** What makes an app of the site; asked for after the first page. Default: the browser's own. */
  readonly app: () => Promise<AppPort>;
  /** Where the person is. Default: the browser's own. */
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
  // The download has its own hold on the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

let database: Promise<Database> | undefined;

/** No first page brings the database: only members have something to keep, and what a past one has left is forgotten later. */
const browserDatabase = (): Promise<Database> => {
  database ??= import('./database.ts').then(({ createDatabase }) => createDatabase());
  // A chunk that did not come may come the next time.
  database.catch(() => (database = undefined));
  return database;
};

/** The browser's own doors. */
export const browserPorts: Ports = {
  alert: (text) => globalThis.alert(text),
  confirm: (text) => globalThis.confirm(text),
  openWindow: (url) => void globalThis.open(url, '_blank', 'noopener,noreferrer'),
  // The one place where faults reach the console; brands replace it with their own collector.
  log: (message, cause) => globalThis.console.error(message, cause),
  now: () => new Date(),
  sessionStore: createSessionStore(),
  database: browserDatabase,
  localStore: createPersistentStore(),
  saveFile: download,
  // A page that is not installed may be refused its badge, and nothing is lost by that.
  setBadge: (count) => void setAppBadge(count).catch(() => undefined),
  push: browserPush,
  app: async () => (await import('../app/browserApp.ts')).openBrowserApp(),
  geolocation: browserGeolocation,
};
