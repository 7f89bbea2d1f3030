import type { Settings } from '@meetcute/contract';

/** Returns whether senders learn when their messages were read. Default: true. */
export const hasReadReceipts = ({ chat }: Pick<Settings, 'chat'>): boolean => chat.readReceipts !== false;
