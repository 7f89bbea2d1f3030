import { browserWorker } from './browser-worker.ts';
import { hasUnsavedWork } from './unsaved-work.ts';
import type { AppPort, InstallOutcome } from './port.ts';
import { isWriting, watchWriting } from './writing.ts';
import { deferredPrompt } from './capture-install-prompt.ts';

/** Calls `onOffered` for a stored install event and for each later one. Returns an unsubscribe function. */
function onInstallPrompt(onOffered: () => void): () => void {
  deferredPrompt.notify = onOffered;
  if (deferredPrompt.offer) onOffered();
  return () => (deferredPrompt.notify = () => undefined);
}

/**
 * Shows the browser's install prompt and resolves with the person's choice. Each install event allows one prompt.
 * Rejects with an `InvalidStateError` if there is no event.
 */
async function showInstallPrompt(): Promise<InstallOutcome> {
  const { offer } = deferredPrompt;
  deferredPrompt.offer = null;
  if (!offer) throw new DOMException('The browser has not offered to install the site.', 'InvalidStateError');
  return (await offer.prompt()).outcome;
}

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
