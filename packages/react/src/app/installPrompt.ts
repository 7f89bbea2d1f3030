import { deferred } from './captureInstallPrompt.ts';
import type { InstallOutcome } from './port.ts';

/** Calls `onOffered` for the offer that is held, and for the next one; until the answer is called. */
export function onInstallPrompt(onOffered: () => void): () => void {
  deferred.notify = onOffered;
  if (deferred.offer) onOffered();
  return () => (deferred.notify = () => undefined);
}

/** Takes the offer, which is good for one question. Rejects without one. */
export async function showInstallPrompt(): Promise<InstallOutcome> {
  const { offer } = deferred;
  deferred.offer = null;
  if (!offer) throw new DOMException('The browser has not offered to install the site.', 'InvalidStateError');
  return (await offer.prompt()).outcome;
}
