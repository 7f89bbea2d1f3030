import type { Profile } from '@meetcute/contract';
import { useEffect, useState } from 'react';
import { usePresence } from '../connection/usePresence.ts';
import { useChats } from '../messaging/useChats.ts';

/** The other member of a conversation. */
export interface ListedMember {
  /** Their profile; null until loaded, and without one. */
  profile: Profile | null;
  /** Whether the list of chats has no such conversation. */
  isUnlisted: boolean;
  /** Loads the list of chats again; null unless it failed before the member was known. */
  onRetry: (() => void) | null;
}

/**
 * Finds the other member of a conversation in the list of chats. A list without it may be older than the
 * conversation, as after a push. It is therefore refetched once before the conversation counts as missing.
 */
export function useListedMember(conversation: string): ListedMember {
  const list = useChats();
  const listed = list.data?.chats.find((chat) => chat.conversation.id === conversation);
  const profile = usePresence(listed?.profile ?? null);
  const [isChecked, setIsChecked] = useState(false);
  if (profile !== null && !isChecked) setIsChecked(true);
  const isUnsure = list.isSuccess && profile === null && !isChecked;
  const { refetch } = list;
  useEffect(() => {
    if (isUnsure) void refetch({ cancelRefetch: false }).then(() => setIsChecked(true));
  }, [isUnsure, refetch]);
  return {
    profile,
    isUnlisted: isChecked && list.isSuccess && !list.isFetching && profile === null,
    onRetry: list.isError && profile === null ? () => void refetch() : null,
  };
}
