import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type MessagePage, type User } from '@meetcute/contract';
import { hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import type { Database, PersistedQuery } from '../provider/database.ts';
import { foundKey } from '../live/conversation-cache.ts';
import { PERSISTENCE_MS } from '../provider/persistent-store.ts';

/** Calls whose results are available offline: the user, likes, notifications, the chat list and opened conversations. */
const persistedCalls: readonly unknown[] = [
  calls.getUser.name,
  calls.getChats.name,
  calls.getLikes.name,
  calls.getNotifications.name,
  calls.getMessages.name,
  foundKey('')[0],
];

/** Number of conversations to persist, most recent first, and of newest messages in each. */
export const OFFLINE_LIMITS = { conversations: 30, messages: 100 } as const;

/** Milliseconds during which changes are collected into one write. */
const WRITE_DELAY_MS = 500;

/** Key of the owner's profile id. It belongs to no member, so that it can be read before the viewer is known. */
const OWNER = { member: '', key: 'owner' } as const;

type QueryStore = Database['queries'];

const isPersistable = ({ queryKey, state }: Query): boolean =>
  persistedCalls.includes(queryKey[0]) && state.status === 'success' && state.data !== null;

const isConversationKey = (key: string) => key.startsWith(`["${calls.getMessages.name}"`);

/** Returns the id of the conversation that a key belongs to. */
function conversationOf(key: string): string | undefined {
  const [name, input] = JSON.parse(key) as [string, unknown];
  if (name === foundKey('')[0]) return input as string;
  return isConversationKey(key) ? (input as { conversation: string }).conversation : undefined;
}

/**
 * Whether a persisted conversation is no longer in the chat list, because it was deleted or its member was removed. An
 * open one may be empty, and so in no list. Unknown, and so false, while only a part of the list is loaded.
 */
function isOrphaned(queryClient: QueryClient, key: string): boolean {
  const list = queryClient.getQueryData<ChatList>(queryKeyOf(calls.getChats));
  const id = conversationOf(key);
  if (!list || list.before || id === undefined || queryClient.getQueryData(foundKey(id))) return false;
  return list.chats.every(({ conversation }) => conversation.id !== id);
}

/** Returns a page with only the newest messages; older ones are loaded on demand as usual. */
function shorten(page: MessagePage): MessagePage {
  const messages = page.messages.slice(-OFFLINE_LIMITS.messages);
  const isWhole = messages.length === page.messages.length;
  return isWhole ? page : { ...page, messages, before: messages[0]?.id ?? page.before };
}

/**
 * Serializes one query to the shape that TanStack's `hydrate` accepts. Importing `dehydrate` would pull more code into the
 * first page.
 */
function dehydrateQuery({ queryKey, queryHash, state }: Query) {
  const isLong = queryKey[0] === calls.getMessages.name;
  return {
    queryKey,
    queryHash,
    state: isLong ? { ...state, data: shorten(state.data as MessagePage) } : state,
  };
}

/** Whether an entry has expired. An entry dated in the future, from a wrong clock, expires too. */
const isOld = ({ at }: PersistedQuery, now: number): boolean => Math.abs(now - at) >= PERSISTENCE_MS;

/** Time at which a result was first stored. Restoring and storing it again does not extend its life. */
function storedAt({ state }: Query, storedQuery: PersistedQuery | undefined, now: number): number {
  const dehydratedQuery = storedQuery?.value as { state: Query['state'] } | undefined;
  return storedQuery && dehydratedQuery?.state.dataUpdatedAt === state.dataUpdatedAt ? storedQuery.at : now;
}

/** Removes a member's entries that match `filter`, except the `keptCount` newest. Resolves to whether it removed any. */
async function removeAll(
  answers: QueryStore,
  member: string,
  keptCount = 0,
  filter = (_: PersistedQuery) => true,
) {
  const all = (await answers.all(member)).filter(filter).toSorted((a, b) => b.at - a.at);
  await Promise.all(all.slice(keptCount).map(({ key }) => answers.remove(member, key)));
  return all.length > keptCount;
}

/** Resolves to the profile id of the member whose entries are stored; null if there are none. */
async function ownerOf(answers: QueryStore): Promise<string | null> {
  const owner = (await answers.get(OWNER.member, OWNER.key))?.value;
  return typeof owner === 'string' ? owner : null;
}

/**
 * Makes a member the owner of the store and removes entries of the previous owner, so that no member sees another's data.
 * Resolves to whether it removed any.
 */
async function takeOwnership(answers: QueryStore, member: string, time: number): Promise<boolean> {
  if ((await ownerOf(answers)) === member) return false;
  const wasOther = await clearOwner(answers);
  await answers.put({ ...OWNER, value: member, at: time });
  return wasOther;
}

/** Options of `persistQueries`. */
export interface PersistQueriesOptions {
  /** Query client whose results are persisted. */
  queryClient: QueryClient;
  /** Store that the results are written to. */
  store: QueryStore;
  /** Profile id of the logged-in member. */
  member: string;
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number;
  /** Called after entries of another member were removed. */
  onOther: () => void;
}

/**
 * Persists the query results that a member can read offline, and returns a function that stops. Stops writing as soon as
 * the page belongs to another member or a visitor.
 */
export function persistQueries({
  queryClient,
  store,
  member,
  now,
  onOther,
}: PersistQueriesOptions): () => void {
  const changedQueries = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOwn = () => queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id === member;
  const ownership = takeOwnership(store, member, now()).then((wasOther) => wasOther && onOther());
  const write = async () => {
    const queries = [...changedQueries];
    changedQueries.clear();
    await ownership;
    for (const query of queries) {
      const storedQuery = await store.get(member, query.queryHash);
      // The conversation may have been deleted in the meantime.
      const isThere = queryClient.getQueryCache().get(query.queryHash) === query;
      if (!isOwn() || !isThere || !isPersistable(query)) continue;
      await store.put({
        member,
        key: query.queryHash,
        value: dehydrateQuery(query),
        at: storedAt(query, storedQuery, now()),
      });
    }
    const isStale = (each: PersistedQuery) =>
      isOld(each, now()) || (isOwn() && isOrphaned(queryClient, each.key));
    await removeAll(store, member, 0, isStale);
    await removeAll(store, member, OFFLINE_LIMITS.conversations, ({ key }) => isConversationKey(key));
  };
  const schedule = (query: Query) => {
    if (!isPersistable(query)) return;
    changedQueries.add(query);
    timer ??= setTimeout(() => {
      timer = undefined;
      void write();
    }, WRITE_DELAY_MS);
  };
  queryClient.getQueryCache().getAll().forEach(schedule);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') schedule(event.query);
    if (event.type === 'removed' && isConversationKey(event.query.queryHash) && isOwn())
      void store.remove(member, event.query.queryHash);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Removes a member's persisted results and keeps unsent messages. Resolves to whether it removed any. */
export const clearPersistedQueries = (answers: QueryStore, member: string): Promise<boolean> =>
  removeAll(answers, member);

/** Removes the persisted results of the last owner of this browser. Resolves to whether it removed any. */
export async function clearOwner(answers: QueryStore): Promise<boolean> {
  const owner = await ownerOf(answers);
  return owner !== null && clearPersistedQueries(answers, owner);
}

/**
 * Restores the persisted results of this browser's last member to the query cache. Resolves to true if they include the
 * user. `now` is in milliseconds since the epoch; entries older than seven days are removed.
 */
export async function restoreQueries(
  queryClient: QueryClient,
  answers: QueryStore,
  now: number,
): Promise<boolean> {
  const owner = await ownerOf(answers);
  if (owner === null) return false;
  await removeAll(answers, owner, 0, (each) => isOld(each, now));
  const all = await answers.all(owner);
  const queries = (all.map(({ value }) => value) as DehydratedState['queries']).map(
    ({ state, ...query }) => ({
      ...query,
      state: {
        ...state,
        // A date in the future, from a wrong clock, would make the result seem fresh until then.
        dataUpdatedAt: Math.min(state.dataUpdatedAt, now),
        // Notifications are updated by events, and events from the time offline are lost.
        isInvalidated: state.isInvalidated || query.queryKey[0] === calls.getNotifications.name,
      },
    }),
  );
  hydrate(queryClient, { queries, mutations: [] });
  const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
  return user?.profile.id === owner;
}
