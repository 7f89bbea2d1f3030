import type { InstallAnswer } from './port.ts';

/** The browser's offer to install the site; not in TypeScript's library. */
interface OfferEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: InstallAnswer }>;
}

/** The offer that nobody has taken yet, and who waits for one. */
export const held: { offer: OfferEvent | null; tell: () => void } = { offer: null, tell: () => undefined };

/** Holds back the browser's own banner from the start: the offer comes once, often before anybody can take it. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held.offer = event as OfferEvent;
    held.tell();
  });
}
