import type { Profile } from '@meetcute/contract';
import { initialSearch } from '@meetcute/core';
import {
  useConversationLog,
  useMessageChunks,
  type UseChatListPaneResult,
  type UseConversationPaneResult,
  type UseMessageFormResult,
} from '@meetcute/react';
import type { ReactElement } from 'react';
import { ChatListPane } from '../chat-list/index.ts';
import * as Kit from '../conversation/index.ts';
import * as Grid from '../search-grid/index.ts';
import { members } from './page.tsx';

const nothing = () => undefined;

const form: UseMessageFormResult = {
  value: '',
  onChange: nothing,
  onSend: nothing,
  onTyping: nothing,
  maxLength: 100,
  isBlocked: false,
  hasMore: false,
  image: { value: null, onChange: nothing, choose: null, refusal: null },
  quote: null,
  onRemoveQuote: nothing,
  price: 0,
  credits: 0,
  hasPriceNote: true,
  canAfford: true,
  isPersistent: true,
};

const sending = {
  pending: [],
  isPersistent: true,
  isSentWhenPaid: false,
  sendWhenPaid: nothing,
  send: nothing,
  image: form.image,
  reference: null,
  setReference: nothing,
  retry: nothing,
  edit: null,
};

const data = {
  page: undefined,
  error: null,
  onRetry: nothing,
  loadOlder: null,
  isLoadingOlder: false,
  hasOlderFailed: false,
};

const profile = members[0]!;

const conversation: UseConversationPaneResult = {
  id: '21',
  status: 'loading',
  onRetry: nothing,
  profile,
  isProfileLoading: false,
  viewerId: '1',
  isReady: false,
  data,
  sending,
  unreadFrom: undefined,
};

const chats: UseChatListPaneResult = {
  status: 'loading',
  query: '',
  onQuery: null,
  matches: [],
  onRetry: nothing,
  onRemove: nothing,
  asOf: 0,
  next: { load: null, isLoading: false, hasFailed: false },
  viewerId: '1',
};

const search = {
  state: { ...initialSearch, profiles: [profile], status: 'ready', total: 99 },
  onMore: nothing,
  onRetry: nothing,
  onPage: nothing,
} as const;

const results: readonly Grid.ResultItem[] = [{ kind: 'profile', profile }];

const profileHref = ({ id }: Profile) => `/members/${id}`;

const page = { messages: [] };

/** Log of a page without a server. */
function Log(props: object) {
  const chunks = useMessageChunks({ page, pending: sending.pending, viewerId: '1' });
  const log = useConversationLog({ chunks, messages: page.messages, viewerId: '1' });
  const actions = { onRetry: nothing, onEdit: null, hint: null, older: data, failed: [], moments: new Map() };
  const messages = {
    ...actions,
    id: '21',
    onAnswer: nothing,
    log,
    profile,
    viewerId: '1',
    unreadFrom: undefined,
    isTyping: false,
  };
  return <Kit.MessageLog messages={messages} {...props} />;
}

/** Panes of a page by name, each with the fewest props that render it beside the given ones. */
export const paneExamples: Readonly<Record<string, (given: object) => ReactElement>> = {
  EmptySearch: (props) => <Grid.EmptySearch widening={null} {...props} />,
  MoreResults: (props) => <Grid.MoreResults search={search} {...props} />,
  Pagination: (props) => (
    <Grid.Pagination page={1} total={99} isDisabled={false} onPage={nothing} {...props} />
  ),
  ResultGrid: (props) => <Grid.ResultGrid items={results} label="" profileHref={profileHref} {...props} />,
  SearchResults: (props) => (
    <Grid.SearchResults search={search} items={results} profileHref={profileHref} {...props} />
  ),
  ChatListPane: (props) => <ChatListPane list={chats} chatHref={(id) => `/chats/${id}`} {...props} />,
  ConversationHeader: (props) => (
    <Kit.ConversationHeader profile={profile} profileHref="/members/1" {...props} />
  ),
  ConversationPane: (props) => (
    <Kit.ConversationPane conversation={conversation} profileHref={({ id }) => `/members/${id}`} {...props} />
  ),
  MessageForm: (props) => <Kit.MessageForm form={form} name="Robin" {...props} />,
  MessageLog: (props) => <Log {...props} />,
  MessageSkeleton: (props) => <Kit.MessageSkeleton {...props} />,
  SafetyTip: (props) => <Kit.SafetyTip href="/pages/safety" {...props} />,
  NoConversation: (props) => <Kit.NoConversation {...props} />,
};
