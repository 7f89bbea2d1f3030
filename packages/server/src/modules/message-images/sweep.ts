import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeUnsentBefore } from './message-images.repository.ts';
import { discardImages } from './message-images.usecases.ts';

const HOUR = 3_600_000;

/** A picture that was not sent is kept so long, in milliseconds: a message may wait for its network. */
const KEPT = 24 * HOUR;

type SweepServices = Pick<Services, 'db' | 'clock' | 'sites' | 'notifier' | 'background' | 'storage'>;

/** Removes pictures of all sites that were not sent for a day, with their files. */
export async function removeUnsentImages(services: Omit<SweepServices, 'notifier'>): Promise<void> {
  const before = new Date(services.clock.now().getTime() - KEPT);
  for (const { id } of services.sites)
    discardImages(services, await removeUnsentBefore(services.db, id, before));
}

/** Does so now and hourly; ends with the server. */
export const sweepMessageImages = (services: SweepServices): void =>
  repeat(services, 'Removing unsent pictures', HOUR, () => removeUnsentImages(services));
