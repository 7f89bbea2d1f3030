import { createClient, queryKeyOf } from '@meetcute/client';
import { calls, type Settings } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { userOf } from '@meetcute/mocks';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLike } from '../likes/useLike.ts';
import { profileWith } from '../testing/fixtures.ts';
import { memberWorld, viewerOf } from '../testing/open-page.tsx';
import { createMeetcute } from './create-meetcute.ts';
import { MeetcuteProvider } from './MeetcuteProvider.tsx';

/** Creates the page of a member in an app that follows "Use one part alone", whose calls fail as without a network. */
async function openApp() {
  const world = memberWorld();
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const meetcute = createMeetcute({
    client: createClient({ baseUrl: location.origin, fetch }),
    settings: world.settings,
    i18n: createI18n({ locale: 'en', messages: await catalogue('en') }),
  });
  meetcute.queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, viewerOf(world)));
  meetcute.queryClient.setQueryData(queryKeyOf(calls.getLikes), { profiles: [], liked_by: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MeetcuteProvider value={meetcute}>{children}</MeetcuteProvider>
  );
  return { wrapper, queryClient: meetcute.queryClient };
}

test('an app with the default cache sees a like fail at once while the browser is offline', async () => {
  const { wrapper, queryClient } = await openApp();
  const shownStates: boolean[] = [];
  const { result } = renderHook(
    () => {
      const like = useLike(profileWith({ id: 'robin' }));
      if (shownStates.at(-1) !== like.isLiked) shownStates.push(like.isLiked);
      return like;
    },
    { wrapper },
  );
  dispatchEvent(new Event('offline'));
  onTestFinished(() => void dispatchEvent(new Event('online')));
  act(() => result.current.toggle?.());
  await expect.poll(() => shownStates, { timeout: 5_000 }).toEqual([false, true, false]);
  const [like] = queryClient.getMutationCache().getAll();
  expect(like?.state).toMatchObject({ status: 'error', isPaused: false });
});

test('names settings that are missing or wrong, with their values', async () => {
  const { allowed_values: _, ...rest } = memberWorld().settings;
  const settings = { ...rest, min_age: 12 } as Settings;
  const log = vi.fn<(message: string, cause: unknown) => void>();
  createMeetcute({
    client: createClient({ baseUrl: location.origin }),
    settings,
    i18n: createI18n({ locale: 'en', messages: {} }),
    ports: { log },
  });
  await expect.poll(() => log.mock.calls.length).toBe(1);
  const [message] = log.mock.calls[0]!;
  expect(message).toContain('  min_age is 12 (too_small)');
  expect(message).toContain('  allowed_values is undefined (invalid_type)');
});

test('logs why settings could not be checked', async () => {
  // JSON has no such number.
  const settings = { ...memberWorld().settings, min_age: 12n as unknown as number };
  const log = vi.fn<(message: string, cause: unknown) => void>();
  createMeetcute({
    client: createClient({ baseUrl: location.origin }),
    settings,
    i18n: createI18n({ locale: 'en', messages: {} }),
    ports: { log },
  });
  await expect
    .poll(() => log.mock.calls)
    .toEqual([['The settings could not be checked.', expect.any(TypeError)]]);
});
