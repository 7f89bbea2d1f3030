import type { Message } from '@meetcute/contract';
import type { PendingMessage } from '@meetcute/core';
import { useMemo, useState } from 'react';
import { usePorts } from '../provider/context.ts';
import { createChunks, type DisplayChunk } from './display-chunks.ts';
import { useReaderClock } from './useReaderClock.ts';

const none: readonly Message[] = [];

/** Options of `useMessageChunks`. */
export interface MessageChunksOptions {
  /** Loaded messages of the conversation, oldest first; undefined until loaded. */
  page: { readonly messages: readonly Message[] } | undefined;
  /** Pending messages, shown below the newest stored one. */
  pending: readonly PendingMessage[];
  /** Profile id of the reader. */
  viewerId: string;
  /** Display id of the message below the unread divider, from `useUnreadFrom`. Default: no divider. */
  unreadFrom?: string | undefined;
}

/**
 * Splits the messages of a conversation into chunks of 50. Each chunk groups its messages by day and by runs of the same
 * sender. Pending messages come last.
 */
export function useMessageChunks({
  page,
  pending,
  viewerId,
  unreadFrom,
}: MessageChunksOptions): readonly DisplayChunk[] {
  const { offset } = useReaderClock();
  const { now } = usePorts();
  const [chunksOf] = useState(createChunks);
  const messages = page?.messages ?? none;
  return useMemo(() => {
    // Pending messages belong below the newest message, even if this device's clock is behind.
    const newest = messages.at(-1)?.sent_at ?? '';
    const sentAt = [now().toISOString(), newest].toSorted().at(-1) ?? newest;
    const underWay = pending.map(({ client_id, text, image, reference, state, code }) => ({
      id: client_id,
      storedId: null,
      sender: viewerId,
      sent_at: sentAt,
      text,
      image: null,
      pendingImage: image,
      reference,
      state,
      clientId: client_id,
      code,
    }));
    return chunksOf(messages, { offset, underWay, unreadFrom });
  }, [chunksOf, messages, now, offset, pending, unreadFrom, viewerId]);
}
