import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { usePushStep } from '../sign-up/usePushStep.ts';
import { browserPush, type PushPort } from './port.ts';
import { usePushLater } from './usePush.ts';

test('offers push once more to a member who skipped it, and the browser asks only on a press', async () => {
  const world = memberWorld();
  world.settings.push_pub = 'BPublicKeyOfTheSite';
  const ask = vi.fn<PushPort['ask']>(async () => 'denied');
  const push = {
    ...browserPush,
    isCapable: () => true,
    permission: () => 'default' as const,
    current: async () => null,
    listen: () => () => undefined,
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
  act(() => later.current?.onDecline());
  expect(later.current).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
