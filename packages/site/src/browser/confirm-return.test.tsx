import { ApiError, queryKeyOf, type Client } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { createCallCache } from '@meetcute/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hiddenPageCss, setHidden } from '../frame/hidden-page.ts';
import { nextTask } from '../frame/next-task.ts';
import { confirmReturn } from './confirm-return.ts';

const member = (id: string) => ({ profile: { id } }) as User;
const isHidden = () =>
  getComputedStyle(document.body.firstElementChild ?? document.body).visibility === 'hidden';

/** Opens a member's page whose session is confirmed by `confirm`. */
function openPage(user: User | null, confirm: () => Promise<{ user: User }>) {
  document.body.innerHTML = '<main><input></main>';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = hiddenPageCss;
  const queryClient = createCallCache();
  queryClient.setQueryData(queryKeyOf(calls.getUser), user);
  const reload = vi.fn();
  const call = vi.fn(confirm);
  const stop = confirmReturn({ client: { call } as unknown as Client, queryClient, reload });
  onTestFinished(() => {
    stop();
    style.remove();
    setHidden(false);
    document.body.innerHTML = '';
  });
  return { call, reload };
}

const leave = (isPersisted = true) =>
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: isPersisted }));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a member’s page is hidden when it is left, until the server confirms the same member', async () => {
  const confirmation = Promise.withResolvers<{ user: User }>();
  const { reload } = openPage(member('anna'), () => confirmation.promise);
  const field = document.querySelector('input');
  field?.focus();
  leave();
  expect(isHidden()).toBe(true);
  // As in a browser, which takes the focus from what is hidden.
  field?.blur();
  comeBack();
  await Promise.resolve();
  expect(isHidden()).toBe(true);
  confirmation.resolve({ user: member('anna') });
  await expect.poll(isHidden).toBe(false);
  expect(document.activeElement).toBe(field);
  expect(reload).not.toHaveBeenCalled();
});

const failure = new ApiError({ status: 0, code: 'network', message: '' });
const refusal = new ApiError({ status: 403, code: 'not_logged_in', message: '' });
test.each([
  ['has ended', () => Promise.reject(refusal)],
  ['is another member’s', () => Promise.resolve({ user: member('ben') })],
  ['cannot be confirmed', () => Promise.reject(failure)],
])('a page whose session %s stays hidden and loads again', async (_, confirm) => {
  const { reload } = openPage(member('anna'), confirm);
  leave();
  comeBack();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(isHidden()).toBe(true);
});

test.each([
  ['confirms', (first: PromiseWithResolvers<{ user: User }>) => first.resolve({ user: member('anna') })],
  ['fails', (first: PromiseWithResolvers<{ user: User }>) => first.reject(failure)],
])('a page that is left again ignores the call of its first return, which %s', async (_, settle) => {
  const first = Promise.withResolvers<{ user: User }>();
  const second = Promise.withResolvers<{ user: User }>();
  const answers = [first, second];
  const { call, reload } = openPage(member('anna'), () => (answers.shift() ?? second).promise);
  const field = document.querySelector('input');
  field?.focus();
  leave();
  field?.blur();
  comeBack();
  leave();
  comeBack();
  await expect.poll(() => call.mock.calls).toHaveLength(2);
  settle(first);
  await nextTask();
  expect([isHidden(), reload.mock.calls]).toEqual([true, []]);
  second.resolve({ user: member('anna') });
  await expect.poll(isHidden).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('a visitor’s page comes back at once, and a page that is left for good is not hidden', () => {
  const { call } = openPage(null, () => Promise.reject(refusal));
  leave();
  comeBack();
  expect([isHidden(), call.mock.calls]).toEqual([false, []]);
  openPage(member('anna'), () => Promise.reject(refusal));
  leave(false);
  expect(isHidden()).toBe(false);
});
