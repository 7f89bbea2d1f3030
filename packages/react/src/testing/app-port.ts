import type { WorkerEvent } from '@meetcute/core';
import { noApp, type AppPort, type InstallOutcome, type WorkerMessageHandlers } from '../app/port.ts';

/** Creates an app port for tests. `recorded` lists the calls of the page, `callbacks` has what it registered. */
export function fakeApp({
  outcome = 'accepted',
  isManualOnly = false,
  isInstalled = false,
}: {
  /** Response to the browser's install prompt. Default: 'accepted'. */
  outcome?: InstallOutcome;
  /** Whether the app can only be installed through the browser's menu. Default: false. */
  isManualOnly?: boolean;
  /** Whether the app is installed. Default: false. */
  isInstalled?: boolean;
} = {}) {
  const callbacks: {
    worker?: (event: WorkerEvent) => void;
    words?: WorkerMessageHandlers;
    onOffered?: () => void;
  } = {};
  const appCalls: string[] = [];
  const pages = { isWriting: false, isHeld: false, build: 'b1' };
  const app: AppPort = {
    ...noApp,
    worker: {
      watch: (onEvent) => {
        callbacks.worker = onEvent;
        return () => undefined;
      },
      takeControl: async (isAsked) => {
        appCalls.push(isAsked ? 'take control' : 'take control unseen');
        return !pages.isWriting;
      },
      checkForUpdate: async () => void appCalls.push('look for update'),
      post: (news) => void appCalls.push(news),
      closeNotifications: (tag) => void appCalls.push(`close ${tag}`),
      subscribe: (words) => {
        callbacks.words = words;
        return () => undefined;
      },
    },
    install: {
      isInstalled: () => isInstalled,
      isManualOnly: () => isManualOnly,
      watch: ({ onOffered }) => {
        callbacks.onOffered = onOffered;
        return () => undefined;
      },
      ask: async () => outcome,
    },
    build: () => 'b1',
    fetchBuild: async () => pages.build,
    isWriting: () => pages.isWriting,
    hasUnsavedWork: () => pages.isHeld,
    reload: () => void appCalls.push('reload'),
    goTo: (path) => void appCalls.push(`go to ${path}`),
  };
  return { app, callbacks, recorded: appCalls, pages };
}
