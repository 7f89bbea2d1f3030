import {
  ApiError,
  browserClock,
  browserNetwork,
  createDelivery,
  createLazyStore,
  createOutbox,
  flushOnPageReturn,
  openTabs,
  queryKeyOf,
  releaseOnUserChange,
  userQuery,
  type Client,
  type Outbox,
  type OutboxOptions,
  type OutboxTabMessage,
  type Sent,
} from '@meetcute/client';
import { calls, type ChatList, type MessagePage, type User } from '@meetcute/contract';
import { hasUnpersisted, mergeMessages, type LogEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { registerUnsavedWork, clearUnsavedWork } from '../../app/unsaved-work.ts';
import { conversationKey } from '../../live/conversation-cache.ts';
import type { ClientStore } from '../../provider/client-store.ts';
import type { Ports } from '../../provider/ports.ts';
import { isLogoutRequested, readMemberId } from '../../session/session-end.ts';
import { storeImage } from './stored-image.ts';
import { createSentJournal, restoreImageMessages } from './sent-journal.ts';
import { createDraftKey, createReferenceKey } from './draft-storage.ts';

/** Member and page that an outbox belongs to. */
export interface OutboxContext {
  /** Query cache that receives sent messages. */
  queryClient: QueryClient;
  /** Client store, which records a requested logout. */
  store: ClientStore;
  /** API client that sends the messages. */
  client: Client;
  /** Ports for storage and logging. */
  ports: Pick<Ports, 'database' | 'localStore' | 'log'>;
  /** Profile id of the sender. */
  member: string;
}

interface Opened {
  page: OutboxContext;
  outbox: Outbox;
  stop: () => void;
  holders: number;
}

const openOutboxes = new WeakMap<QueryClient, Opened>();

/** Writes a sent message and the remaining credits to the query cache. The first message puts its chat on the list. */
function showSent(
  { queryClient, member }: OutboxContext,
  conversation: string,
  { message, credits }: Sent,
): void {
  queryClient.setQueryData<MessagePage>(conversationKey(conversation), (page) =>
    page ? { ...page, messages: [...mergeMessages(page.messages, [message])], credits } : page,
  );
  const chatsKey = queryKeyOf(calls.getChats);
  const list = queryClient.getQueryData<ChatList>(chatsKey);
  if (list?.chats.every((chat) => chat.conversation.id !== conversation))
    void queryClient.invalidateQueries({ queryKey: chatsKey });
  // Credits belong to the account and are shown in several places. Another member may be logged in by now.
  queryClient.setQueryData<User | null>(queryKeyOf(calls.getUser), (user) =>
    user?.profile.id === member ? { ...user, credits } : user,
  );
}

function open(page: OutboxContext): Opened {
  const { queryClient, store, client, ports, member } = page;
  const database = ports.database();
  const name = database.then(
    (openedDatabase) => `${openedDatabase.name}-outbox-${member}`,
    () => crypto.randomUUID(),
  );
  const tabs = openTabs<OutboxTabMessage<Sent>>(name);
  const journal = createSentJournal(ports.localStore, member);
  // Without a database there are no stored images; the journal is kept for a page that has one.
  restoreImageMessages(database, ports.localStore, member).catch(() => undefined);
  const options: OutboxOptions<Sent> = {
    member,
    store: createLazyStore(member, async () => (await ports.database()).outbox),
    journal,
    tabs,
    clock: browserClock,
    network: browserNetwork,
    deliver: createDelivery(client),
    onDelivered: ({ conversation }, sentMessage) => showSent(page, conversation, sentMessage),
    onFailure: (_item, error) => {
      ports.log('A message was not sent.', error);
      const isUnknown = error instanceof ApiError && error.code === 'not_logged_in';
      // Refetching the user ends the session of the page.
      if (isUnknown) queryClient.fetchQuery({ ...userQuery(client), staleTime: 0 }).catch(() => undefined);
    },
  };
  const outbox = createOutbox(options);
  // An automatic reload must not lose a message that exists only in memory or is still being written.
  outbox.subscribe(() => registerUnsavedWork(member, 'outbox', hasUnpersisted(outbox.read())));
  const stops = [releaseOnUserChange(queryClient, member, outbox), flushOnPageReturn(outbox)];
  const stop = () => {
    const hasLeft = isLogoutRequested(store);
    stops.forEach((each) => each());
    outbox.stop(hasLeft);
    tabs.close();
    if (hasLeft) clearUnsavedWork(member);
    openOutboxes.delete(queryClient);
  };
  return { page, outbox, stop, holders: 0 };
}

/**
 * Opens the member's outbox, shared by all its users on the page. Each caller must call `close` when done. The outbox
 * stops with the last `close`, or when the member logs out.
 */
export function acquireOutbox(page: OutboxContext): { outbox: Outbox; close: () => void } {
  const { queryClient, store, member } = page;
  const previousOutbox = openOutboxes.get(queryClient);
  if (previousOutbox && previousOutbox.page.member !== member) previousOutbox.stop();
  const current = openOutboxes.get(queryClient) ?? open(page);
  openOutboxes.set(queryClient, current);
  current.holders += 1;
  const close = () => {
    current.holders -= 1;
    if (openOutboxes.get(queryClient) !== current) return;
    const isOver = isLogoutRequested(store) || readMemberId(queryClient) !== member;
    if (current.holders === 0 || isOver) current.stop();
  };
  return { outbox: current.outbox, close };
}

/** Returns the open outbox of a member on a page; null without one. */
export function findOutbox(queryClient: QueryClient, member: string | undefined): Outbox | null {
  const entry = openOutboxes.get(queryClient);
  return entry && entry.page.member === member ? entry.outbox : null;
}

/** Discards everything unsent in a conversation: the draft, its image, and pending messages. */
export function discardUnsent(queryClient: QueryClient, conversation: string): void {
  const entry = openOutboxes.get(queryClient);
  if (!entry) return;
  const { outbox, page } = entry;
  outbox.removeConversation(conversation);
  const { member, ports } = page;
  ports.localStore.write(createDraftKey(member, conversation), null);
  ports.localStore.write(createReferenceKey(member, conversation), null);
  void storeImage(ports.database(), { member, conversation }, null, 0);
}

/** Applies an event to the outbox: confirms a stored message, and discards the messages of a removed chat. */
export function applyToOutbox(queryClient: QueryClient, event: LogEvent): void {
  if (event.type === 'chat_removed') discardUnsent(queryClient, event.data.conversation);
  if (event.type === 'message' && event.data.client_id !== null)
    openOutboxes.get(queryClient)?.outbox.confirmDelivered([event.data.client_id]);
}
