import { queryFor, type Client } from '@meetcute/client';
import { calls, type CallName } from '@meetcute/contract';
import { setFault, type World } from '@meetcute/mocks';
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useLike } from '../likes/useLike.ts';
import { useLikesQuery } from '../likes/useLikes.ts';
import { useClient } from '../provider/context.ts';
import { useSearch } from '../search/useSearch.ts';
import { usePhotoManager } from '../uploads/usePhotoManager.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';

/** Creates a hook that sends a request by itself, or through the function that it returns; null until it is ready. */
type MakeHook = (world: World) => () => (() => void) | 'by itself' | null;

const origin = {
  source: 'members',
  autoLoad: false,
  hideNudity: false,
  searchAllCountries: false,
  trafficSource: null,
};
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const photo = new File([pngHead], 'me.png');

const querying =
  (options: (client: Client) => Parameters<typeof useQuery>[0]): MakeHook =>
  () =>
  () => {
    useQuery(options(useClient()));
    return 'by itself';
  };

/** Toggles the like of another member. `isLiked` is the state before. */
const liking =
  (isLiked: boolean): MakeHook =>
  (world) => {
    const me = viewerOf(world).profile.id;
    const { profile } = [...world.members.values()].find((member) => member.profile.id !== me)!;
    const time = world.now().toISOString();
    world.likes = isLiked ? [{ from: me, to: profile.id, at: time, isNew: false }] : [];
    return () => {
      const { isSuccess } = useLikesQuery();
      const like = useLike(profile);
      return isSuccess && like.isLiked === isLiked ? like.toggle : null;
    };
  };

const requests: readonly [rule: string, call: CallName, name: string, makeHook: MakeHook][] = [
  ['like', 'likeProfile', 'liking a profile', liking(false)],
  ['unlike', 'unlikeProfile', 'unliking a profile', liking(true)],
  [
    'search',
    'search',
    'searching',
    () => () => {
      useSearch(origin);
      return 'by itself';
    },
  ],
  ['webcam', 'searchCams', 'loading webcams', querying((client) => queryFor(client, calls.searchCams, {}))],
  [
    'geocode',
    'geocode',
    'geocoding a position',
    querying((client) => queryFor(client, calls.geocode, { lat: 52, lon: 5 })),
  ],
  ['region', 'getRegions', 'loading regions', querying((client) => queryFor(client, calls.getRegions))],
  [
    'interest',
    'getInterests',
    'loading interests',
    querying((client) => queryFor(client, calls.getInterests)),
  ],
  [
    'profile-image',
    'uploadImages',
    'uploading a photo',
    () => () => {
      const { onAdd } = usePhotoManager();
      return () => void onAdd([photo]);
    },
  ],
  [
    'profile-image',
    'deleteImage',
    'removing a photo',
    () => () => {
      const { onRemove } = usePhotoManager();
      return () => onRemove('1');
    },
  ],
  [
    'profile-image',
    'orderImages',
    'reordering photos',
    () => () => {
      const { onMove } = usePhotoManager();
      return () => onMove('1', 0);
    },
  ],
  [
    'profile-save',
    'saveUser',
    'saving the profile',
    () => () => {
      const { mutate } = useSaveUser();
      return () => mutate({ payload: { profile: { name: 'Robin' } } });
    },
  ],
];

describe('writes to the log only', () => {
  for (const [rule, call, name, makeHook] of requests) {
    test(`when ${name} fails`, { meta: { spec: [`error.${rule}-failure-logged-only`] } }, async () => {
      const world = memberWorld();
      setFault(world, call, { kind: 'error', code: 'server_error' });
      const page = openPage(world);
      const result = page.use(makeHook(world));
      await expect.poll(() => result.current).not.toBeNull();
      const ask = result.current;
      if (typeof ask === 'function') act(ask);
      await expect
        .poll(() => page.logged)
        .toEqual([{ message: `The call ${call} failed.`, code: 'server_error' }]);
      expect([page.alerts, page.notices()]).toEqual([[], []]);
    });
  }
});
