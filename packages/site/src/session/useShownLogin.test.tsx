import { createClient, queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { createWorld, userOf } from '@meetcute/mocks';
import { createCallCache, createMeetcute, MeetcuteProvider, useIsLoggedIn } from '@meetcute/react';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useShownLogin } from './useShownLogin.ts';

/** Renders a screen and its frame for a viewer. Records which of them showed a member, after each commit. */
function openFrame(viewer: User | null) {
  const world = createWorld({ viewer: 'unpaid' });
  const queryClient = createCallCache();
  const setViewer = (user: User | null) => queryClient.setQueryData(queryKeyOf(calls.getUser), user);
  setViewer(viewer);
  const client = createClient({ fetch: () => Promise.reject(new TypeError('offline')) });
  const i18n = createI18n({ locale: 'en', messages: {} });
  const meetcute = createMeetcute({ client, queryClient, settings: world.settings, i18n });
  const renderings: string[] = [];
  function Probe() {
    const screen = useIsLoggedIn() ? 'member' : 'visitor';
    const frame = useShownLogin() ? 'member' : 'visitor';
    useLayoutEffect(() => void renderings.push(`${screen} in the frame of a ${frame}`));
    return null;
  }
  render(
    <MeetcuteProvider value={meetcute}>
      <Probe />
    </MeetcuteProvider>,
  );
  return { shown: renderings, setViewer };
}

function anyUser(): User {
  const world = createWorld({ viewer: 'unpaid' });
  const [member] = world.members.values();
  if (!member) throw new Error('The world has no members.');
  return userOf(world, member);
}

test('a login changes the screen before the frame', async () => {
  const { shown, setViewer } = openFrame(null);
  setViewer(anyUser());
  await expect
    .poll(() => shown)
    .toEqual([
      'visitor in the frame of a visitor',
      'member in the frame of a visitor',
      'member in the frame of a member',
    ]);
});

test('a logout changes both at once', async () => {
  const { shown, setViewer } = openFrame(anyUser());
  setViewer(null);
  await expect.poll(() => shown.at(-1)).toBe('visitor in the frame of a visitor');
  expect(shown).not.toContain('visitor in the frame of a member');
});
