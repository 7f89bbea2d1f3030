import { decideCase } from '@meetcute/mocks';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useAppeal } from './useAppeal.ts';
import { useCases } from './useCases.ts';

afterEach(cleanup);

test('the reason is no problem once it is sent, although its field is emptied', async () => {
  const world = memberWorld();
  const reporterId = viewerOf(world).profile.id;
  const profile = [...world.members.keys()].find((id) => id !== reporterId)!;
  const time = world.now().toISOString();
  world.reports.push({
    receipt: 'r-1',
    from: reporterId,
    profile,
    category: 'fake',
    text: 'Not me.',
    at: time,
  });
  decideCase(world, {
    reference: 'r-1',
    ground: 'usage',
    action: 'content_removed',
    facts: 'Two photos.',
    at: time,
  });
  const { Page } = openPage(world);
  const list = renderHook(() => useCases(), { wrapper: Page });
  await waitFor(() => expect(list.result.current.cases).toHaveLength(1));
  const [safetyCase] = list.result.current.cases!;
  const onSent = vi.fn<() => void>();
  const { result } = renderHook(() => useAppeal(safetyCase!, null, onSent), { wrapper: Page });
  act(() => result.current.onSubmit());
  expect(result.current.problem).toEqual({ key: 'required', field: 'appeal' });
  act(() => result.current.setText('One photo is still there.'));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(result.current.isSent).toBe(true));
  expect(onSent).toHaveBeenCalledOnce();
  expect([result.current.text, result.current.problem]).toEqual(['', null]);
});
