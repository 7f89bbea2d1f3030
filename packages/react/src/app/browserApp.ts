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
    // Only Safari on an iPhone or iPad says `standalone`, and it has no question of its own.
    isByHand: () => 'standalone' in navigator,
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
    const answer = await fetch('/build-id', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The build-id was answered with ${answer.status}.`);
    return answer.text();
  },
  isWriting,
  hasUnsavedWork: hasUnsavedWork,
  reload: () => location.reload(),
  goTo: (path) => location.assign(path),
};

let isWatching = false;

/** What the browser can do to make an app of the site; comes after the first page, and from then on knows where somebody writes. */
export function openBrowserApp(): AppPort {
  if (!isWatching) watchWriting();
  isWatching = true;
  return browserApp;
}
