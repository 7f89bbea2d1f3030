import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type MessagePage, type User } from '@meetcute/contract';
import { hydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query';
import type { Database, PersistedQuery } from '../provider/database.ts';
import { PERSISTENCE_MS } from '../provider/persistentStore.ts';

/** What can be read again without a connection: who one is, likes, notifications, chats, and conversations that were opened. */
const persistedCalls: readonly unknown[] = [
  calls.getUser.name,
  calls.getChats.name,
  calls.getLikes.name,
  calls.getNotifications.name,
  calls.getMessages.name,
];

/** Most conversations that are kept, the last opened ones; and of each its newest messages. */
export const OFFLINE_LIMITS = { conversations: 30, messages: 100 } as const;

/** Milliseconds in which several changes are written at once. */
const WRITE_DELAY_MS = 500;

/** Where it stands whose answers these are: under no member's name, so that it is found before anybody is known. */
const OWNER = { member: '', key: 'owner' } as const;

type QueryStore = Database['answers'];

const isPersistable = ({ queryKey, state }: Query): boolean =>
  persistedCalls.includes(queryKey[0]) && state.status === 'success' && state.data !== null;

const isConversationKey = (key: string) => key.startsWith(`["${calls.getMessages.name}"`);

/** Whether a kept conversation is not among the chats any more: deleted, here or elsewhere, or with somebody who is gone. */
function isOrphaned(queryClient: QueryClient, key: string): boolean {
  const list = queryClient.getQueryData<{ chats: readonly ChatItem[] }>(queryKeyOf(calls.getChats));
  if (!list || !isConversationKey(key)) return false;
  const [, known] = JSON.parse(key) as [string, { conversation: string }];
  return list.chats.every(({ conversation }) => conversation.id !== known.conversation);
}

/** The newest messages of a conversation; older ones are asked for as always. */
function shorten(page: MessagePage): MessagePage {
  const messages = page.messages.slice(-OFFLINE_LIMITS.messages);
  const isWhole = messages.length === page.messages.length;
  return isWhole ? page : { ...page, messages, before: messages[0]?.id ?? page.before };
}

/**
 * One query in the shape that the library's `hydrate` takes. Its `dehydrate` would do the same for a whole cache, but
 * stands in one file with `hydrate` and would come with the first page.
 */
function stateOf({ queryKey, queryHash, state }: Query) {
  const isLong = queryKey[0] === calls.getMessages.name;
  return {
    queryKey,
    queryHash,
    state: isLong ? { ...state, data: shorten(state.data as MessagePage) } : state,
  };
}

/** Whether something was kept for as long as it may be; a clock that was ahead when it came must not keep it for years. */
const isOld = ({ at }: PersistedQuery, now: number): boolean => Math.abs(now - at) >= PERSISTENCE_MS;

/** When an answer came; one that is put back and kept again gets no second week by that. */
function timeOf({ state }: Query, kept: PersistedQuery | undefined, now: number): number {
  const known = kept?.value as { state: Query['state'] } | undefined;
  return kept && known?.state.dataUpdatedAt === state.dataUpdatedAt ? kept.at : now;
}

/** Removes a member's answers, but for the newest ones where a number is given; answers whether there were any. */
async function removeAll(answers: QueryStore, member: string, from = 0, which = (_: PersistedQuery) => true) {
  const all = (await answers.all(member)).filter(which).toSorted((a, b) => b.at - a.at);
  await Promise.all(all.slice(from).map(({ key }) => answers.remove(member, key)));
  return all.length > from;
}

/** Whose answers these are; null where nobody has kept any. */
async function ownerOf(answers: QueryStore): Promise<string | null> {
  const owner = (await answers.get(OWNER.member, OWNER.key))?.value;
  return typeof owner === 'string' ? owner : null;
}

/** Makes a member the only one whose answers are here, because nobody ever sees another one's; answers whether somebody else had left any. */
async function own(answers: QueryStore, member: string, at: number): Promise<boolean> {
  if ((await ownerOf(answers)) === member) return false;
  const wasOther = await clearOwner(answers);
  await answers.put({ ...OWNER, value: member, at });
  return wasOther;
}

export interface PersistQueriesOptions {
  queryClient: QueryClient;
  store: QueryStore;
  member: string;
  /** The present moment in milliseconds. */
  now: () => number;
  /** Somebody else was here before, and had left what they read. */
  onOther: () => void;
}

/**
 * Keeps what a member reads, so that it can be read again without a connection, until stopped. Nothing is kept any more
 * as soon as the page is somebody else's.
 */
export function persistQueries({
  queryClient,
  store,
  member,
  now,
  onOther,
}: PersistQueriesOptions): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOwn = () => queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser))?.profile.id === member;
  const owned = own(store, member, now()).then((wasOther) => wasOther && onOther());
  const write = async () => {
    const queries = [...changed];
    changed.clear();
    await owned;
    for (const query of queries) {
      const kept = await store.get(member, query.queryHash);
      // A chat may have been deleted since.
      const isThere = queryClient.getQueryCache().get(query.queryHash) === query;
      if (!isOwn() || !isThere || !isPersistable(query)) continue;
      await store.put({
        member,
        key: query.queryHash,
        value: stateOf(query),
        at: timeOf(query, kept, now()),
      });
    }
    const isGone = (each: PersistedQuery) =>
      isOld(each, now()) || (isOwn() && isOrphaned(queryClient, each.key));
    await removeAll(store, member, 0, isGone);
    await removeAll(store, member, OFFLINE_LIMITS.conversations, ({ key }) => isConversationKey(key));
  };
  const note = (query: Query) => {
    if (!isPersistable(query)) return;
    changed.add(query);
    timer ??= setTimeout(() => {
      timer = undefined;
      void write();
    }, WRITE_DELAY_MS);
  };
  queryClient.getQueryCache().getAll().forEach(note);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
    if (event.type === 'removed' && isConversationKey(event.query.queryHash) && isOwn())
      void store.remove(member, event.query.queryHash);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Forgets what a member has read here; what waits to be sent stays. */
export const clearPersistedQueries = (answers: QueryStore, member: string): Promise<boolean> =>
  removeAll(answers, member);

/** Forgets what whoever was here last has read, because somebody else is here, or nobody; answers whether there was anything. */
export async function clearOwner(answers: QueryStore): Promise<boolean> {
  const owner = await ownerOf(answers);
  return owner !== null && clearPersistedQueries(answers, owner);
}

/** Puts back what the last member of this browser has read; answers whether there is anybody. */
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
        // What was read while the clock was ahead would pass for fresh until that time comes.
        dataUpdatedAt: Math.min(state.dataUpdatedAt, now),
        // Asked for once and then told by events, of which none says what happened since.
        isInvalidated: state.isInvalidated || query.queryKey[0] === calls.getNotifications.name,
      },
    }),
  );
  hydrate(queryClient, { queries, mutations: [] });
  const user = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
  return user?.profile.id === owner;
}
