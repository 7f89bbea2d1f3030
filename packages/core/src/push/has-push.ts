import type { Settings } from '@meetcute/contract';

/** Whether a site can send pushes: it has not switched them off, and has a key to send with. */
export const hasPush = ({ notifications, push_pub }: Pick<Settings, 'notifications' | 'push_pub'>): boolean =>
  notifications['push'] !== false && Boolean(push_pub);
