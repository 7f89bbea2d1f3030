import { queryFor, type Client } from '@meetcute/client';
import { calls, type CallName } from '@meetcute/contract';
import { setFault, type World } from '@meetcute/mocks';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useSaveUser } from '../account/useSaveUser.ts';
import { useLike } from '../likes/useLike.ts';
import { useLikesQuery } from '../likes/useLikes.ts';
import { useClient } from '../provider/context.ts';
import { useSearch } from '../search/useSearch.ts';
import { usePhotoManager } from '../uploads/usePhotoManager.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';

/** A hook as the site uses it: it asks by itself, or through the function it returns; null while it can not yet. */
type Way = (world: World) => () => (() => void) | 'by itself' | null;

const origin = {
  source: 'members',
  autoLoad: false,
  hideNudity: false,
  searchAllCountries: false,
  trafficSource: null,
};
const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const photo = new File([pngHead], 'me.png');

const asking =
  (options: (client: Client) => Parameters<typeof useQuery>[0]): Way =>
  () =>
  () => {
    useQuery(options(useClient()));
    return 'by itself';
  };

/** Toggles the like of another member, who is liked already or not. */
const liking =
  (isLiked: boolean): Way =>
  (world) => {
    const me = viewerOf(world).profile.id;
    const { profile } = [...world.members.values()].find((member) => member.profile.id !== me)!;
    const at = world.now().toISOString();
    world.likes = isLiked ? [{ from: me, to: profile.id, at, isNew: false }] : [];
    return () => {
      const { isSuccess } = useLikesQuery();
      const like = useLike(profile);
      return isSuccess && like.isLiked === isLiked ? like.toggle : null;
    };
  };

const ways: readonly [rule: string, call: CallName, what: string, way: Way][] = [
  ['like', 'likeProfile', 'a like', liking(false)],
  ['unlike', 'unlikeProfile', 'withdrawing a like', liking(true)],
  [
    'search',
    'search',
    'a search',
    () => () => {
      useSearch(origin);
      return 'by itself';
    },
  ],
  ['webcam', 'searchCams', 'asking for webcams', asking((client) => queryFor(client, calls.searchCams, {}))],
  [
    'geocode',
    'geocode',
    'looking up a position',
    asking((client) => queryFor(client, calls.geocode, { lat: 52, lon: 5 })),
  ],
  ['region', 'getRegions', 'asking for regions', asking((client) => queryFor(client, calls.getRegions))],
  [
    'interest',
    'getInterests',
    'asking for interests',
    asking((client) => queryFor(client, calls.getInterests)),
  ],
  [
    'profile-image',
    'uploadImages',
    'sending a photo',
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
    'putting photos in order',
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

afterEach(cleanup);

describe('the log knows and nobody is told', () => {
  for (const [rule, call, what, way] of ways) {
    test(`when ${what} goes wrong`, { meta: { spec: [`error.${rule}-failure-logged-only`] } }, async () => {
      const world = memberWorld();
      setFault(world, call, { kind: 'error', code: 'server_error' });
      const page = openPage(world);
      const result = page.use(way(world));
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
