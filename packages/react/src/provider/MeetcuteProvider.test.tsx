import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { useErrorPolicy } from '../errors/useErrorPolicy.ts';
import { useLike } from '../likes/useLike.ts';
import { useLiveSession } from '../live/useLiveSession.ts';
import { useTyping } from '../live/useTyping.ts';
import { useChats } from '../messaging/useChats.ts';
import { useSend } from '../messaging/useSend.ts';
import { useNotices } from '../notices/useNotices.ts';
import { usePush } from '../push/usePush.ts';
import { useHiddenMembers } from '../safety/hidden-members.ts';
import { useLogin } from '../session/useLogin.ts';
import { useViewer } from '../session/useViewer.ts';
import { profileWith } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';

test.each<[string, () => unknown]>([
  ['the viewer', useViewer],
  ['chats', useChats],
  ['sending', () => useSend('c1')],
  ['a like', () => useLike(profileWith())],
  ['login', useLogin],
  ['typing', () => useTyping('c1')],
  ['hidden members', useHiddenMembers],
  ['notices', useNotices],
  ['push', usePush],
  ['the date of birth', useBirthDatePrompt],
  ['the error policy', useErrorPolicy],
  ['live sync', () => useLiveSession()],
])('a hook for %s names the missing provider', (_, hook) => {
  expect(() => renderHook(hook)).toThrow('<MeetcuteProvider value={createMeetcute(');
});

test('keeps a page live while the hook is mounted', async () => {
  const world = memberWorld();
  const { Page } = openPage(world);
  const { unmount } = renderHook(() => useLiveSession(), { wrapper: Page });
  await expect.poll(() => world.listeners.size).toBe(1);
  unmount();
  await expect.poll(() => world.listeners.size).toBe(0);
});

test('sends a message once in strict mode', async () => {
  const world = memberWorld();
  world.settings.message_credits = 0;
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const { Page } = openPage(world);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Page>{children}</Page>
    </StrictMode>
  );
  const { result } = renderHook(() => useSend(conversation.id), { wrapper });
  const listArrived = () => conversation.messages.filter(({ text }) => text === 'Once');
  act(() => result.current.send('Once'));
  await expect.poll(listArrived).toHaveLength(1);
  await expect.poll(() => result.current.pending).toEqual([]);
  expect(listArrived()).toHaveLength(1);
});
