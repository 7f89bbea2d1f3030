import type { WorkerEvent } from '@meetcute/core';
import { noApp, type AppPort, type InstallOutcome } from '@meetcute/react';

interface StoryApp {
  /** Events that the worker sends to the page. Default: none. */
  worker?: readonly WorkerEvent[];
  /** Whether a tab has unsaved text. Default: false. */
  isWriting?: boolean;
  /** Whether the browser offers to install the site. Default: false. */
  isOffered?: boolean;
  /** Whether only the browser's own menu can install it. Default: false. */
  isManualOnly?: boolean;
  /** Outcome of the browser's install prompt. Default: accepted. */
  outcome?: InstallOutcome;
}

/** Returns an app port with a simulated worker; the real service worker of stories mocks the calls. */
export const appBrowser = ({
  worker = [],
  isWriting = false,
  isOffered = false,
  isManualOnly = false,
  outcome = 'accepted',
}: StoryApp): AppPort => ({
  ...noApp,
  worker: {
    watch: (onEvent) => {
      for (const event of worker) onEvent(event);
      return () => undefined;
    },
    takeControl: () => Promise.resolve(!isWriting),
    checkForUpdate: () => Promise.resolve(),
    post: () => undefined,
    closeNotifications: () => undefined,
    subscribe: () => () => undefined,
  },
  install: {
    ...noApp.install,
    isManualOnly: () => isManualOnly,
    watch: ({ onOffered }) => {
      if (isOffered) onOffered();
      return () => undefined;
    },
    ask: () => Promise.resolve(outcome),
  },
});
