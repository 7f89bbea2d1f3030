import { ApiError } from '@meetcute/client';
import type { Profile } from '@meetcute/contract';
import { useState } from 'react';
import { useConversation, type ConversationData } from '../messaging/useConversation.ts';
import { useSend, type UseSendResult } from '../messaging/useSend.ts';
import { useViewer } from '../session/useViewer.ts';
import { useListedMember } from './useListedMember.ts';
import { useUnreadFrom } from './useUnreadFrom.ts';

/** A conversation of the viewer, returned by `useConversationPane`. Pass it to `useMessageLog` and `useMessageForm`. */
export interface UseConversationPaneResult {
  /** Id of the conversation. */
  id: string;
  /** Whether it is loading, can be shown, failed to load, or no longer exists. */
  status: 'loading' | 'ready' | 'failed' | 'missing';
  /** Loads again what failed. */
  onRetry: () => void;
  /** The other member; null while unknown. */
  profile: Profile | null;
  /** Whether the other member is still being loaded. */
  isProfileLoading: boolean;
  /** Profile id of the viewer. */
  viewerId: string;
  /** Whether messages can be sent: the messages and the recipient are known. */
  isReady: boolean;
  /** Loaded messages, and actions to load older ones. */
  data: ConversationData;
  /** Pending messages, and actions to send, retry and edit. */
  sending: UseSendResult;
  /** Id of the first message below the unread divider; undefined without a divider. */
  unreadFrom: string | undefined;
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/**
 * Loads a conversation with its other member and its pending messages. Give the component a `key` with the id, because
 * the unread divider keeps its place. A conversation that never existed throws a 404 `ApiError` to the nearest error
 * boundary.
 */
export function useConversationPane(id: string): UseConversationPaneResult {
  const data = useConversation(id);
  const sending = useSend(id);
  const viewerId = useViewer()?.profile.id ?? '';
  const unreadFrom = useUnreadFrom(data.page, viewerId);
  // Only the list of chats provides the other member's name, and whether the profile is fictional.
  const { profile, isUnlisted, onRetry: retryMember } = useListedMember(id);
  // Messages leave the cache when the conversation is deleted, also an empty one, which no list tells of. At the end of a
  // session they leave it as well, and the page stays until the next one has loaded.
  const [wasLoaded, setWasLoaded] = useState(false);
  if (data.page && !wasLoaded) setWasLoaded(true);
  const isRemoved = wasLoaded && !data.page && viewerId !== '';
  const statusOf = () => {
    if (isMissing(data.error) || isUnlisted || isRemoved) return 'missing';
    if (retryMember || (data.error !== null && !data.page)) return 'failed';
    return data.page ? 'ready' : 'loading';
  };
  const status = statusOf();
  return {
    id,
    status,
    onRetry: () => {
      if (data.error) data.onRetry();
      retryMember?.();
    },
    profile,
    isProfileLoading: profile === null && retryMember === null && status !== 'missing',
    viewerId,
    isReady: status === 'ready' && profile !== null,
    data,
    sending,
    unreadFrom,
  };
}
