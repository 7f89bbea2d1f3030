import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { usePushStep } from '../sign-up/usePushStep.ts';
import { browserPush, type PushPort } from './port.ts';
import { usePushLater } from './usePush.ts';

const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/1',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** Returns the offer to a member who skipped push in the sign-up, and the browser's question. */
async function offerLater(answer: 'denied' | 'granted', register: PushPort['register']) {
  const world = memberWorld();
  world.settings.push_pub = 'BPublicKeyOfTheSite';
  let permission: NotificationPermission = 'default';
  const ask = vi.fn<PushPort['ask']>(async () => (permission = answer));
  const push: PushPort = {
    ...browserPush,
    isCapable: () => true,
    permission: () => permission,
    current: async () => null,
    listen: () => () => undefined,
    register,
    subscribe: async () => subscription,
    ask,
  };
  const page = openPage(world, null, { push });
  const step = page.use(() => usePushStep(() => undefined));
  const later = page.use(usePushLater);
  await expect.poll(() => step.current.isAsking).toBe(true);
  expect(later.current).toBeNull();
  act(() => step.current.onSkip());
  await expect.poll(() => later.current).not.toBeNull();
  expect(ask).not.toHaveBeenCalled();
  return { later, ask, world };
}

test('offers push once more to a member who skipped it, until that is declined', async () => {
  const { later, ask } = await offerLater('granted', async () => undefined);
  act(() => later.current?.onDecline());
  expect(later.current).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('the browser asks only on a press, and the offer ends when it allows push', async () => {
  const { later, ask, world } = await offerLater('granted', async () => undefined);
  act(() => later.current?.onAllow());
  await expect.poll(() => later.current).toBeNull();
  expect(ask).toHaveBeenCalledOnce();
  expect([...world.pushSubscriptions.keys()]).toContain(
    'https://updates.push.services.mozilla.com/wpush/v2/1',
  );
});

test.each<[string, 'denied' | 'granted', PushPort['register']]>([
  ['a refused permission', 'denied', async () => undefined],
  ['a failed registration', 'granted', () => Promise.reject(new Error('no worker'))],
])('the offer says so after %s', async (_, answer, register) => {
  const { later, ask } = await offerLater(answer, register);
  act(() => later.current?.onAllow());
  await expect.poll(() => later.current?.error).toBeInstanceOf(Error);
  expect(later.current?.isDenied).toBe(answer === 'denied');
  expect(ask).toHaveBeenCalledOnce();
});
