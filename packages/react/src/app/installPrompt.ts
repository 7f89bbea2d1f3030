import { deferred } from './captureInstallPrompt.ts';
import type { InstallOutcome } from './port.ts';

/** Calls `onOffered` for a stored install event and for each later one. Returns an unsubscribe function. */
export function onInstallPrompt(onOffered: () => void): () => void {
  deferred.notify = onOffered;
  if (deferred.offer) onOffered();
  return () => (deferred.notify = () => undefined);
}

/**
 * Shows the browser's install prompt and resolves with the person's choice. Each install event allows one prompt.
 * Rejects with an `InvalidStateError` if there is no event.
 */
export async function showInstallPrompt(): Promise<InstallOutcome> {
  const { offer } = deferred;
  deferred.offer = null;
  if (!offer) throw new DOMException('The browser has not offered to install the site.', 'InvalidStateError');
  return (await offer.prompt()).outcome;
}
