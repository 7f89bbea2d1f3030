import { createClient, queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type MessagePage } from '@meetcute/contract';
import {
  append,
  createWorld,
  deliver,
  reportPayment,
  respond,
  setFault,
  userOf,
  type World,
} from '@meetcute/mocks';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { conversationQuery } from '../messaging/conversation-query.ts';
import { createClientStore } from '../provider/client-store.ts';
import type { PushPort } from '../push/port.ts';
import { startLiveSync } from './start-live-sync.ts';
import { conversationKey } from './conversation-cache.ts';

vi.setConfig({ testTimeout: 30_000 });

const waitUntil = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Opens a member's page with one conversation, in a world that `prepare` may change first. A delayed response
 * contains the data of the moment it was requested.
 */
async function livePage(
  prepare: (world: World) => void = () => undefined,
  respondTo: (world: World, request: Request) => Promise<Response> = respond,
) {
  const world = createWorld({ viewer: 'unpaid' });
  prepare(world);
  const me = world.members.get(world.sessions.get(world.browserSession!)!)!;
  const chat = [...world.conversations.values()].find(({ members }) => members.includes(me.profile.id))!;
  const other = chat.members.find((id) => id !== me.profile.id)!;
  const delays = new Map<string, PromiseWithResolvers<void>>();
  const requestedPaths: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const response = await respondTo(world, request);
    requestedPaths.push(pathname);
    await delays.get(pathname)?.promise;
    request.signal.throwIfAborted();
    // As in a browser, an abort ends the body, too.
    const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return new Response(body, response);
  };
  const client = createClient({ baseUrl: 'https://site.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createClientStore();
  const user = userOf(world, me);
  queryClient.setQueryData(queryKeyOf(calls.getUser), user);
  const push = { isCapable: () => false } as PushPort;
  const stop = startLiveSync({ queryClient, store, client, user, push });
  await waitUntil(() => expect(world.listeners.size).toBe(1));
  const observer = new QueryObserver(queryClient, {
    ...conversationQuery(client, queryClient, chat.id),
    staleTime: Infinity,
  });
  const stops: (() => void)[] = [stop, () => queryClient.clear()];
  close = () => stops.forEach((each) => each());
  const page = () => queryClient.getQueryData<MessagePage>(conversationKey(chat.id));
  return {
    world,
    client,
    me: me.profile.id,
    chat,
    other,
    requestedPaths,
    queryClient,
    store,
    page,
    /** Shows the conversation on screen. */
    open: () => stops.push(observer.subscribe(() => undefined)),
    refetch: () => void queryClient.invalidateQueries({ queryKey: conversationKey(chat.id) }),
    texts: () => page()?.messages.map(({ text }) => text),
    chats: queryFor(client, calls.getChats),
    /** Opens another, hidden tab of the same member. */
    openHiddenTab: () => {
      const hiddenClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      hiddenClient.setQueryData(queryKeyOf(calls.getUser), user);
      const presence = { isActive: () => false, subscribe: () => () => undefined };
      stops.push(
        startLiveSync({
          queryClient: hiddenClient,
          store: createClientStore(),
          client,
          user,
          push,
          presence,
        }),
      );
      return hiddenClient;
    },
    listedChat: () =>
      queryClient
        .getQueryData<{ chats: ChatItem[] }>(queryKeyOf(calls.getChats))
        ?.chats.find(({ conversation }) => conversation.id === chat.id),
    receiveMessage: (text: string) => deliver(world, chat, other, text, null),
    markReadByOther: () => {
      const data = { conversation: chat.id, reader: other, read_until: chat.messages.at(-1)!.id };
      append(world, me.profile.id, 'read', data);
    },
    /** Delays the responses of a path until `release` is called. */
    delayResponse: (path: string) => {
      const gate = Promise.withResolvers<void>();
      delays.set(path, gate);
      const countBefore = requestedPaths.length;
      return {
        isAsked: () => waitUntil(() => expect(requestedPaths.slice(countBefore)).toContain(path)),
        release: () => {
          delays.delete(path);
          gate.resolve();
        },
      };
    },
    /** Resolves when the stream has delivered every event so far. */
    flushEvents: async () => {
      const marker = `marker ${requestedPaths.length}`;
      append(world, me.profile.id, 'user', { ...userOf(world, me), email: `${marker}@example.com` });
      await waitUntil(() =>
        expect(queryClient.getQueryData(queryKeyOf(calls.getUser))).toMatchObject({
          email: `${marker}@example.com`,
        }),
      );
    },
  };
}

const MESSAGES = calls.getMessages.path;
const CHATS = calls.getChats.path;

test('shows a message that arrives during the first load of a conversation', async () => {
  const { flushEvents, delayResponse, open, receiveMessage, texts } = await livePage();
  const delayedResponse = delayResponse(MESSAGES);
  open();
  await delayedResponse.isAsked();
  receiveMessage('Just now');
  await flushEvents();
  delayedResponse.release();
  await waitUntil(() => expect(texts()?.at(-1)).toBe('Just now'));
});

test('keeps messages and read marks that arrive while a conversation is refetched', async () => {
  const {
    chat,
    flushEvents,
    delayResponse,
    me,
    open,
    page,
    queryClient,
    markReadByOther,
    refetch,
    receiveMessage,
    texts,
    world,
  } = await livePage();
  deliver(world, chat, me, 'Mine', 'client-mine');
  open();
  await waitUntil(() => expect(texts()?.at(-1)).toBe('Mine'));
  const delayedResponse = delayResponse(MESSAGES);
  refetch();
  await delayedResponse.isAsked();
  markReadByOther();
  receiveMessage('Just now');
  await flushEvents();
  delayedResponse.release();
  await waitUntil(() => expect(queryClient.isFetching({ queryKey: conversationKey(chat.id) })).toBe(0));
  expect(texts()?.slice(-2)).toEqual(['Mine', 'Just now']);
  expect(page()?.messages.at(-2)?.state).toBe('read');
});

test('refetches a conversation when the chat list is ahead of it', async () => {
  const { chats, chat, open, queryClient, texts, world } = await livePage();
  open();
  await waitUntil(() => expect(texts()).toBeDefined());
  // Without a stream only polls report the message.
  world.listeners.clear();
  deliver(world, chat, chat.members[0], 'Unheard', null);
  await queryClient.fetchQuery({ ...chats, staleTime: 0 });
  await waitUntil(() => expect(texts()?.at(-1)).toBe('Unheard'));
});

test('keeps newer events when an older chat list arrives late', async () => {
  const { chats, flushEvents, delayResponse, listedChat, queryClient, receiveMessage } = await livePage();
  await queryClient.fetchQuery(chats);
  const delayedResponse = delayResponse(CHATS);
  const isFetched = queryClient.invalidateQueries({ queryKey: chats.queryKey, refetchType: 'all' });
  await delayedResponse.isAsked();
  receiveMessage('Just now');
  await flushEvents();
  expect(listedChat()?.last_message?.text).toBe('Just now');
  delayedResponse.release();
  await isFetched;
  expect(listedChat()?.last_message?.text).toBe('Just now');
});

test('clears the messages of a chat that is removed on another device', async () => {
  const { chat, flushEvents, me, open, page, texts, world } = await livePage();
  open();
  await waitUntil(() => expect(texts()).toBeDefined());
  append(world, me, 'chat_removed', { conversation: chat.id });
  await flushEvents();
  expect(page()).toBeUndefined();
});

test('reloads an open removed chat when the other member writes again', async () => {
  const { chat, flushEvents, me, open, queryClient, chats, receiveMessage, texts, world } = await livePage();
  await queryClient.fetchQuery(chats);
  open();
  await waitUntil(() => expect(texts()).toBeDefined());
  append(world, me, 'chat_removed', { conversation: chat.id });
  await flushEvents();
  receiveMessage('Are you there?');
  await waitUntil(() => expect(texts()?.at(-1)).toBe('Are you there?'));
});

test('a hidden tab sends no requests and shows the responses of another tab', async () => {
  const { requestedPaths, chats, openHiddenTab, queryClient } = await livePage();
  const hiddenClient = openHiddenTab();
  const readHiddenChats = () => hiddenClient.getQueryData<{ chats: ChatItem[] }>(chats.queryKey);
  await waitUntil(() => expect(readHiddenChats()?.chats.length).toBeGreaterThan(0));
  expect(readHiddenChats()).toEqual(queryClient.getQueryData(chats.queryKey));
  expect(requestedPaths.filter((path) => path === CHATS)).toHaveLength(1);
});

test('keeps its data while polls have no news', async () => {
  const tags: (string | null)[] = [];
  const { chat, chats, me, listedChat, queryClient } = await livePage(undefined, async (world, request) => {
    const response = await respond(world, request);
    if (request.method !== 'GET' || new URL(request.url).pathname !== CHATS) return response;
    tags.push(request.headers.get('if-none-match'));
    if (tags.at(-1) === '"1"') return new Response(null, { status: 304 });
    response.headers.set('etag', '"1"');
    return response;
  });
  await waitUntil(() => expect(tags).toEqual([null]));
  const tab = new BroadcastChannel(`meetcute-${me}`);
  tab.postMessage({ type: 'loss' });
  await waitUntil(() => expect(tags).toEqual([null, '"1"']));
  expect(listedChat()?.conversation.id).toBe(chat.id);
  // The page has learned that the other member has left, which appends no event.
  queryClient.setQueryData(chats.queryKey, { chats: [] });
  tab.postMessage({ type: 'open' });
  await waitUntil(() => expect(tags).toEqual([null, '"1"', '"1"']));
  await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  tab.close();
  expect(listedChat()).toBeUndefined();
});

test('polls again when events are lost during a poll', async () => {
  const { requestedPaths, chats, delayResponse, listedChat, me, queryClient, receiveMessage, world } =
    await livePage();
  await queryClient.fetchQuery(chats);
  const delayedResponse = delayResponse(CHATS);
  const listeners = [...world.listeners];
  await delayedResponse.isAsked();
  // Lost in transit: the next event reveals the gap.
  world.listeners.clear();
  receiveMessage('Unheard');
  listeners.forEach((each) => world.listeners.add(each));
  append(world, me, 'unliked', { profile: 'nobody' });
  delayedResponse.release();
  await waitUntil(() => expect(listedChat()?.last_message?.text).toBe('Unheard'));
  expect(requestedPaths.filter((path) => path === CHATS).length).toBeGreaterThan(2);
});

/**
 * Opens a page whose first poll has failed, with fake timers. `keepStreamActive` advances the clock by two and a half
 * minutes and keeps the stream active.
 */
async function failedPage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const page = await livePage((world) =>
    setFault(world, 'getChats', { kind: 'error', code: 'unavailable', times: 1 }),
  );
  const { requestedPaths, chat, me, other, queryClient, store, world } = page;
  const isIdle = () => waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  await waitUntil(() => expect(requestedPaths).toContain(calls.getLikes.path));
  await isIdle();
  const keepStreamActive = async () => {
    for (let half = 0; half < 5; half += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      const signal = { type: 'typing', data: { conversation: chat.id, profile: other } } as const;
      for (const listener of world.listeners) listener(me, signal);
      await waitUntil(() => expect(store.getState().typing).toContain(chat.id));
      await isIdle();
    }
  };
  return { ...page, keepStreamActive };
}

