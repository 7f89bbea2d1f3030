import type { WorkerEvent } from '@meetcute/core';
import { noApp, type AppPort, type InstallOutcome } from '@meetcute/react';

interface StoryApp {
  /** What the worker tells the page. Default: nothing. */
  worker?: readonly WorkerEvent[];
  /** Whether something is being written in a tab. */
  isWriting?: boolean;
  /** Whether the browser would install the site. */
  isOffered?: boolean;
  /** Whether only its own menu does. */
  isByHand?: boolean;
  /** What is answered to the browser's own question. */
  answer?: InstallOutcome;
}

/** A browser with a worker of its own, without registering one: stories keep theirs for the calls. */
export const appBrowser = ({
  worker = [],
  isWriting = false,
  isOffered = false,
  isByHand = false,
  answer = 'accepted',
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
    isByHand: () => isByHand,
    watch: ({ onOffered }) => {
      if (isOffered) onOffered();
      return () => undefined;
    },
    ask: () => Promise.resolve(answer),
  },
});
