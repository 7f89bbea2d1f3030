import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeUnsentBefore } from './message-images.repository.ts';
import { discardImages } from './message-images.usecases.ts';

const HOUR = 3_600_000;

/** Milliseconds for which an unsent image is kept, because its message may wait for the network. */
const KEPT = 24 * HOUR;

type SweepServices = Pick<Services, 'db' | 'clock' | 'sites' | 'notifier' | 'background' | 'storage'>;

/** Removes images of all sites that were not sent within a day, with their files. */
export async function removeUnsentImages(services: Omit<SweepServices, 'notifier'>): Promise<void> {
  const cutoff = new Date(services.clock.now().getTime() - KEPT);
  for (const { id } of services.sites)
    discardImages(services, await removeUnsentBefore(services.db, id, cutoff));
}

/** Removes unsent images now and hourly, until the server stops. */
export const sweepMessageImages = (services: SweepServices): void =>
  repeat(services, 'Removing unsent images', HOUR, () => removeUnsentImages(services));
