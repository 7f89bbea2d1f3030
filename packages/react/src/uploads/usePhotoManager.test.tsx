import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { readUploads } from './queue.ts';
import { usePhotoManager } from './usePhotoManager.ts';

const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([pngHead], name);

/** Opens the page of a member without photos. */
function page() {
  const world = memberWorld();
  Object.assign(viewerOf(world).profile, { images: [], main_image: null });
  const openedPage = openPage(world);
  const userKey = queryKeyOf(calls.getUser);
  const user = () => openedPage.queryClient.getQueryData<User>(userKey);
  openedPage.queryClient.setQueryData<User>(
    userKey,
    (cachedUser) =>
      cachedUser && { ...cachedUser, profile: { ...cachedUser.profile, images: [], main_image: null } },
  );
  return { ...openedPage, world, user, userKey, stored: () => viewerOf(world).profile.images.length };
}

test('continues uploads after unmount', async () => {
  const { stored, use, user } = page();
  const photos = use(usePhotoManager);
  await act(() => photos.current.onAdd([png('a.png'), png('b.png'), png('c.png')]));
  cleanup();
  await expect.poll(stored).toBe(3);
  await expect.poll(() => user()?.profile.images.length).toBe(3);
  expect(use(usePhotoManager).current.uploads).toEqual([]);
});

test('does not log a cancelled upload', async () => {
  const { logged, stored, use, world } = page();
  setFault(world, 'uploadImages', { kind: 'hang' });
  const photos = use(usePhotoManager);
  await act(() => photos.current.onAdd([png('a.png')]));
  await expect.poll(() => photos.current.uploads[0]?.state).toBe('sending');
  act(() => photos.current.onCancel(photos.current.uploads[0]?.id ?? ''));
  await expect.poll(() => photos.current.uploads).toEqual([]);
  expect([logged, stored()]).toEqual([[], 0]);
});

/** Logs another member in on the page. */
const switchMember = ({ queryClient, userKey }: ReturnType<typeof page>) =>
  act(() => {
    queryClient.setQueryData<User>(
      userKey,
      (cachedUser) =>
        cachedUser && { ...cachedUser, profile: { ...cachedUser.profile, id: 'somebody-else' } },
    );
  });

test('does not show late photos as those of another member', async () => {
  const openedPage = page();
  const { requests, stored, use, user, world } = openedPage;
  world.delay = 300;
  const photos = use(usePhotoManager);
  const adding = photos.current.onAdd([png('a.png')]);
  await vi.waitUntil(() => requests.some(({ method }) => method === 'POST'), {
    interval: 0,
    timeout: 20_000,
  });
  switchMember(openedPage);
  await act(() => adding);
  await expect.poll(stored).toBe(1);
  expect(user()?.profile.images).toEqual([]);
});

test('does not send waiting photos for another member', async () => {
  const openedPage = page();
  const { requestLines, use } = openedPage;
  const photos = use(usePhotoManager);
  const mine = photos.current;
  switchMember(openedPage);
  await act(() => mine.onAdd([png('a.png')]));
  const uploads = () => readUploads(openedPage.store.getState(), viewerOf(openedPage.world).profile.id);
  await expect.poll(() => uploads().map(({ state }) => state)).toEqual(['failed']);
  expect(requestLines.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('accepts at most twelve photos, including uploads', async () => {
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

test('stores several moves in order without reverting the display', async () => {
  const { requestLines, stored, use, world } = page();
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
  expect(requestLines.filter((call) => call === 'PUT /api/profileimage.php')).toHaveLength(2);
});

/** Adds three photos and returns their ids. */
async function withThree(photos: { current: ReturnType<typeof usePhotoManager> }) {
  await act(() => photos.current.onAdd([png('a.png'), png('b.png'), png('c.png')]));
  const ids = () => photos.current.images.map(({ id }) => id);
  await expect.poll(ids).toHaveLength(3);
  const [a = '', b = '', c = ''] = ids();
  return { a, b, c, ids };
}

test('applies a move to the result of the previous one without a render in between', async () => {
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

test('ignores a poll that started before the photos changed', async () => {
  const { queryClient, use, user, userKey, world } = page();
  const photos = use(usePhotoManager);
  const { a, b, c } = await withThree(photos);
  const old = structuredClone(queryClient.getQueryData<User>(userKey));
  const { promise, resolve } = Promise.withResolvers<User | undefined>();
  const poll = queryClient
    // Reading the signal makes the query abort with it, as the client's query does.
    .fetchQuery({ queryKey: userKey, queryFn: async ({ signal }) => signal && promise, staleTime: 0 })
    .catch(() => null);
  act(() => photos.current.onMove(c, 0));
  await expect.poll(() => viewerOf(world).profile.images[0]?.id).toBe(c);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  resolve(old);
  await act(() => poll);
  expect(user()?.profile.images.map(({ id }) => id)).toEqual([c, a, b]);
});
