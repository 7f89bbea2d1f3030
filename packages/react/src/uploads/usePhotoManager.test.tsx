import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import type { Upload } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { uploadsKey } from './queue.ts';
import { usePhotoManager } from './usePhotoManager.ts';

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([pngHead], name);

/** The page of a member without photos. */
function page() {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { images: [], main_image: null });
  const opened = openPage(world);
  const userKey = queryKeyOf(calls.getUser);
  const user = () => opened.queryClient.getQueryData<User>(userKey);
  opened.queryClient.setQueryData<User>(
    userKey,
    (known) => known && { ...known, profile: { ...known.profile, images: [], main_image: null } },
  );
  return { ...opened, world, user, userKey, stored: () => viewerOf(world).profile.images.length };
}

afterEach(cleanup);

test('files go on when the part that took them has left the screen', async () => {
  const { stored, use, user } = page();
  const photos = use(usePhotoManager);
  await act(() => photos.current.onAdd([png('a.png'), png('b.png'), png('c.png')]));
  cleanup();
  await expect.poll(stored).toBe(3);
  await expect.poll(() => user()?.profile.images.length).toBe(3);
  expect(use(usePhotoManager).current.uploads).toEqual([]);
});

test('stopping a file is no fault, so the log says nothing of it', async () => {
  const { logged, stored, use, world } = page();
  setFault(world, 'uploadImages', { kind: 'hang' });
  const photos = use(usePhotoManager);
  await act(() => photos.current.onAdd([png('a.png')]));
  await expect.poll(() => photos.current.uploads[0]?.state).toBe('sending');
  act(() => photos.current.onCancel(photos.current.uploads[0]?.id ?? ''));
  await expect.poll(() => photos.current.uploads).toEqual([]);
  expect([logged, stored()]).toEqual([[], 0]);
});

/** Somebody else is on the page from now on. */
const switchMember = ({ queryClient, userKey }: ReturnType<typeof page>) =>
  act(() => {
    queryClient.setQueryData<User>(
      userKey,
      (known) => known && { ...known, profile: { ...known.profile, id: 'somebody-else' } },
    );
  });

test('photos that arrive late are not shown as those of whoever is there by then', async () => {
  const opened = page();
  const { requests, stored, use, user, world } = opened;
  world.delay = 300;
  const photos = use(usePhotoManager);
  const adding = photos.current.onAdd([png('a.png')]);
  await vi.waitUntil(() => requests.some(({ method }) => method === 'POST'), {
    interval: 0,
    timeout: 20_000,
  });
  switchMember(opened);
  await act(() => adding);
  await expect.poll(stored).toBe(1);
  expect(user()?.profile.images).toEqual([]);
});

test('photos that still wait are not sent for whoever is there by then', async () => {
  const opened = page();
  const { asked, use } = opened;
  const photos = use(usePhotoManager);
  const mine = photos.current;
  switchMember(opened);
  await act(() => mine.onAdd([png('a.png')]));
  const uploads = () =>
    opened.queryClient.getQueryData<readonly Upload[]>(uploadsKey(viewerOf(opened.world).profile.id));
  await expect.poll(() => uploads()?.map(({ state }) => state)).toEqual(['failed']);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('with twelve photos on their way there is room for no other', async () => {
  const { stored, use } = page();
  const photos = use(usePhotoManager);
  const files = Array.from({ length: 14 }, (_, index) => png(`${index}.png`));
  await act(() => photos.current.onAdd(files));
  expect(photos.current.isFull).toBe(true);
  await expect.poll(stored).toBe(12);
  await expect
    .poll(() => photos.current.uploads.map(({ name, problem }) => [name, problem]))
    .toEqual([
      ['12.png', 'tooMany'],
      ['13.png', 'tooMany'],
    ]);
});

test('several moves in a row are stored in turn, and what is shown never jumps back', async () => {
  const { asked, stored, use, world } = page();
  const photos = use(usePhotoManager);
  await act(() => photos.current.onAdd([png('a.png'), png('b.png'), png('c.png')]));
  await expect.poll(stored).toBe(3);
  await expect.poll(() => photos.current.images.length).toBe(3);
  const [a, b, c] = photos.current.images.map(({ id }) => id);
  act(() => photos.current.onMove(c ?? '', 0));
  await expect.poll(() => photos.current.images.map(({ id }) => id)).toEqual([c, a, b]);
  act(() => photos.current.onMove(b ?? '', 0));
  await expect.poll(() => photos.current.images.map(({ id }) => id)).toEqual([b, c, a]);
  await expect.poll(() => viewerOf(world).profile.images.map(({ id }) => id)).toEqual([b, c, a]);
  expect(viewerOf(world).profile.main_image?.id).toBe(b);
  expect(asked.filter((call) => call === 'PUT /api/profileimage.php')).toHaveLength(2);
});

/** Three photos that are stored and shown, by their ids. */
async function withThree(photos: { current: ReturnType<typeof usePhotoManager> }) {
  await act(() => photos.current.onAdd([png('a.png'), png('b.png'), png('c.png')]));
  const ids = () => photos.current.images.map(({ id }) => id);
  await expect.poll(ids).toHaveLength(3);
  const [a = '', b = '', c = ''] = ids();
  return { a, b, c, ids };
}

test('a move begins where the one before ended, also when nothing was drawn in between', async () => {
  const { use, world } = page();
  const photos = use(usePhotoManager);
  const { a, b, c, ids } = await withThree(photos);
  act(() => {
    photos.current.onMove(c, 0);
    photos.current.onMove(b, 0);
  });
  await expect.poll(ids).toEqual([b, c, a]);
  await expect.poll(() => viewerOf(world).profile.images.map(({ id }) => id)).toEqual([b, c, a]);
});

test('a poll that was asked before photos changed does not bring the old ones back', async () => {
  const { queryClient, use, user, userKey, world } = page();
  const photos = use(usePhotoManager);
  const { a, b, c } = await withThree(photos);
  const old = structuredClone(queryClient.getQueryData<User>(userKey));
  const { promise, resolve } = Promise.withResolvers<User | undefined>();
  const poll = queryClient
    // One that looks at its signal is ended with it, as the one of the client is.
    .fetchQuery({ queryKey: userKey, queryFn: async ({ signal }) => signal && promise, staleTime: 0 })
    .catch(() => null);
  act(() => photos.current.onMove(c, 0));
  await expect.poll(() => viewerOf(world).profile.images[0]?.id).toBe(c);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  resolve(old);
  await act(() => poll);
  expect(user()?.profile.images.map(({ id }) => id)).toEqual([c, a, b]);
});
