import type { Settings } from '@meetcute/contract';

/** Returns whether a site can send push notifications: they are not disabled, and a key is configured. */
export const hasPush = ({ notifications, push_pub }: Pick<Settings, 'notifications' | 'push_pub'>): boolean =>
  notifications['push'] !== false && Boolean(push_pub);
