import type { MessageReference } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createReferenceKey } from './outbox/draft-storage.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useAnswer } from './useAnswer.ts';
import { useReference } from './useDraft.ts';

const photo: MessageReference = { kind: 'photo', id: 'photo-1' };
const text: MessageReference = { kind: 'text', id: 'about_me' };

/** Opens a page on which a part of another member's profile can be answered. */
function answerPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const other = [...world.members.keys()].find((id) => id !== me)!;
  const page = openPage(world);
  const onStarted = vi.fn<(chatId: string) => void>();
  const hook = page.use(() => useAnswer(other, onStarted));
  const answer = (reference: MessageReference) => act(() => hook.current.answer?.(reference));
  return { ...page, world, me, hook, answer, onStarted };
}

test.each([photo, text])('opens the chat, whose next message answers a $kind', async (reference) => {
  const { answer, hook, kept: localStore, me, onStarted, use } = answerPage();
  answer(reference);
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  const [chat = ''] = onStarted.mock.calls[0] ?? [];
  expect(use(() => useReference(chat)).current[0]).toEqual(reference);
  expect(JSON.parse(localStore.view(createReferenceKey(me, chat)) ?? 'null')).toEqual(reference);
  expect(hook.current.isPending).toBe(false);
});

test('answers nothing while the chat does not start, and then the part of the last press', async () => {
  const { answer, hook, notices, onStarted, use, world } = answerPage();
  setFault(world, 'startChat', { kind: 'error', code: 'server_error' });
  answer(photo);
  await expect.poll(() => notices().length).toBe(1);
  expect(onStarted).not.toHaveBeenCalled();
  world.faults.clear();
  await expect.poll(() => hook.current.answer).not.toBeNull();
  answer(text);
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  const [chat = ''] = onStarted.mock.calls[0] ?? [];
  expect(use(() => useReference(chat)).current[0]).toEqual(text);
});

test('offers no answer to the member’s own profile', () => {
  const { me, use } = answerPage();
  expect(use(() => useAnswer(me, () => undefined)).current.answer).toBeNull();
});
