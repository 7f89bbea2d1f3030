import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldNotifications } from './notifications.repository.ts';

/** Old notifications are looked for so often, in milliseconds: once a day. */
const EVERY = 86_400_000;

/** Removes old notifications now and daily; ends with the server. */
export const sweepNotifications = (services: Services): void =>
  sweep(services, 'Removing old notifications', EVERY, removeOldNotifications);
