import type { WorkerEvent } from '@meetcute/core';

/** Message from a page to its service worker. */
export type PageMessage =
  /** Caches the shell again in the language and colours of the page. */
  | 'language-changed'
  /** Deletes cached photos and closes notifications. */
  | 'member-left';

/** Port to the browser's service worker. */
export interface WorkerPort {
  /** Registers the worker and calls `onEvent` for each change of its state. Returns an unsubscribe function. */
  readonly watch: (onEvent: (event: WorkerEvent) => void) => () => void;
  /** Asks a waiting worker to take control, by the rules of `mayTakeControl` in core. Resolves to whether it does. */
  readonly takeControl: (isAsked: boolean) => Promise<boolean>;
  /** Checks for a newer worker. Rejects when offline. */
  readonly checkForUpdate: () => Promise<void>;
  /** Posts a message to the active worker; fire and forget. */
  readonly post: (message: PageMessage) => void;
  /** Closes the shown notifications that have the given tag. */
  readonly closeNotifications: (tag: string) => void;
  /** Subscribes to messages of the worker. Returns an unsubscribe function. */
  readonly subscribe: (handlers: WorkerMessageHandlers) => () => void;
}

/** Callbacks for messages of the service worker. */
export interface WorkerMessageHandlers {
  /** Called with a path of the site when the person activates a notification. */
  readonly onOpen: (path: string) => void;
  /** Called when the browser ends or replaces its push subscription. */
  readonly onSubscriptionChange: () => void;
}

/** Choice that a person makes in the browser's install prompt. */
export type InstallOutcome = 'accepted' | 'dismissed';

/** Port to the browser's installation of the site as an app. */
export interface InstallPort {
  /** Whether the page runs in the installed app. */
  readonly isInstalled: () => boolean;
  /** Whether the browser installs from its own menu only, as on an iPhone. */
  readonly isManualOnly: () => boolean;
  /**
   * Calls `onOffered` when the browser offers to install the site, including an earlier offer, and `onInstalled` when it
   * is installed. Returns an unsubscribe function.
   */
  readonly watch: (handlers: { onOffered: () => void; onInstalled: () => void }) => () => void;
  /** Shows the browser's install prompt and resolves with the choice. Rejects without an unused offer. */
  readonly ask: () => Promise<InstallOutcome>;
}

/** Port to the browser features that make the site an app. */
export interface AppPort {
  /** Service worker; null if the browser does not support it. */
  readonly worker: WorkerPort | null;
  /** Installation of the site. */
  readonly install: InstallPort;
  /** Returns the build id of this page; null if the document has none. */
  readonly build: () => string | null;
  /** Resolves to the server's current build id. Rejects if the request fails. */
  readonly fetchBuild: () => Promise<string>;
  /** Whether this page has text that is not sent or saved. */
  readonly isWriting: () => boolean;
  /** Whether this page has work in memory that survives navigation within the site but not a reload. */
  readonly hasUnsavedWork: () => boolean;
  /** Reloads the page. */
  readonly reload: () => void;
  /** Loads a path of the site with a full page navigation. */
  readonly goTo: (path: string) => void;
}

/** `AppPort` without any app features, for stories, tests and embedded pages. */
export const noApp: AppPort = {
  worker: null,
  install: {
    isInstalled: () => false,
    isManualOnly: () => false,
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
