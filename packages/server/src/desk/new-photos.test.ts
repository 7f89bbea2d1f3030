import { calls } from '@meetcute/contract';
import { deskCalls, newPhotoPath } from '@meetcute/contract/desk';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runInWorld } from '../../test/run-command.ts';
import { addStaff, type DeskTestBrowser } from '../../test/test-desk.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { restoreMember, updateMember } from '../modules/members/members.repository.ts';
import { photoQueue } from '../modules/photos/photo-queue.table.ts';
import { photos } from '../modules/photos/photos.table.ts';
import { staff } from '../modules/staff/staff.table.ts';
import type { Desk } from '../desk.ts';

let world: TestWorld;
let desk: Desk;
let robin: DeskTestBrowser;
let ben: TestMember;

beforeAll(async () => {
  world = await openTestWorld({
    // Each file contains its own name.
    storage: { put: async () => {}, get: async (key) => Buffer.from(key), delete: async () => {} },
  });
  desk = world.api.openDesk();
});
beforeEach(async () => {
  await world.db.delete(staff);
  await world.empty();
  world.pass(3_600_000);
  ben = await world.join('free', { name: 'Ben' });
  robin = (await addStaff(world, desk, { sites: ['free'] })).browser;
});
afterAll(() => world.close());

/** Adds photos that wait, a second apart. Returns their ids. */
async function upload(member: TestMember, count: number, siteId = 'free'): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => ({
    id: `${member.id}-${position}`,
    siteId,
    memberId: member.id,
    position,
    thumbFilename: `photos/${position}/640.webp`,
    sizes: [320, 640, 960].map((width) => ({ width, webp: `photos/${position}/${width}.webp` })),
    createdAt: new Date(world.services.clock.now().getTime() + position * 1000),
  }));
  await world.db.insert(photos).values(rows);
  await world.db
    .insert(photoQueue)
    .values(rows.map(({ id, createdAt }) => ({ photoId: id, siteId, uploadedAt: createdAt })));
  return rows.map(({ id }) => id);
}

const list = (browser = robin, query = {}) => browser.call(deskCalls.listNewPhotos, { query });
const idsOf = async (browser = robin) => (await list(browser)).photos.map(({ id }) => id);
const approve = (ids: readonly string[], site = 'free') => ({
  payload: { photos: ids.map((id) => ({ site, id })) },
});
const reject = (id: string, reason = 'Shows another person.', site = 'free') => ({
  payload: { site, id, ground: 'usage' as const, reason },
});

test('a long queue comes in pages, oldest first, with the number that waits', async () => {
  const ids = await upload(ben, 30);
  const first = await list();
  expect(first.waiting).toBe(30);
  expect(first.photos[0]).toMatchObject({ site: 'free', member: { id: ben.id, name: 'Ben' } });
  const second = await list(robin, { after: first.next });
  expect(second.next).toBeNull();
  expect([...first.photos, ...second.photos].map(({ id }) => id)).toEqual(ids);
  expect(await robin.failure(deskCalls.listNewPhotos, { query: { after: 'x' } })).toBe('400 bad_request');
});

test('photos of a deleted account wait until its member restores it', async () => {
  const [benPhotoId = ''] = await upload(ben, 1);
  const carla = await world.join('free', { name: 'Carla' });
  const [id = ''] = await upload(carla, 1);
  const load = async () => (await robin.fetch(`${newPhotoPath}?site=free&id=${id}`)).status;
  const asCommand = () => runInWorld(world, ['photos', 'queue', '--site', 'free']);
  await updateMember(world.db, 'free', carla.id, { deletedAt: world.services.clock.now() });
  expect(await list()).toMatchObject({ waiting: 1, photos: [{ id: benPhotoId }] });
  expect(await asCommand()).toMatchObject({
    text: expect.stringContaining('wait for a look: 1 of 1,') as string,
    data: [{ id: benPhotoId }],
  });
  expect(await load()).toBe(404);
  await restoreMember(world.db, 'free', carla.id);
  expect((await list()).waiting).toBe(2);
  expect((await idsOf()).toSorted()).toEqual([benPhotoId, id].toSorted());
  expect((await asCommand()).data).toHaveLength(2);
  expect(await load()).toBe(200);
});

