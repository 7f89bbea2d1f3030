import { setFault } from '@meetcute/mocks';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import type { GeolocationPort, Position } from './port.ts';
import { useGeolocation } from './useGeolocation.ts';

const utrecht = { lat: 52.0907, lon: 5.1214 };
const HOUR = 3_600_000;

/** Opens a page with a fake geolocation and a spy that counts position requests. */
function page(permission: 'prompt' | 'denied' | 'unsupported' = 'prompt', position = async () => utrecht) {
  const world = memberWorld();
  const clock = { now: Date.parse('2026-05-04T12:00:00Z') };
  const positionSpy = vi.fn<() => Promise<Position>>(position);
  const geolocation: GeolocationPort = { permission: async () => permission, position: positionSpy };
  const openedPage = openPage(world, null, { geolocation, now: () => new Date(clock.now) });
  const onFound = vi.fn<(place: unknown) => void>();
  return {
    ...openedPage,
    world,
    clock,
    position: positionSpy,
    onFound,
    enter: () => openedPage.use(() => useGeolocation(onFound)),
  };
}

const geocodes = (requestLines: readonly string[]) =>
  requestLines.filter((call) => call === 'GET /api/geocode.php').length;

test(
  'requests the position on mount, geocodes it and stores both',
  { meta: { spec: ['state.geolocation-permission-and-geocode'] } },
  async () => {
    const { enter, onFound } = page();
    const state = enter();
    await expect.poll(() => onFound.mock.calls).toEqual([[expect.objectContaining({ city: 'Utrecht' })]]);
    await expect
      .poll(() => state.current)
      .toMatchObject({
        permission: 'granted',
        geocode: { country: 'NL', city: 'Utrecht' },
        isLocating: false,
      });
  },
);

test(
  'reuses a place for an hour and then locates again',
  { meta: { spec: ['const.geolocation-max-age-1-hour'] } },
  async () => {
    const { clock, enter, onFound, position } = page();
    enter();
    await expect.poll(() => onFound.mock.calls.length).toBe(1);
    clock.now += HOUR;
    enter();
    await expect.poll(() => onFound.mock.calls.length).toBe(2);
    expect(position).toHaveBeenCalledTimes(1);
    clock.now += 1;
    enter();
    await expect.poll(() => onFound.mock.calls.length).toBe(3);
    expect(position).toHaveBeenCalledTimes(2);
  },
);

test.each(['denied', 'unsupported'] as const)(
  'does not request the position when the permission is %s',
  async (permission) => {
    const { enter, onFound, position } = page(permission);
    const state = enter();
    await expect.poll(() => state.current.permission).toBe(permission);
    expect([position.mock.calls.length, onFound.mock.calls.length]).toEqual([0, 0]);
  },
);

test(
  'returns no place and only logs when the browser has no position',
  { meta: { spec: ['error.geolocation-failure-null-geocode'] } },
  async () => {
    const { alerts, requestLines, enter, logged, notices, onFound } = page('prompt', () =>
      Promise.reject(new Error('timeout')),
    );
    const state = enter();
    await expect
      .poll(() => logged.map(({ message }) => message))
      .toEqual(['The position could not be determined.']);
    expect(state.current).toMatchObject({ geocode: null, isLocating: false });
    expect([alerts, notices(), geocodes(requestLines), onFound.mock.calls]).toEqual([[], [], 0, []]);
  },
);

test(
  'returns no place and only logs when geocoding fails',
  { meta: { spec: ['error.geocode-failure-logged-only'] } },
  async () => {
    const { alerts, enter, logged, notices, onFound, world } = page();
    setFault(world, 'geocode', { kind: 'error', code: 'server_error' });
    const state = enter();
    await expect.poll(() => logged).toEqual([{ message: 'The call geocode failed.', code: 'server_error' }]);
    await expect.poll(() => state.current.isLocating).toBe(false);
    expect([state.current.geocode, alerts, notices(), onFound.mock.calls]).toEqual([null, [], [], []]);
  },
);

test('stores a denied permission without logging an error', async () => {
  const openedPage = openPage(memberWorld(), null, {
    geolocation: {
      permission: vi.fn<GeolocationPort['permission']>(async () => 'denied').mockResolvedValueOnce('prompt'),
      position: () => Promise.reject(new Error('User denied geolocation')),
    },
  });
  const state = openedPage.use(() => useGeolocation(() => undefined));
  await expect.poll(() => state.current.permission).toBe('denied');
  expect([state.current.geocode, openedPage.logged]).toEqual([null, []]);
});
