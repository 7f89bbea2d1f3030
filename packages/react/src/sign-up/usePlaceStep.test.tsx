import { createClient, queryKeyOf } from '@meetcute/client';
import { calls, type Profile, type Settings } from '@meetcute/contract';
import { respond, createWorld, setFault, userOf } from '@meetcute/mocks';
import { createI18n } from '@meetcute/i18n';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { browserGeolocation, type GeolocationPort } from '../geolocation/port.ts';
import { createMeetcute } from '../provider/create-meetcute.ts';
import { MeetcuteProvider } from '../provider/MeetcuteProvider.tsx';
import { createPersistentStore } from '../provider/persistent-store.ts';
import { usePlaceStep } from './usePlaceStep.ts';

/** Browser without geolocation. */
const nowhere = { ...browserGeolocation, permission: async () => 'unsupported' as const };

/** Renders step 3 for a member without a place, or with one. */
function step(
  geolocation: GeolocationPort = nowhere,
  place: Partial<Profile> = {},
  change: (settings: Settings) => void = () => undefined,
) {
  const world = createWorld({ viewer: 'unpaid' });
  world.settings.signup.cityField = true;
  change(world.settings);
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (!member) throw new Error('No member is logged in to this world. Use an unpaid viewer.');
  Object.assign(member.profile, { country: null, countryregion: null, city: null, ...place });
  const requestedUrls: string[] = [];
  const client = createClient({
    baseUrl: location.origin,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requestedUrls.push(request.url.slice(location.origin.length));
      return respond(world, request);
    },
  });
  const ports = {
    localStore: createPersistentStore({ storage: () => undefined }),
    geolocation,
  };
  const i18n = createI18n({ locale: 'en', messages: {} });
  const meetcute = createMeetcute({ client, settings: world.settings, i18n, ports });
  meetcute.queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, member));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MeetcuteProvider value={meetcute}>{children}</MeetcuteProvider>
  );
  const onContinue = vi.fn<() => void>();
  const form = renderHook(() => usePlaceStep(onContinue), { wrapper }).result;
  return { world, member, form, onContinue, requestedUrls };
}

test(
  'locates the browser on entry, and fills in the place that its position belongs to',
  { meta: { spec: ['signup.step3.geolocation-on-entry'] } },
  async () => {
    const position = vi.fn<GeolocationPort['position']>(async () => ({ lat: 52.0907, lon: 5.1214 }));
    const { requestedUrls, form } = step({ permission: async () => 'prompt', position });
    await expect.poll(() => form.current.help).toBe('found');
    expect(position).toHaveBeenCalledOnce();
    expect(requestedUrls).toContain('/api/geocode.php?lat=52.09&lon=5.12');
    expect(form.current.place).toMatchObject({ country: 'NL', city: 'Utrecht' });
  },
);

test(
  'advances only after the place is saved',
  { meta: { spec: ['signup.step3.saving-advances'] } },
  async () => {
    const { form, member, onContinue } = step();
    act(() => form.current.onChange({ country: 'NL', city: 'Hoorn' }));
    act(() => form.current.onSave());
    expect(onContinue).not.toHaveBeenCalled();
    await expect.poll(() => onContinue.mock.calls.length).toBe(1);
    expect(member.profile).toMatchObject({ country: 'NL', city: 'Hoorn' });
  },
);

test('does not fill in a late position after the member has changed a field', async () => {
  const pendingPosition = Promise.withResolvers<{ lat: number; lon: number }>();
  const position = vi.fn<GeolocationPort['position']>(() => pendingPosition.promise);
  const { requestedUrls, form } = step({ permission: async () => 'prompt', position });
  await expect.poll(() => position.mock.calls.length).toBe(1);
  act(() => form.current.onChange({ city: 'H' }));
  act(() => form.current.onChange({ city: '' }));
  await act(async () => pendingPosition.resolve({ lat: 52.0907, lon: 5.1214 }));
  await expect.poll(() => form.current.help).toBeNull();
  expect(requestedUrls).toContain('/api/geocode.php?lat=52.09&lon=5.12');
  expect(form.current.place.city).toBe('');
});

test('keeps the step and its input when saving fails', async () => {
  const { form, onContinue, world } = step();
  setFault(world, 'saveUser', { kind: 'offline' });
  act(() => form.current.onChange({ country: 'NL', city: 'Hoorn' }));
  act(() => form.current.onSave());
  await expect.poll(() => form.current.error).not.toBeNull();
  expect(form.current).toMatchObject({
    isPending: false,
    canSave: true,
    place: { country: 'NL', city: 'Hoorn' },
  });
  expect(onContinue).not.toHaveBeenCalled();
  act(() => form.current.onSkip());
  expect(onContinue).toHaveBeenCalledOnce();
  expect(form.current.place).toMatchObject({ country: 'NL', city: 'Hoorn' });
});

test('says that regions load, so that their question is not left out', async () => {
  const { form } = step(nowhere, {}, (settings) => void (settings.region_data = {}));
  expect(form.current.isAwaited).toBe(false);
  act(() => form.current.onChange({ country: 'NL' }));
  expect(form.current.isAwaited).toBe(true);
  await expect.poll(() => form.current.isAwaited).toBe(false);
});

test('names what is wrong by its page', () => {
  const { form, member } = step();
  act(() => form.current.onChange({ city: 'a'.repeat(256) }));
  const wrongPages = () => ['country', 'region', 'city'].filter((page) => form.current.isWrong(page));
  expect(wrongPages()).toEqual(['country', 'city']);
  act(() => form.current.onSave());
  expect(form.current.problems.country).not.toBeNull();
  act(() => form.current.onChange({ country: 'NL' }));
  expect(wrongPages()).toEqual(['city']);
  expect(member.profile.country).toBeNull();
});

test.each([
  ['stays in the same country', 'NL', 'Utrecht'],
  ['goes with another country', 'BE', null],
])('a city on a page that was not passed %s', async (_, country, city) => {
  const { form, member, onContinue } = step(nowhere, { country: 'NL', city: 'Utrecht' });
  act(() => form.current.onChange({ country, city: 'Hoorn' }));
  act(() => form.current.onSavePages(['country']));
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(member.profile).toMatchObject({ country, city });
  // Nothing of a saved step stays in the browser.
  expect(form.current.place.city).toBe(city ?? '');
});

test('a city that the site does not ask for is not saved', async () => {
  const { form, member, onContinue } = step(nowhere, {}, ({ signup }) => void (signup.cityField = false));
  act(() => form.current.onChange({ country: 'NL', city: 'Hoorn' }));
  act(() => form.current.onSave());
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(member.profile).toMatchObject({ country: 'NL', city: null });
});