test('approved photos leave the queue and stay, under the name of the moderator', async () => {
  const [first = '', second = '', third = ''] = await upload(ben, 3);
  expect(await robin.call(deskCalls.approvePhotos, approve([first, second]))).toEqual({ approved: 2 });
  expect(await idsOf()).toEqual([third]);
  // One that somebody else has looked at doesn't keep the others.
  expect(await robin.call(deskCalls.approvePhotos, approve([second, third]))).toEqual({ approved: 1 });
  const { user } = await ben.call(calls.getUser);
  expect(user?.profile.images.map(({ id }) => id)).toEqual([first, second, third]);
  const ada = (await addStaff(world, desk, { name: 'Ada', role: 'admin' })).browser;
  const { entries } = await ada.call(deskCalls.listAudit, { query: { action: 'approve' } });
  const benEntries = entries.filter(({ subject }) => subject.id.startsWith(ben.id));
  expect(benEntries.map(({ author, subject }) => [author, subject.id])).toEqual([
    ['Robin', third],
    ['Robin', second],
    ['Robin', first],
  ]);
});

test('a rejected photo is gone, and its owner reads the reasons', async () => {
  const [first = '', second = ''] = await upload(ben, 2);
  expect(await robin.failure(deskCalls.rejectPhoto, reject(first, '  '))).toBe('400 bad_request');
  await robin.call(deskCalls.rejectPhoto, reject(first));
  expect(await idsOf()).toEqual([second]);
  const { user } = await ben.call(calls.getUser);
  expect(user?.profile.images.map(({ id }) => id)).toEqual([second]);
  const { cases } = await ben.call(calls.getCases);
  expect(cases).toMatchObject([
    { decisions: [{ action: 'content_removed', facts: 'Shows another person.' }] },
  ]);
  // Nothing is removed twice, and not what somebody else has approved meanwhile.
  await robin.call(deskCalls.approvePhotos, approve([second]));
  for (const id of [first, second])
    expect(await robin.failure(deskCalls.rejectPhoto, reject(id))).toBe('404 not_found');
});

test('a rejection does not overrule an approval that comes between', async () => {
  const [id = ''] = await upload(ben, 1);
  const change = world.db.transaction.bind(world.db);
  vi.spyOn(world.db, 'transaction').mockImplementationOnce(async (...work) => {
    await robin.call(deskCalls.approvePhotos, approve([id]));
    return change(...work);
  });
  expect(await robin.failure(deskCalls.rejectPhoto, reject(id))).toBe('404 not_found');
  const { user } = await ben.call(calls.getUser);
  expect(user?.profile.images).toMatchObject([{ id }]);
  expect((await ben.call(calls.getCases)).cases).toEqual([]);
});

test('a photo loads in the size that is asked for, until somebody has looked at it', async () => {
  const [id = ''] = await upload(ben, 1);
  const load = async (width: number) => {
    const response = await robin.fetch(`${newPhotoPath}?site=free&id=${id}&width=${width}`);
    expect(response.ok && response.headers.get('content-disposition')).toBe(
      response.ok && 'inline; filename="photo.webp"',
    );
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
  };
  expect(await load(500)).toBe('200 image/webp photos/0/640.webp');
  expect(await load(5000)).toBe('200 image/webp photos/0/960.webp');
  await robin.call(deskCalls.approvePhotos, approve([id]));
  expect(await load(500)).toMatch(/^404/);
});

test('nobody sees or changes photos of a site that is not theirs', async () => {
  const carla = await world.join('paid', { name: 'Carla' });
  const [id = ''] = await upload(carla, 1, 'paid');
  const [benPhotoId = ''] = await upload(ben, 1);
  expect(await list()).toMatchObject({ waiting: 1, photos: [{ id: benPhotoId }] });
  const mixedInput = { payload: { photos: [...approve([benPhotoId]).payload.photos, { site: 'paid', id }] } };
  const failures = [
    await robin.failure(deskCalls.listNewPhotos, { query: { site: 'paid' } }),
    await robin.failure(deskCalls.approvePhotos, approve([id], 'paid')),
    await robin.failure(deskCalls.approvePhotos, mixedInput),
    await robin.failure(deskCalls.rejectPhoto, reject(id, 'x', 'paid')),
    // Its id doesn't help under the name of an own site.
    await robin.failure(deskCalls.rejectPhoto, reject(id)),
  ];
  expect(failures).toEqual(failures.map(() => '404 not_found'));
  expect(await robin.call(deskCalls.approvePhotos, approve([id]))).toEqual({ approved: 0 });
  for (const site of ['paid', 'free'])
    expect((await robin.fetch(`${newPhotoPath}?site=${site}&id=${id}`)).status).toBe(404);
  const kim = (await addStaff(world, desk, { name: 'Kim' })).browser;
  // Refusing one photo of the call has refused all of them.
  expect((await idsOf(kim)).toSorted()).toEqual([benPhotoId, id].toSorted());
  robin.cookie = '';
  expect((await robin.fetch(`${newPhotoPath}?site=free&id=${benPhotoId}`)).status).toBe(403);
  expect(await robin.failure(deskCalls.approvePhotos, approve([benPhotoId]))).toBe('403 not_logged_in');
});
