import type { WorkerEvent } from '@meetcute/core';

/** What a page tells its worker. */
export type PageMessage =
  /** The shell is kept in the language and colours of the page. */
  | 'language-changed'
  /** The photos that were seen are forgotten, and the notifications that are shown. */
  | 'member-left';

/** The browser's door to the service worker. */
export interface WorkerPort {
  /** Registers the worker and tells what becomes of it, until the answer is called. */
  readonly watch: (onEvent: (event: WorkerEvent) => void) => () => void;
  /** Asks a waiting worker to take control; answers whether it does (`mayTakeControl` of core). */
  readonly takeControl: (isAsked: boolean) => Promise<boolean>;
  /** Looks for a newer worker. Rejects without a connection. */
  readonly checkForUpdate: () => Promise<void>;
  readonly post: (news: PageMessage) => void;
  /** Takes away the notifications with a tag that are shown. */
  readonly closeNotifications: (tag: string) => void;
  /** Hears what the worker tells this page and answers its questions, until the answer is called. */
  readonly subscribe: (on: WorkerMessageHandlers) => () => void;
}

/** What a worker tells a page. */
export interface WorkerMessageHandlers {
  /** A notification was pressed that leads to this path of the site. */
  readonly onOpen: (path: string) => void;
  /** The browser has ended or replaced its push subscription. */
  readonly onSubscriptionChange: () => void;
}

/** What becomes of the browser's own question whether to install the site. */
export type InstallOutcome = 'accepted' | 'dismissed';

/** The browser's door to being installed. */
export interface InstallPort {
  /** Whether the page runs in the installed app. */
  readonly isInstalled: () => boolean;
  /** Whether the browser installs by its own menu only, as on an iPhone. */
  readonly isByHand: () => boolean;
  /** Hears that the browser would install the site, also where that was earlier, and that it did; until the answer is called. */
  readonly watch: (on: { onOffered: () => void; onInstalled: () => void }) => () => void;
  /** Shows the browser's own question; only once for each offer. */
  readonly ask: () => Promise<InstallOutcome>;
}

/** What makes an app of a site. */
export interface AppPort {
  /** Null where the browser has no service workers. */
  readonly worker: WorkerPort | null;
  readonly install: InstallPort;
  /** Build of this page; null where the document does not say. */
  readonly build: () => string | null;
  /** Build that the server has now. Rejects without an answer. */
  readonly fetchBuild: () => Promise<string>;
  /** Whether this page holds text that is not sent or saved. */
  readonly isWriting: () => boolean;
  /** Whether it holds something that no other page would have, and that stays on the way through the site. */
  readonly hasUnsavedWork: () => boolean;
  readonly reload: () => void;
  /** Leaves the page for a path of the site, as the browser itself would. */
  readonly goTo: (path: string) => void;
}

/** A page that is no app and can't become one: for stories, tests and pages inside other ones. */
export const noApp: AppPort = {
  worker: null,
  install: {
    isInstalled: () => false,
    isByHand: () => false,
    watch: () => () => undefined,
    ask: async () => 'dismissed',
  },
  build: () => null,
  fetchBuild: async () => '',
  isWriting: () => false,
  hasUnsavedWork: () => false,
  reload: () => undefined,
  goTo: () => undefined,
};
