import type { MessagePage, Profile } from '@meetcute/contract';
import { newMoments, readAsFar, type MessageMoment, type PendingMessage } from '@meetcute/core';
import { useMemo, useState } from 'react';
import { useTyping } from '../live/useTyping.ts';
import type { ConversationData } from '../messaging/useConversation.ts';
import { useMarkRead } from '../messaging/useMarkRead.ts';
import { useLatestCallback } from '../part/useLatestCallback.ts';
import { useConversationLog, type ConversationLog } from './useConversationLog.ts';
import type { UseConversationPaneResult } from './useConversationPane.ts';
import { useMessageChunks } from './useMessageChunks.ts';
import { useScamHint, type ScamNotice } from './useScamHint.ts';

const noMoments: ReadonlyMap<string, MessageMoment> = new Map();

/**
 * Returns the first reply and the first photo of the other member by message id, if they were unread when the conversation
 * was opened or have arrived since. So each is returned in one visit only. `page` is undefined until loaded, `other` null
 * while unknown.
 */
export function useMoments(
  page: MessagePage | undefined,
  viewerId: string,
  other: Profile | null,
): ReadonlyMap<string, MessageMoment> {
  const [opening, setOpening] = useState<Pick<MessagePage, 'own_read_until'> | null>(null);
  if (page && !opening) setOpening(page);
  const readUntil = opening?.own_read_until ?? null;
  const isOpen = opening !== null;
  return useMemo(
    () => (page && isOpen ? newMoments(page, readUntil, viewerId, other) : noMoments),
    [isOpen, other, page, readUntil, viewerId],
  );
}

/** Messages of a conversation to show, returned by `useMessageLog`. */
export interface UseMessageLogResult extends Pick<
  UseConversationPaneResult,
  'profile' | 'viewerId' | 'unreadFrom'
> {
  /** Rendered range and scroll position, for `Conversation.Root` and `Conversation.Chunks`. */
  log: ConversationLog;
  /** Action that loads older messages, and its progress. */
  older: Pick<ConversationData, 'loadOlder' | 'isLoadingOlder' | 'hasOlderFailed'>;
  /** Messages that could not be sent, oldest first. */
  failed: readonly PendingMessage[];
  /** Retries an unsent message by its client id. The function stays the same in all renders. */
  onRetry: (clientId: string) => void;
  /**
   * Returns a failed message to the form by its client id; null while the form has an image. The function stays the
   * same in all renders.
   */
  onEdit: ((clientId: string) => void) | null;
  /** Id of the conversation. */
  id: string;
  /** Answers a message with the next one, by its id. The function stays the same in all renders. */
  onAnswer: (messageId: string) => void;
  /** Whether the other member is typing. */
  isTyping: boolean;
  /** First reply and first photo of the other member among the messages that are new in this visit, by message id. */
  moments: ReadonlyMap<string, MessageMoment>;
  /** Warning about a risky message; null for none. */
  hint: ScamNotice | null;
}

/**
 * Connects the messages of a conversation: chunks, scroll position, older messages, typing, and warnings about scams.
 * Reports them as read while the newest is in view. Takes the result of `useConversationPane`.
 */
export function useMessageLog({
  id,
  data,
  sending,
  profile,
  viewerId,
  unreadFrom,
}: UseConversationPaneResult): UseMessageLogResult {
  const { page, loadOlder, hasOlderFailed, isLoadingOlder } = data;
  const { pending, retry, edit } = sending;
  const messages = page?.messages;
  const log = useConversationLog({
    chunks: useMessageChunks({ page, pending, viewerId, unreadFrom }),
    messages,
    viewerId,
    sent: pending.at(-1)?.client_id,
    onOlder: hasOlderFailed ? null : loadOlder,
  });
  useMarkRead(id, log.isAway ? undefined : readAsFar(messages ?? [], viewerId));
  const onRetry = useLatestCallback(retry);
  const onEdit = useLatestCallback((clientId: string) => edit?.(clientId));
  const onAnswer = useLatestCallback((messageId: string) =>
    sending.setReference({ kind: 'message', id: messageId }),
  );
  return {
    id,
    onAnswer,
    profile,
    viewerId,
    unreadFrom,
    log,
    older: { loadOlder, isLoadingOlder, hasOlderFailed },
    failed: pending.filter(({ state }) => state === 'failed'),
    onRetry,
    onEdit: edit && onEdit,
    isTyping: useTyping(id),
    moments: useMoments(page, viewerId, profile),
    hint: useScamHint(id, messages, viewerId),
  };
}
