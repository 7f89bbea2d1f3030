import type { ChatItem } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { Announcement, Button, ButtonLink, EmptyState, SearchField, Skeleton } from '@meetcute/kit';
import {
  ChatList as ChatListParts,
  useChatList,
  useChats,
  useChatSearch,
  useDeleteChat,
  usePorts,
  useTyping,
  useViewer,
} from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { WifiSlash } from '@phosphor-icons/react/WifiSlash';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useSlot } from '../../template/context.ts';
import { ChatDrawing } from './ChatDrawing.tsx';

const Column = styled.div`
  --mc-line-inset: calc(${vars.layout.gutter} / 2);

  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-block-size: 0;
  overflow-y: auto;
  padding: ${vars.space[6]} calc(${vars.layout.gutter} - var(--mc-line-inset)) ${vars.space[6]};
  overscroll-behavior: contain;

  h1,
  h2[data-part='title'] {
    padding-inline: var(--mc-line-inset);
    font-size: ${vars.type.heading};
  }
  > [data-part='search'] {
    flex: none;
    margin-inline: var(--mc-line-inset);
  }
  > ul {
    display: grid;
    gap: ${vars.space[1]};
  }
  [data-part='line'] {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${vars.space[2]} ${vars.space[3]};
    align-content: center;
    min-block-size: 5.25rem;
    padding: ${vars.space[3]} var(--mc-line-inset);
  }
  [data-part='face'] {
    grid-row: span 2;
    block-size: 3.5rem;
    border-radius: 50%;
  }
  [data-part='words'] {
    block-size: 1rem;
  }
  [data-part='words']:last-child {
    inline-size: 60%;
  }
  &[aria-busy='false'] > :last-child:not(ul) {
    margin-block: auto;
  }
  ${media.phone} {
    padding-block-end: calc(${vars.layout.tabs} + ${vars.space[10]} + env(safe-area-inset-bottom));
  }
  ${media.tablet} {
    --mc-line-inset: ${vars.space[4]};

    padding-inline: ${vars.space[2]};

    h1,
    h2[data-part='title'] {
      font-size: ${vars.type.title};
    }
  }
`;

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

interface LineProps {
  /** The chat of the row. */
  chat: ChatItem;
  /** Time at which the list was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Whether this chat is open. */
  isCurrent: boolean;
}

function Line({ chat, asOf, isCurrent }: LineProps) {
  const { t } = useTranslation('chat');
  const ChatListItem = useSlot('ChatListItem');
  const { confirm } = usePorts();
  const navigate = useNavigate();
  const viewerId = useViewer()?.profile.id ?? '';
  const { id } = chat.conversation;
  const remove = useDeleteChat(() => {
    if (isCurrent) void navigate(href('chats'), { replace: true });
  });
  const onRemove = () => {
    if (confirm(t('conversation.removeConfirm', { name: chat.profile.name }))) remove(id);
  };
  return (
    <ChatListItem
      chat={chat}
      href={href('chats-chatId', { chatId: id })}
      viewerId={viewerId}
      asOf={asOf}
      isCurrent={isCurrent}
      isTyping={useTyping(id)}
      onRemove={onRemove}
    />
  );
}

interface LinesProps {
  /** Chats to show, in order. */
  chats: readonly ChatItem[];
  /** Time at which the list was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** Id of the open conversation; undefined for none. */
  current: string | undefined;
  /** Accessible name of the list. */
  label: string;
}

function Lines({ chats, asOf, current, label }: LinesProps) {
  const list = useChatList(chats);
  useEffect(() => {
    if (current === undefined) return;
    list.ref.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, list.ref]);
  return (
    <ChatListParts.Root list={list} aria-label={label}>
      {list.rows.map(({ chat, rowProps }) => (
        <li key={chat.conversation.id} {...rowProps}>
          <Line chat={chat} asOf={asOf} isCurrent={chat.conversation.id === current} />
        </li>
      ))}
    </ChatListParts.Root>
  );
}

/** Props of `ChatList`. */
export interface ChatListProps {
  /** Id of the open conversation. Default: none. */
  current?: string;
  /** Level of the title; the page has one `h1`. */
  heading: 'h1' | 'h2';
}

/** The member's chats with search, skeleton, error and empty state. */
export function ChatList({ current, heading: Heading }: ChatListProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { data, isError, refetch, dataUpdatedAt } = useChats();
  const chats = data?.chats;
  const { query, onQuery, found } = useChatSearch(chats ?? []);
  const isLoading = !chats && !isError;
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    onQuery?.('');
    field.current?.focus();
  };
  return (
    <Column aria-busy={isLoading}>
      {/* Beside a conversation, the conversation announces loading itself. */}
      <Announcement>
        {isLoading && Heading === 'h1' && t('common:loading')}
        {query && t('search.found', { count: found.length })}
      </Announcement>
      <Heading data-part="title" tabIndex={Heading === 'h1' ? -1 : undefined}>
        {t('title')}
      </Heading>
      {!chats && isError && (
        <EmptyState
          isAlert
          drawing={<WifiSlash size={48} weight="light" />}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onPress={() => void refetch()}>{t('common:tryAgain')}</Button>}
        />
      )}
      {isLoading && <Loading />}
      {chats?.length === 0 && (
        <EmptyState
          drawing={<ChatDrawing />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink href={href('members')}>{t('empty.action')}</ButtonLink>}
        />
      )}
      {onQuery && <SearchField label={t('search.label')} value={query} onChange={onQuery} inputRef={field} />}
      {onQuery && found.length === 0 && (
        <EmptyState
          title={t('search.noneTitle', { query })}
          text={t('search.noneText')}
          action={<Button onPress={showAll}>{t('search.all')}</Button>}
        />
      )}
      {found.length > 0 && <Lines chats={found} asOf={dataUpdatedAt} current={current} label={t('title')} />}
    </Column>
  );
}
