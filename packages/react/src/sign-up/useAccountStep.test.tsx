import { setFault } from '@meetcute/mocks';
import type { FormEvent } from 'react';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { genericError, memberWorld, openPage } from '../testing/openPage.tsx';
import { useAccountStep } from './useAccountStep.ts';

const submit = { preventDefault: () => undefined } as FormEvent;

/** A page with the first step of the wizard, filled in well. */
async function filledPage() {
  const world = memberWorld();
  const page = openPage(world);
  const onCreated = vi.fn<() => void>();
  const form = page.use(() => useAccountStep({ language: 'en', formPath: '/signup', onCreated }));
  act(() => {
    form.current.email.onChange('somebody.new@example.com');
    form.current.name.onChange('Robin');
    form.current.password.onChange('a-quiet-Lantern-42');
  });
  await expect.poll(() => form.current.canSubmit, { timeout: 3000 }).toBe(true);
  return { ...page, world, form, onCreated, send: () => act(() => form.current.onSubmit(submit)) };
}

afterEach(cleanup);

test(
  'a sign-up that goes wrong is in the log, and an alert says what went wrong',
  { meta: { spec: ['error.signup-failure-logged', 'error.signup-failure-alert'] } },
  async () => {
    const { alerts, form, logged, onCreated, send, world } = await filledPage();
    setFault(world, 'signUp', { kind: 'error', code: 'server_error' });
    send();
    await expect.poll(() => alerts).toEqual([genericError]);
    expect(logged).toEqual([{ message: 'The call signUp failed.', code: 'server_error' }]);
    expect(onCreated).not.toHaveBeenCalled();
    await expect.poll(() => form.current.canSubmit).toBe(true);
  },
);

test('a sign-up that goes well alerts nobody and goes on', async () => {
  const { alerts, logged, onCreated, send } = await filledPage();
  send();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect([alerts, logged]).toEqual([[], []]);
});
