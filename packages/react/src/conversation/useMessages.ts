import type { Message, MessagePage } from '@meetcute/contract';
import { groupMessages, type MessageDay, type PendingMessage, type UtcOffset } from '@meetcute/core';
import { useMemo, useSyncExternalStore } from 'react';
import { usePorts } from '../provider/context.ts';
import type { MessageState } from './MessageRoot.tsx';

/** A message as it is shown, stored or still on its way; `id` is unique and stays the same when it is stored. */
export interface ShownMessage {
  readonly id: string;
  readonly sender: string;
  readonly sent_at: string;
  readonly text: string;
  readonly image: Message['image'];
  readonly state: MessageState;
  /** What to try again with; null for a stored message. */
  readonly clientId: string | null;
}

const never = () => () => undefined;
const utc: UtcOffset = () => 0;
const local: UtcOffset = (at) => -at.getTimezoneOffset();

/** The reader's clock; UTC on the server and while the page starts, because the server can't know it. */
export function useReaderClock(): { offset: UtcOffset; timeZone: string | undefined } {
  const isLocal = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLocal ? { offset: local, timeZone: undefined } : { offset: utc, timeZone: 'UTC' };
}

const stored = (message: Message): ShownMessage => ({
  ...message,
  id: message.client_id ?? message.id,
  clientId: null,
});

/** Messages of a conversation by day and in runs of one sender, those on their way last. */
export function useMessages(
  page: MessagePage | undefined,
  pending: readonly PendingMessage[],
  viewerId: string,
): readonly MessageDay<ShownMessage>[] {
  const { offset } = useReaderClock();
  const { now } = usePorts();
  return useMemo(() => {
    const messages = (page?.messages ?? []).map(stored);
    // What is on its way belongs under the newest message, whatever this device's clock says.
    const newest = messages.at(-1)?.sent_at ?? '';
    const at = [now().toISOString(), newest].toSorted().at(-1) ?? newest;
    const underWay = pending.map(({ client_id, text, state }) => ({
      id: client_id,
      sender: viewerId,
      sent_at: at,
      text,
      image: null,
      state,
      clientId: client_id,
    }));
    return groupMessages([...messages, ...underWay], offset);
  }, [now, offset, page, pending, viewerId]);
}
