import type { WorkerEvent } from '@meetcute/core';
import { noApp, type AppPort, type InstallOutcome, type WorkerMessageHandlers } from '../app/port.ts';

/** Creates an app port for tests. `said` records the calls of the page, `hears` has its registered callbacks. */
export function fakeApp({
  answer = 'accepted',
  isManualOnly = false,
  isInstalled = false,
}: {
  /** Response to the browser's install prompt. Default: 'accepted'. */
  answer?: InstallOutcome;
  /** Whether the app can only be installed through the browser's menu. Default: false. */
  isManualOnly?: boolean;
  /** Whether the app is installed. Default: false. */
  isInstalled?: boolean;
} = {}) {
  const hears: {
    worker?: (event: WorkerEvent) => void;
    words?: WorkerMessageHandlers;
    onOffered?: () => void;
  } = {};
  const said: string[] = [];
  const pages = { isWriting: false, isHeld: false, build: 'b1' };
  const app: AppPort = {
    ...noApp,
    worker: {
      watch: (onEvent) => {
        hears.worker = onEvent;
        return () => undefined;
      },
      takeControl: async (isAsked) => {
        said.push(isAsked ? 'take control' : 'take control unseen');
        return !pages.isWriting;
      },
      checkForUpdate: async () => void said.push('look for update'),
      post: (news) => void said.push(news),
      closeNotifications: (tag) => void said.push(`close ${tag}`),
      subscribe: (words) => {
        hears.words = words;
        return () => undefined;
      },
    },
    install: {
      isInstalled: () => isInstalled,
      isManualOnly: () => isManualOnly,
      watch: ({ onOffered }) => {
        hears.onOffered = onOffered;
        return () => undefined;
      },
      ask: async () => answer,
    },
    build: () => 'b1',
    fetchBuild: async () => pages.build,
    isWriting: () => pages.isWriting,
    hasUnsavedWork: () => pages.isHeld,
    reload: () => void said.push('reload'),
    goTo: (path) => void said.push(`go to ${path}`),
  };
  return { app, hears, said, pages };
}
