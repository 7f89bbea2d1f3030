import { calls, type ChatItem, type ChatList } from '@meetcute/contract';
import { joinChats, withChatsPage } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useNextPage, type NextPage } from '../lists/useNextPage.ts';
import { useChats } from '../messaging/useChats.ts';
import { useChatSearch, type ChatSearch } from '../messaging/useChatSearch.ts';
import { useDeleteChat } from '../messaging/useDeleteChat.ts';
import { useClient, usePorts } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/** Chats of the viewer with their search, returned by `useChatListPane`. */
export interface UseChatListPaneResult extends ChatSearch {
  /** Whether the chats are loading, can be shown, failed to load, or there are none. */
  status: 'loading' | 'ready' | 'failed' | 'empty';
  /** Loads the chats again. */
  onRetry: () => void;
  /** Deletes a chat after a confirmation. */
  onRemove: (chat: ChatItem) => void;
  /** Time at which the list was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Older chats. The search covers the loaded ones. */
  next: NextPage;
  /** Profile id of the viewer. */
  viewerId: string;
}

/** Options of `useChatListPane`. */
export interface ChatListPaneOptions {
  /** Called with the id of a deleted conversation. Default: nothing. */
  onRemoved?: (conversation: string) => void;
}

const none: readonly ChatItem[] = [];

/** Loads the chats of the viewer, searches them, and deletes one after a confirmation. */
export function useChatListPane({ onRemoved }: ChatListPaneOptions = {}): UseChatListPaneResult {
  const { t } = useTranslation('chat');
  const { confirm } = usePorts();
  const { data, isError, refetch, dataUpdatedAt } = useChats();
  const client = useClient();
  const next = useNextPage<ChatList>({
    call: calls.getChats,
    before: data?.before,
    load: (cursor) => client.call(calls.getChats, { query: { before: cursor } }),
    add: withChatsPage,
    join: joinChats,
  });
  const search = useChatSearch(data?.chats ?? none);
  const remove = useDeleteChat(onRemoved);
  const statusOf = () => {
    if (!data) return isError ? 'failed' : 'loading';
    return data.chats.length === 0 ? 'empty' : 'ready';
  };
  return {
    ...search,
    status: statusOf(),
    onRetry: () => void refetch(),
    onRemove: ({ conversation, profile }) => {
      if (confirm(t('conversation.removeConfirm', { name: profile.name }))) remove(conversation.id);
    },
    asOf: dataUpdatedAt,
    next,
    viewerId: useViewer()?.profile.id ?? '',
  };
}
