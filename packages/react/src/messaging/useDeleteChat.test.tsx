import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { conversationKey } from '../live/conversation-cache.ts';
import { createDraftKey } from './outbox/draft-storage.ts';
import { genericError, memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useChats } from './useChats.ts';
import { useDeleteChat } from './useDeleteChat.ts';
import { useSend } from './useSend.ts';

const CHATS = 'GET /api/chats.php';

/** Opens a page with conversations, of which the first can be removed. */
async function chatPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const { id } = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const onRemoved = vi.fn<() => void>();
  const page = openPage(world);
  const hooks = page.use(() => ({
    chats: useChats().data?.chats,
    remove: useDeleteChat(onRemoved),
    sending: useSend(id),
  }));
  const has = () => hooks.current.chats?.some(({ conversation }) => conversation.id === id);
  await expect.poll(has).toBe(true);
  const asks = () => page.requestLines.filter((each) => each === CHATS).length;
  return {
    ...page,
    id,
    me,
    hooks,
    world,
    onRemoved,
    has,
    asks,
    remove: () => act(() => hooks.current.remove(id)),
  };
}

test(
  'removes a conversation from the chat list and refetches the list',
  { meta: { spec: ['call.delete-chat.reloads-chats'] } },
  async () => {
    const { asks, has, onRemoved, remove } = await chatPage();
    expect(asks()).toBe(1);
    remove();
    await expect.poll(has).toBe(false);
    expect(asks()).toBe(2);
    expect(onRemoved).toHaveBeenCalledOnce();
  },
);

test('discards messages, draft, image and pending messages of a removed conversation', async () => {
  const { database, has, hooks, id, kept: localStore, me, queryClient, remove, world } = await chatPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_found' });
  queryClient.setQueryData(conversationKey(id), { messages: [] });
  act(() => hooks.current.sending.send('Are you there?'));
  await expect.poll(() => hooks.current.sending.pending.map(({ state }) => state)).toEqual(['failed']);
  localStore.write(createDraftKey(me, id), '"Half a"');
  const { outbox, images } = await database();
  const image = { file: new Blob(['p']), width: 3, height: 2 };
  await images.put({ member: me, conversation: id, image, at: 1 });
  remove();
  await expect.poll(has).toBe(false);
  expect(queryClient.getQueryData(conversationKey(id))).toBeUndefined();
  await expect.poll(() => hooks.current.sending.pending).toEqual([]);
  expect(localStore.read(createDraftKey(me, id))).toBeNull();
  await expect.poll(() => outbox.all(me)).toEqual([]);
  await expect.poll(() => images.all(me)).toEqual([]);
});

test(
  'keeps the conversation, shows an alert and refetches the chat list when removing fails',
  { meta: { spec: ['error.conversation-delete-alert', 'error.conversation-delete-reloads-chats'] } },
  async () => {
    const { alerts, asks, has, notices, onRemoved, remove, world } = await chatPage();
    setFault(world, 'deleteChat', { kind: 'error', code: 'server_error' });
    remove();
    await expect.poll(asks).toBe(2);
    await expect.poll(() => alerts).toEqual([genericError]);
    expect(has()).toBe(true);
    expect([onRemoved.mock.calls, notices()]).toEqual([[], []]);
  },
);
