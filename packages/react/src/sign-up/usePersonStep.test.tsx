import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { usePersonStep } from './usePersonStep.ts';

/** Returns the step of a member without gender and date of birth; `open` opens it again, as after a return or a reload. */
function newStep() {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { gender: null, date_of_birth: null });
  const page = openPage(world);
  const onContinue = vi.fn<() => void>();
  const open = () => {
    cleanup();
    return page.use(() => usePersonStep(onContinue));
  };
  return { world, page, onContinue, open };
}

test('restores what was chosen after a return or a reload, and saves it', async () => {
  const { world, onContinue, open } = newStep();
  const form = open();
  act(() => form.current.onChange({ gender: 'f', parts: { year: '', month: '', day: '14' } }));
  const again = open();
  expect(again.current).toMatchObject({ gender: 'f', parts: { year: '', month: '', day: '14' } });
  act(() => again.current.onChange({ parts: { year: '1992', month: '3', day: '14' } }));
  act(() => again.current.onSave());
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(viewerOf(world).profile).toMatchObject({ gender: 'f', date_of_birth: '1992-03-14' });
});

test('a date under the minimum age keeps the member in the step, also after a reload', async () => {
  const { world, page, onContinue, open } = newStep();
  const first = open();
  const year = String(new Date().getFullYear() - 17);
  act(() => first.current.onChange({ gender: 'f', parts: { year, month: '1', day: '1' } }));
  const form = open();
  expect(form.current.heldPage).toBe('birthDate');
  act(() => form.current.onSkip());
  act(() => form.current.onSavePages(['gender', 'birthDate', 'meet']));
  act(() => form.current.onSave());
  expect([onContinue.mock.calls.length, page.requestLines, viewerOf(world).profile.gender]).toEqual([
    0,
    [],
    null,
  ]);
  act(() => form.current.onChange({ parts: { year: '', month: '', day: '' } }));
  expect(form.current.heldPage).toBeNull();
  act(() => form.current.onSavePages(['gender', 'birthDate']));
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(viewerOf(world).profile).toMatchObject({ gender: 'f', date_of_birth: null });
});

test.each([
  ['saved as the filter of the first search, which keeps the country open', false],
  ['lost, but nothing else, when the search fails', true],
])('whom the member would like to meet is %s', async (_, isBroken) => {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { gender: null });
  const page = openPage(world);
  if (isBroken) setFault(world, 'search', { kind: 'error', code: 'server_error' });
  const onContinue = vi.fn<() => void>();
  const form = page.use(() => usePersonStep(onContinue));
  act(() => form.current.onChange({ gender: 'f' }));
  act(() => form.current.onMeet('m'));
  act(() => form.current.onSave());
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(viewerOf(world).profile.gender).toBe('f');
  const expectedFilters = isBroken ? null : { gender: 'm', min_age: null, max_age: null };
  await expect
    .poll(() => [viewerOf(world).lastFilters, page.logged.length])
    .toEqual([expectedFilters, Number(isBroken)]);
});
