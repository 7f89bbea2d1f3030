import type { Message } from '@meetcute/contract';
import type { PendingMessage } from '@meetcute/core';
import { useMemo, useState } from 'react';
import { usePorts } from '../provider/context.ts';
import { createChunks, type DisplayChunk } from './displayChunks.ts';
import { useReaderClock } from './useReaderClock.ts';

const none: readonly Message[] = [];

export interface MessageChunksOptions {
  /** What is loaded of it; undefined while it loads. */
  page: { readonly messages: readonly Message[] } | undefined;
  /** Messages on their way, which stand under the newest. */
  pending: readonly PendingMessage[];
  /** Profile id of the reader. */
  viewerId: string;
  /** Id of the shown message under the unread divider. Default: none. */
  unreadFrom?: string | undefined;
}

/** The messages of a conversation in blocks of 50, by day and in runs of one sender, those on their way last. */
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
    // What is on its way belongs under the newest message, whatever this device's clock says.
    const newest = messages.at(-1)?.sent_at ?? '';
    const at = [now().toISOString(), newest].toSorted().at(-1) ?? newest;
    const underWay = pending.map(({ client_id, text, image, state, code }) => ({
      id: client_id,
      sender: viewerId,
      sent_at: at,
      text,
      image: null,
      pendingImage: image,
      state,
      clientId: client_id,
      code,
    }));
    return chunksOf(messages, { offset, underWay, unreadFrom });
  }, [chunksOf, messages, now, offset, pending, unreadFrom, viewerId]);
}
