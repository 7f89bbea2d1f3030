import type { InstallOutcome } from './port.ts';

/** The browser's offer to install the site; not in TypeScript's library. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: InstallOutcome }>;
}

/** The offer that nobody has taken yet, and who waits for one. */
export const deferred: { offer: BeforeInstallPromptEvent | null; notify: () => void } = {
  offer: null,
  notify: () => undefined,
};

/** Holds back the browser's own banner from the start: the offer comes once, often before anybody can take it. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferred.offer = event as BeforeInstallPromptEvent;
    deferred.notify();
  });
}
