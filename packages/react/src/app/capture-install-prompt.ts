import type { InstallOutcome } from './port.ts';

/** Event with which the browser offers to install the site. TypeScript's DOM library does not define it. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: InstallOutcome }>;
}

/** The latest unused install event, and the callback to run when one arrives. */
export const deferredPrompt: { offer: BeforeInstallPromptEvent | null; notify: () => void } = {
  offer: null,
  notify: () => undefined,
};

/**
 * Suppresses the browser's install banner and stores its event for `useInstallPrompt`. Call it as early as possible: the
 * browser fires the event once, often before the page has hydrated. A page that loads its script late listens itself, calls
 * `preventDefault()` and passes the event as `early`. Default: none.
 */
export function captureInstallPrompt(early?: Event): void {
  const keep = (offer: Event) => {
    deferredPrompt.offer = offer as BeforeInstallPromptEvent;
    deferredPrompt.notify();
  };
  if (early) keep(early);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
}
