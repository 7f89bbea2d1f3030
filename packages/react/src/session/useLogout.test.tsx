import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from '../messaging/useDraft.ts';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { clearMember } from './clearMember.ts';
import { useLogout } from './useLogout.ts';
import { useViewer } from './useViewer.ts';

/** Opens a page on which a member has an unsent draft. */
function draftPage() {
  const page = openPage(memberWorld());
  const hook = page.use(() => {
    const queryClient = useQueryClient();
    const [draft, setDraft] = useDraft('c1');
    return { draft, setDraft, queryClient, viewer: useViewer(), logout: useLogout(() => undefined) };
  });
  const userKey = queryKeyOf(calls.getUser);
  const user = hook.current.queryClient.getQueryData<{ profile: { id: string } }>(userKey)!;
  const enter = (id: string) =>
    act(() => {
      hook.current.queryClient.setQueryData(userKey, { ...user, profile: { ...user.profile, id } });
    });
  act(() => hook.current.setDraft('Dear Ben'));
  return { hook, page, id: user.profile.id, enter };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('restores the draft for the same member only after a lost session', async () => {
  const { enter, hook, id, page } = draftPage();
  await act(() => clearMember(hook.current.queryClient, page.store));
  enter('somebody-else');
  await expect.poll(() => hook.current.viewer?.profile.id).toBe('somebody-else');
  expect(hook.current.draft).toBe('');
  enter(id);
  await expect.poll(() => hook.current.draft).toBe('Dear Ben');
});

test('deletes the draft on logout', async () => {
  const { enter, hook, id } = draftPage();
  act(() => hook.current.logout.mutate({}));
  await expect.poll(() => hook.current.logout.isSuccess).toBe(true);
  enter(id);
  await expect.poll(() => hook.current.viewer?.profile.id).toBe(id);
  expect(hook.current.draft).toBe('');
});
