import type { MessagePage } from '@meetcute/contract';
import { newMoments, type MessageMoment } from '@meetcute/core';
import { useMemo, useState } from 'react';

const none: ReadonlyMap<string, MessageMoment> = new Map();

/**
 * Returns the first reply and the first photo of the other member by message id, if they were unread when the conversation
 * was opened or have arrived since. So each is returned in one visit only. `page` is undefined until loaded.
 */
export function useMoments(
  page: MessagePage | undefined,
  viewerId: string,
): ReadonlyMap<string, MessageMoment> {
  const [opening, setOpening] = useState<Pick<MessagePage, 'own_read_until'> | null>(null);
  if (page && !opening) setOpening(page);
  const readUntil = opening?.own_read_until ?? null;
  const isOpen = opening !== null;
  return useMemo(
    () => (page && isOpen ? newMoments(page, readUntil, viewerId) : none),
    [isOpen, page, readUntil, viewerId],
  );
}