test('repeats a failed poll while the stream stays active', async () => {
  const { keepStreamActive, listedChat } = await failedPage();
  expect(listedChat()).toBeUndefined();
  await keepStreamActive();
  await waitUntil(() => expect(listedChat()).toBeDefined());
});

test('repeats a failed poll when another tab shares a response that can’t be merged', async () => {
  const { keepStreamActive, listedChat, me } = await failedPage();
  const tab = new BroadcastChannel(`meetcute-${me}`);
  tab.postMessage({ type: 'poll', took: 5, outcome: { isGood: true }, answers: [], upTo: null });
  await keepStreamActive();
  tab.close();
  await waitUntil(() => expect(listedChat()).toBeDefined());
});

test('a page that is left closes its connection, and catches up when the browser restores it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { listedChat, me, receiveMessage, requestedPaths, world } = await livePage();
  await waitUntil(() => expect(requestedPaths).toContain(CHATS));
  page.dispatchEvent(new Event('pagehide'));
  await waitUntil(() => expect(world.listeners.size).toBe(0));
  const tabMessages: unknown[] = [];
  const tab = new BroadcastChannel(`meetcute-${me}`);
  tab.addEventListener('message', ({ data }) => tabMessages.push(data));
  receiveMessage('Meanwhile');
  expect(listedChat()?.last_message?.text).not.toBe('Meanwhile');
  page.dispatchEvent(new Event('pageshow'));
  await waitUntil(() => expect(world.listeners.size).toBe(1));
  await waitUntil(() => expect(listedChat()?.last_message?.text).toBe('Meanwhile'));
  receiveMessage('And now');
  await waitUntil(() => expect(listedChat()?.last_message?.text).toBe('And now'));
  // The channel is open again, too.
  await waitUntil(() => expect(tabMessages).not.toEqual([]));
  tab.close();
});

