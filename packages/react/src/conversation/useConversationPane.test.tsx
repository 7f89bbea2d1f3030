import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearMember } from '../session/clear-member.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useConversationPane, type UseConversationPaneResult } from './useConversationPane.ts';

test('calls no conversation missing at the end of the session, while the next page loads', async () => {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const { id } = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const page = openPage(world);
  const statuses: UseConversationPaneResult['status'][] = [];
  const pane = page.use(() => {
    const result = useConversationPane(id);
    statuses.push(result.status);
    return result;
  });
  await expect.poll(() => pane.current.status).toBe('ready');
  await act(() => clearMember(page.queryClient, page.store));
  expect(pane.current).toMatchObject({ viewerId: '', status: 'loading' });
  expect(statuses).not.toContain('missing');
});
