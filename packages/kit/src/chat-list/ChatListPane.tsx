import type { ChatItem } from '@meetcute/contract';
import {
  ChatList as ChatListParts,
  useChatList,
  useTyping,
  type UseChatListPaneResult,
} from '@meetcute/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noChatsDrawing } from '../drawings/NoChats.tsx';
import { failedDrawing } from '../drawings/Failed.tsx';
import { Button } from '../button/Button.tsx';
import { Announcement } from '../feedback/Announcement.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { MoreEntries } from '../feedback/MoreEntries.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';
import type { Skin } from '../skin.ts';
import { ChatListColumn } from './ChatListColumn.ts';
import { ChatListItem } from './ChatListItem.tsx';
import type { ChatListItemProps } from './skin-chat-list-item.tsx';

function Loading() {
  return (
    <div aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} data-part="line">
          <Skeleton data-part="face" />
          <Skeleton data-part="words" />
          <Skeleton data-part="words" />
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Pick<ChatListItemProps, 'chat' | 'href' | 'asOf' | 'viewerId' | 'onRemove'> {
  /** Whether this chat is open. */
  isCurrent: boolean;
  /** Component of the row. */
  Item: Skin<ChatListItemProps>;
}

/** Row of a chat; a component of its own, so that only this row renders when its member types. */
function Row({ Item, ...props }: RowProps) {
  return <Item {...props} isTyping={useTyping(props.chat.conversation.id)} />;
}

interface RowsProps extends Required<Pick<ChatListPaneProps, 'list' | 'chatHref' | 'Item'>> {
  /** Id of the open conversation; undefined for none. */
  current: string | undefined;
  /** Accessible name of the list. */
  label: string;
}

function Rows({
  list: { matches: chats, asOf, viewerId, onRemove },
  current,
  label,
  chatHref,
  Item,
}: RowsProps) {
  const list = useChatList(chats);
  useEffect(() => {
    if (current === undefined) return;
    list.ref.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, list.ref]);
  const row = (chat: ChatItem) => (
    <Row
      chat={chat}
      href={chatHref(chat.conversation.id)}
      asOf={asOf}
      viewerId={viewerId}
      isCurrent={chat.conversation.id === current}
      onRemove={() => onRemove(chat)}
      Item={Item}
    />
  );
  return (
    <ChatListParts.Root list={list} aria-label={label}>
      {list.rows.map(({ chat, rowProps }) => (
        <li key={chat.conversation.id} {...rowProps}>
          {row(chat)}
        </li>
      ))}
    </ChatListParts.Root>
  );
}

/** State of a list of chats, for its `className` and `style` functions. */
export interface ChatListPaneState {
  /** Whether the chats are loading, can be shown, failed to load, or there are none. @selector [data-status] */
  status: UseChatListPaneResult['status'];
}

/** Props of `ChatListPane`. */
export interface ChatListPaneProps extends FrameProps<HTMLDivElement, ChatListPaneState> {
  /** The chats, from `useChatListPane` or of your own. @selector [data-status] */
  list: UseChatListPaneResult;
  /** Returns the URL of a conversation by its id. */
  chatHref: (conversation: string) => string;
  /** Id of the open conversation. Default: none. */
  current?: string | undefined;
  /** Level of the title; `h1` where the list is the page. It announces loading then. Default: 'h2'. */
  heading?: 'h1' | 'h2';
  /** Component of a row. Default: the kit's `ChatListItem`. */
  Item?: Skin<ChatListItemProps>;
  /** Action of a member without chats, such as a link to the search. Default: none. */
  emptyAction?: ReactNode;
  /** Content after the list, in the same scroll container, such as the site's links. Default: none. */
  after?: ReactNode;
}

/** The member's chats with search, skeleton, error and empty state. It scrolls in the height of its flex container. */
export function ChatListPane({
  list,
  chatHref,
  current,
  heading: Heading = 'h2',
  Item = ChatListItem,
  emptyAction,
  after,
  ...otherProps
}: ChatListPaneProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { status, query, onQuery, matches: chats, onRetry } = list;
  const isLoading = status === 'loading';
  const frame = useFrame(otherProps, { status });
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    onQuery?.('');
    field.current?.focus();
  };
  return (
    <ChatListColumn {...frame} aria-busy={isLoading}>
      {/* Beside a conversation, the conversation announces loading itself. */}
      <Announcement>
        {isLoading && Heading === 'h1' && t('common:loading')}
        {query && t('search.found', { count: chats.length })}
      </Announcement>
      <Heading data-part="title" tabIndex={Heading === 'h1' ? -1 : undefined}>
        {t('title')}
      </Heading>
      {status === 'failed' && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {isLoading && <Loading />}
      {status === 'empty' && (
        <EmptyState
          drawing={noChatsDrawing}
          title={t('empty.title')}
          text={t('empty.text')}
          action={emptyAction}
        />
      )}
      {onQuery && <SearchField label={t('search.label')} value={query} onChange={onQuery} inputRef={field} />}
      {onQuery && chats.length === 0 && (
        <EmptyState
          title={t('search.noneTitle', { query })}
          text={t('search.noneText')}
          action={<Button onPress={showAll}>{t('search.all')}</Button>}
        />
      )}
      {chats.length > 0 && (
        <Rows list={list} current={current} label={t('title')} chatHref={chatHref} Item={Item} />
      )}
      {/* A search that finds little must not load all chats. */}
      <MoreEntries
        data-part="more"
        next={list.next}
        failedTitle={t('failed.title')}
        isAutomatic={query === ''}
      />
      {after !== undefined && <div data-part="after">{after}</div>}
    </ChatListColumn>
  );
}
