import { browserWorker } from './browserWorker.ts';
import { hasUnsavedWork } from './unsavedWork.ts';
import { onInstallPrompt, showInstallPrompt } from './installPrompt.ts';
import type { AppPort } from './port.ts';
import { isWriting, watchWriting } from './writing.ts';

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

const browserApp: AppPort = {
  worker: 'serviceWorker' in navigator ? browserWorker : null,
  install: {
    isInstalled: isStandalone,
    // Only Safari on iOS and iPadOS defines `standalone`, and it has no install prompt.
    isManualOnly: () => 'standalone' in navigator,
    watch: ({ onOffered, onInstalled }) => {
      addEventListener('appinstalled', onInstalled);
      const stop = onInstallPrompt(onOffered);
      return () => {
        stop();
        removeEventListener('appinstalled', onInstalled);
      };
    },
    ask: showInstallPrompt,
  },
  build: () => document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content ?? null,
  fetchBuild: async () => {
    const response = await fetch('/build-id', { cache: 'no-store' });
    if (!response.ok) throw new Error(`The request for the build id failed with status ${response.status}.`);
    return response.text();
  },
  isWriting,
  hasUnsavedWork: hasUnsavedWork,
  reload: () => location.reload(),
  goTo: (path) => location.assign(path),
};

let isWatching = false;

/** Returns the browser's implementation of `AppPort`. The first call starts tracking which fields have unsent text. */
export function openBrowserApp(): AppPort {
  if (!isWatching) watchWriting();
  isWatching = true;
  return browserApp;
}
