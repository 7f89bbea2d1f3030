import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useQueryClient } from '@tanstack/react-query';
import { setFault, wireFaults } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDraft } from '../messaging/useDraft.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { clearMember } from './clear-member.ts';
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

/** Logs out, optionally with a fault of the call. */
async function logOut(fault?: keyof typeof wireFaults) {
  const world = memberWorld();
  if (fault) setFault(world, 'logout', wireFaults[fault]);
  const page = openPage(world);
  const onLeft = vi.fn<(hasEnded: boolean) => void>();
  const hook = page.use(() => ({ viewer: useViewer(), logout: useLogout(onLeft) }));
  expect(hook.current.viewer).not.toBeNull();
  act(() => hook.current.logout.mutate({}));
  await expect.poll(() => onLeft.mock.calls).toEqual([[fault === undefined]]);
  await expect.poll(() => hook.current.viewer).toBeNull();
  return page;
}

test(
  'clears the user and leaves the page when the response is done',
  { meta: { spec: ['logout.done-clears-user'] } },
  async () => {
    const page = await logOut();
    expect(page.requestLines).toEqual(['GET /api/logout.php']);
    expect(page.logged).toEqual([]);
  },
);

test.each([
  ['500', 'server_error'],
  ['no network', 'network'],
  ['JSON of another shape', 'invalid_response'],
] as const)(
  'logs a logout that fails with %s, and clears the user and leaves the page all the same',
  { meta: { spec: ['error.logout-failure-logged', 'error.logout-failure-clears-user'] } },
  async (fault, code) => {
    const page = await logOut(fault);
    expect(page.logged).toEqual([{ message: 'The call logout failed.', code }]);
    expect([page.alerts, page.notices()]).toEqual([[], []]);
  },
);
