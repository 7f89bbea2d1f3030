import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { setFault, type Fault } from '@meetcute/mocks';
import type { FormEvent } from 'react';
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { useAccountStep } from './useAccountStep.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const submit = { preventDefault: () => undefined } as FormEvent;

/** Everything that can go wrong on the wire, by the words that a table of them has. */
const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['offline', { kind: 'offline' }],
  ['403', { kind: 'error', code: 'forbidden' }],
  ['409', { kind: 'error', code: 'conflict' }],
  ['429', { kind: 'error', code: 'too_many_requests' }],
  ['500', { kind: 'error', code: 'server_error' }],
  ['503', { kind: 'error', code: 'unavailable' }],
  ['malformed JSON', { kind: 'malformed' }],
  ['HTML in place of JSON', { kind: 'html' }],
];

const typed = { email: 'somebody.new@example.com', name: 'Robin', password: 'a-quiet-Lantern-42' };

/** The first step of the wizard with everything typed, on a page whose calls may fail. */
function typedPage(prepare: (world: ReturnType<typeof memberWorld>) => void) {
  const world = memberWorld();
  prepare(world);
  const page = openPage(world);
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const onCreated = vi.fn<() => void>();
  const form = page.use(() => useAccountStep({ language: 'en', formPath: '/signup', onCreated }));
  act(() => {
    for (const field of ['email', 'name', 'password'] as const) form.current[field].onChange(typed[field]);
  });
  const shown = () => {
    const { email, name, password } = form.current;
    return { email: email.value, name: name.value, password: password.value };
  };
  return { ...page, world, form, onCreated, shown, send: () => act(() => form.current.onSubmit(submit)) };
}

const ready = (form: { current: { canSubmit: boolean } }) =>
  expect.poll(() => form.current.canSubmit, { timeout: 4000 }).toBe(true);

describe('a call that hangs', () => {
  test('the check of the address gives up after ten seconds and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked, form, shown, world } = typedPage((of) => setFault(of, 'checkEmail', { kind: 'hang' }));
    await expect.poll(() => asked.length).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await expect.poll(() => form.current.email.standing.status).toBe('failed');
    expect(shown()).toEqual(typed);
    world.faults.clear();
    act(() => form.current.email.standing.onRetry());
    await ready(form);
  });

  test('the sign-up gives up after half a minute, and a second try makes the account', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { alerts, form, onCreated, send, shown, world } = typedPage((of) =>
      setFault(of, 'signUp', { kind: 'hang' }),
    );
    await ready(form);
    send();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await expect.poll(() => alerts.length).toBe(1);
    await ready(form);
    expect(shown()).toEqual(typed);
    world.faults.clear();
    send();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  });
});

describe.each(faults)('%s', (_name, fault) => {
  test('at the check of the address: nothing is lost, and asking again lets the form be sent', async () => {
    const { form, onCreated, send, shown, world } = typedPage((of) => setFault(of, 'checkEmail', fault));
    await expect.poll(() => form.current.email.standing.status, { timeout: 4000 }).toBe('failed');
    expect(form.current.canSubmit).toBe(false);
    expect(shown()).toEqual(typed);
    world.faults.clear();
    act(() => form.current.email.standing.onRetry());
    await ready(form);
    send();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  });

  test('at the sign-up: it is told, nothing is lost, and a second try makes the account', async () => {
    const { alerts, form, onCreated, send, shown, world } = typedPage((of) => setFault(of, 'signUp', fault));
    await ready(form);
    send();
    await expect.poll(() => alerts.length, { timeout: 4000 }).toBe(1);
    await ready(form);
    expect(shown()).toEqual(typed);
    expect(onCreated).not.toHaveBeenCalled();
    world.faults.clear();
    send();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  });
});
