import { DAY_MS } from '@meetcute/core';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldNotifications } from './notifications.repository.ts';

/** Sweep interval in milliseconds: a day. */
const EVERY = DAY_MS;

/** Removes old notifications, now and daily, until the server stops. */
export const sweepNotifications = (services: Services): void =>
  sweep(services, 'Removing old notifications', EVERY, removeOldNotifications);
