import { held } from './heldOffer.ts';
import type { InstallAnswer } from './port.ts';

/** Calls `onOffered` for the offer that is held, and for the next one; until the answer is called. */
export function onInstallOffer(onOffered: () => void): () => void {
  held.tell = onOffered;
  if (held.offer) onOffered();
  return () => (held.tell = () => undefined);
}

/** Takes the offer, which is good for one question. Rejects without one. */
export async function takeInstallOffer(): Promise<InstallAnswer> {
  const { offer } = held;
  held.offer = null;
  if (!offer) throw new DOMException('The browser has not offered to install the site.', 'InvalidStateError');
  return (await offer.prompt()).outcome;
}
