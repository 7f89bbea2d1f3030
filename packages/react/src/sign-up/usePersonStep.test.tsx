import { act, cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { usePersonStep } from './usePersonStep.ts';

test('restores what was chosen after a return or a reload, and saves it', async () => {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { gender: null, date_of_birth: null });
  const page = openPage(world);
  const onContinue = vi.fn<() => void>();
  const open = () => {
    cleanup();
    return page.use(() => usePersonStep(onContinue));
  };
  const form = open();
  act(() => form.current.onChange({ gender: 'f', parts: { year: '', month: '', day: '14' } }));
  const again = open();
  expect(again.current).toMatchObject({ gender: 'f', parts: { year: '', month: '', day: '14' } });
  act(() => again.current.onChange({ parts: { year: '1992', month: '3', day: '14' } }));
  act(() => again.current.onSave());
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(viewerOf(world).profile).toMatchObject({ gender: 'f', date_of_birth: '1992-03-14' });
});
