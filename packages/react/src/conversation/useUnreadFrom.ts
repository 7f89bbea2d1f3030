import type { MessagePage } from '@meetcute/contract';
import { firstUnread, type Opening } from '@meetcute/core';
import { useState } from 'react';

/**
 * Returns the display id of the message below the unread divider; undefined for no divider. The position depends on how
 * far the member had read when the conversation was opened, and does not move afterwards. `page` is undefined until loaded.
 */
export function useUnreadFrom(page: MessagePage | undefined, viewerId: string): string | undefined {
  const [opening, setOpening] = useState<Opening | null>(null);
  if (page && !opening)
    setOpening({ readUntil: page.own_read_until, newest: page.messages.at(-1)?.id ?? null });
  if (!page || !opening) return undefined;
  const first = firstUnread(page.messages, opening, viewerId, page.before !== null);
  return first && (first.client_id ?? first.id);
}
