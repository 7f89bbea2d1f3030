import { calls } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestBrowser, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { members } from '../modules/members/members.table.ts';
import { photos } from '../modules/photos/photos.table.ts';

const picture = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 255, 1]);

/** Keys read from the storage, which loses no file. */
const storageKeys: string[] = [];
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    storage: {
      put: async () => {},
      get: async (key) => {
        storageKeys.push(key);
        return picture;
      },
      delete: async () => {},
    },
  });
});
beforeEach(() => void (storageKeys.length = 0));
afterAll(() => world.close());

/** Adds a photo of a member. Returns its address. */
async function addPhoto(memberId: string, siteId = 'free'): Promise<string> {
  const id = world.services.ids.id();
  const key = `photos/${id}/640.webp`;
  const row = { id, siteId, memberId, position: 0, thumbFilename: key, createdAt: new Date() };
  await world.db.insert(photos).values({ ...row, sizes: [{ width: 640, webp: key }] });
  return `/cdn/${key}`;
}

const statusOf = async ({ fetch }: TestBrowser, path: string) => (await fetch(path)).status;

/** Two members of a site; the second one has a photo. */
async function pair(site = 'free') {
  const [anna, ben] = [await world.join(site), await world.join(site)];
  return { anna, ben, path: await addPhoto(ben.id, site) };
}

const change = ({ id }: TestMember, fields: Partial<typeof members.$inferInsert>) =>
  world.db.update(members).set(fields).where(eq(members.id, id));

/** Expects a refusal that nothing stores, without a read from the storage. */
async function expectHidden(browser: TestBrowser, path: string): Promise<void> {
  storageKeys.length = 0;
  const response = await browser.fetch(path);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ]);
  expect(storageKeys).toEqual([]);
}

test('shows a photo to its owner and to other members, for five minutes without asking again', async () => {
  const { anna, ben, path } = await pair();
  for (const viewer of [anna, ben]) {
    const response = await viewer.fetch(path);
    expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, picture]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, max-age=300, must-revalidate',
      'content-disposition': `inline; filename="photo-${path.split('/').at(-2)}.webp"`,
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${path.slice('/cdn/'.length)}"`,
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('revalidates the copy of a browser without a read from the storage, and only while it may be seen', async () => {
  const { anna, ben, path } = await pair();
  const headers = { 'if-none-match': (await anna.fetch(path)).headers.get('etag') ?? '' };
  storageKeys.length = 0;
  const same = await anna.fetch(path, { headers });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([
    304,
    '',
    headers['if-none-match'],
  ]);
  expect(same.headers.get('cache-control')).toBe('private, max-age=300, must-revalidate');
  expect(storageKeys).toEqual([]);
  expect((await anna.fetch(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  await change(ben, { deletedAt: new Date() });
  expect((await anna.fetch(path, { headers })).status).toBe(404);
});

test('handles HEAD as GET, and no other method', async () => {
  const { anna, ben, path } = await pair();
  const head = await anna.fetch(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await anna.fetch(path, { method })).status, method).toBe(404);
  await change(ben, { deletedAt: new Date() });
  expect((await anna.fetch(path, { method: 'HEAD' })).status).toBe(404);
});

test('hides the photos of a deleted account at once from everyone, though their files are kept', async () => {
  const { anna, ben, path } = await pair();
  await change(ben, { deletedAt: new Date() });
  for (const viewer of [anna, ben, world.visitor()]) await expectHidden(viewer, path);
  await change(ben, { deletedAt: null });
  expect(await statusOf(anna, path)).toBe(200);
});

test('hides photos of both sides of a block at once, and shows them again after it', async () => {
  const { anna, ben, path } = await pair();
  const annaPath = await addPhoto(anna.id);
  const payload = { profile: ben.id };
  await anna.call(calls.blockProfile, { payload });
  await expectHidden(anna, path);
  await expectHidden(ben, annaPath);
  expect([await statusOf(anna, annaPath), await statusOf(ben, path)]).toEqual([200, 200]);
  expect(await statusOf(await world.join(), path)).toBe(200);
  await anna.call(calls.unblockProfile, { payload });
  expect([await statusOf(anna, path), await statusOf(ben, annaPath)]).toEqual([200, 200]);
});

test('hides a removed photo at once, though its file is kept', async () => {
  const { anna, path } = await pair();
  await world.db.delete(photos).where(eq(photos.id, path.split('/')[3] ?? ''));
  await expectHidden(anna, path);
});

test('hides photos from other sites: from their hosts, sessions and visitors', async () => {
  const { anna, path } = await pair();
  const elsewhere = await world.join('paid');
  for (const browser of [elsewhere, world.visitor('paid')]) await expectHidden(browser, path);
  // A session of one site is none at the host of another.
  const closedPair = await pair('closed');
  const stranger = world.visitor('closed');
  await expectHidden(stranger, closedPair.path);
  const forgedOptions = { headers: { 'x-original-host': 'closed.test' } };
  expect((await elsewhere.fetch(closedPair.path, forgedOptions)).status).toBe(404);
  expect((await anna.fetch(path, { headers: { 'x-original-host': 'nobody.test' } })).status).toBe(421);
});

/** Requests a photo as a visitor with cookies. */
const statusFor = async (site: string, path: string, cookie: string) =>
  (await world.api.fetch(new Request(`http://${site}.test${path}`, { headers: { cookie } }))).status;

test('shows photos to visitors only where the search is open to them, also by their traffic source', async () => {
  const open = await pair();
  expect(await statusOf(world.visitor(), open.path)).toBe(200);
  const closedPair = await pair('closed');
  await expectHidden(world.visitor('closed'), closedPair.path);
  expect(await statusFor('closed', closedPair.path, 'traffic_source=ref%3Dspring')).toBe(200);
  expect(await statusFor('closed', closedPair.path, 'traffic_source=')).toBe(404);
  expect(await statusOf(closedPair.anna, closedPair.path)).toBe(200);
});

test('shows photos of fictional profiles to every visitor', async () => {
  const { ben, path } = await pair('closed');
  await change(ben, { fictional: true });
  expect(await statusOf(world.visitor('closed'), path)).toBe(200);
});

test('counts an ended or expired session as none', async () => {
  const { anna, path } = await pair('closed');
  expect(await statusOf(anna, path)).toBe(200);
  await anna.fetch(calls.logout.path);
  await expectHidden(anna, path);
  const { anna: late, path: other } = await pair('closed');
  world.pass(31 * 86_400_000);
  await expectHidden(late, other);
});

test('shows nothing to a member who is deleted', async () => {
  const { anna, path } = await pair('closed');
  await change(anna, { deletedAt: new Date() });
  await expectHidden(anna, path);
});