test('a page that is left during a poll lets other tabs poll, and polls again when it is restored', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { chats, delayResponse, listedChat, me, queryClient, receiveMessage, requestedPaths, world } =
    await livePage();
  await queryClient.fetchQuery(chats);
  await waitUntil(() => expect(requestedPaths).toContain(calls.getLikes.path));
  await waitUntil(() => expect(queryClient.isFetching()).toBe(0));
  const lock = async () =>
    (await navigator.locks.query()).held?.find(({ name }) => name === `meetcute-${me}-turn`);
  const delayedResponse = delayResponse(CHATS);
  const tab = new BroadcastChannel(`meetcute-${me}`);
  // The first poll of a page takes no lock; a lost stream causes another one.
  tab.postMessage({ type: 'loss' });
  tab.close();
  await delayedResponse.isAsked();
  expect(await lock()).toBeDefined();
  page.dispatchEvent(new Event('pagehide'));
  await expect.poll(lock).toBeUndefined();
  await waitUntil(() => expect(world.listeners.size).toBe(0));
  receiveMessage('Meanwhile');
  page.dispatchEvent(new Event('pageshow'));
  delayedResponse.release();
  await waitUntil(() => expect(listedChat()?.last_message?.text).toBe('Meanwhile'));
});

test('an open order follows its payment, and a history that is on its way too', async () => {
  const { world, queryClient, client } = await livePage();
  const { transaction } = await client.call(calls.createOrder, {
    payload: {
      product: 'premium-30',
      country: 'NL',
      payment_method: 'ideal',
      price: { amount: 1999, currency: 'EUR' },
    },
  });
  await client.call(calls.startPayment, { payload: { transaction: transaction.id } });
  const query = queryFor(client, calls.getTransaction, { id: transaction.id });
  await queryClient.fetchQuery(query);
  queryClient.setQueryData([...queryKeyOf(calls.getOrders), 'pages'], {
    pages: [{ transactions: [] }],
    pageParams: [undefined],
  });
  const discountKey = queryKeyOf(calls.getDiscountCode, { welcome: 'true' });
  queryClient.setQueryData(discountKey, { discount_code: null });
  reportPayment(world, transaction.id, 'paid');
  await waitUntil(() =>
    expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ transaction: { state: 'paid' } }),
  );
  expect(queryClient.getQueryData([...queryKeyOf(calls.getOrders), 'pages'])).toMatchObject({
    pages: [{ transactions: [{ id: transaction.id, state: 'paid' }] }],
  });
  // A discount of the first order is used up by it.
  expect(queryClient.getQueryState(discountKey)?.isInvalidated).toBe(true);
});
