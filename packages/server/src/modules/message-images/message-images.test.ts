import { shortReference } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hugePng, cameraPhoto } from '../../../test/photo-files.ts';
import { codeOf, join, openTestBrowser, startTestApi, type TestApi } from '../../../test/test-api.ts';
import type { Background } from '../../background.ts';
import { eraseMember } from '../account/deletion.usecases.ts';
import { members } from '../members/members.table.ts';
import { findReport, findReportPhoto } from '../reports/reports.repository.ts';
import { messageImages } from './message-images.table.ts';
import { removeUnsentImages } from './message-images.job.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A member who may send messages. */
async function person() {
  const browser = openTestBrowser(api);
  await join(browser);
  const json = { profile: { date_of_birth: '1990-05-05' } };
  const { user } = (await (await browser.send('PUT', '/api/user.php', { json })).json()) as {
    user: { profile: { id: string } };
  };
  return { ...browser, id: user.profile.id };
}

type Person = Awaited<ReturnType<typeof person>>;

const putImage = ({ send }: Person, data: Uint8Array) => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(data)], 'a.jpg', { type: 'image/jpeg' }));
  return send('POST', '/api/messageimage.php', { body });
};

const upload = async (who: Person) =>
  (await (await putImage(who, await cameraPhoto())).json()) as {
    id: string;
    image: { id: string; width: number; height: number };
  };

const getImage = ({ send }: Pick<Person, 'send'>, id: string, headers = {}) =>
  send('GET', `/api/messageimage.php?id=${id}`, { headers });

/** Two members, one of whom has sent the other an image. */
async function startConversation() {
  const [anna, ben] = [await person(), await person()];
  const start = await anna.send('GET', `/api/chat.php?profile=${ben.id}`);
  const { id: conversation } = (await start.json()) as { id: string };
  const { id: image } = await upload(anna);
  const json = { conversation, client_id: image, text: '', image };
  const response = await anna.send('POST', '/api/messages.php', { json });
  const { message } = (await response.json()) as { message: { id: string } };
  return { anna, ben, conversation, image, message };
}

/** Runs background work immediately. */
const background: Background = { run: (_, work) => void work(), settle: async () => {} };

const filesOf = (id: string) => [...api.files.keys()].filter((key) => key.includes(id)).toSorted();

test('stores an image upright, without its location, and with known height', async () => {
  const anna = await person();
  const { id, image } = await upload(anna);
  expect(image).toEqual({ id, width: 800, height: 1200 });
  const large = await getImage(anna, id);
  expect(large.headers.get('content-type')).toBe('image/webp');
  // Without a name of its own it would be saved as `messageimage.php`.
  expect(large.headers.get('content-disposition')).toBe(`inline; filename="image-${id}.webp"`);
  const { width, height, exif, xmp, orientation } = await sharp(await large.arrayBuffer()).metadata();
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 800, height: 1200 });
  const small = await anna.send('GET', `/api/messageimage.php?id=${id}&size=small`);
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(640);
});

test('serves an image only with a session, and revalidates it in the browser each time', async () => {
  const { anna, ben, image } = await startConversation();
  for (const key of filesOf(image)) expect((await anna.send('GET', `/cdn/${key}`)).status, key).toBe(404);
  const first = await getImage(ben, image);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const tag = { 'if-none-match': first.headers.get('etag') };
  expect((await getImage(ben, image, tag)).status).toBe(304);
  await anna.send('POST', '/api/block.php', { json: { profile: ben.id } });
  expect((await getImage(ben, image, tag)).status).toBe(404);
  expect((await getImage(openTestBrowser(api), image, tag)).status).toBe(403);
  const abroad = openTestBrowser(api, 'nocturne.localhost');
  await join(abroad);
  expect((await getImage(abroad, image)).status).toBe(404);
});

test.each([
  ['a text', Buffer.from('hello'), '422 image_unreadable file.0'],
  ['an image that claims 900 million pixels', hugePng(), '422 image_unreadable file.0'],
  ['one byte more than 15 MB', new Uint8Array(15 * 1024 * 1024 + 1), '413 too_large file.0'],
])('refuses %s and stores nothing', async (_, data, refusal) => {
  const anna = await person();
  const countBefore = api.files.size;
  expect(await codeOf(await putImage(anna, data))).toBe(refusal);
  expect(api.files.size).toBe(countBefore);
});

test('refuses an image when the site does not allow images in messages', async () => {
  const abroad = openTestBrowser(api, 'nocturne.localhost');
  await join(abroad);
  expect(await codeOf(await putImage({ ...abroad, id: '' }, await cameraPhoto()))).toBe('403 forbidden');
});

test('refuses to send one image in two simultaneous messages', async () => {
  const { anna, conversation } = await startConversation();
  const { id: image } = await upload(anna);
  const send = (client_id: string) =>
    anna.send('POST', '/api/messages.php', { json: { conversation, client_id, text: '', image } });
  const responses = await Promise.all(
    [send('one-of-two'), send('two-of-two')].map(async (pendingResponse) => codeOf(await pendingResponse)),
  );
  expect(responses.toSorted()).toEqual(['200', '400 bad_request image']);
});

test('removes an unsent image and its files after a day, and keeps a sent one', async () => {
  const { anna, image: sentId } = await startConversation();
  const { id: unsentId } = await upload(anna);
  const sweep = () => removeUnsentImages({ ...api.options, background });
  api.pass(DAY - 1000);
  await sweep();
  expect(filesOf(unsentId)).toHaveLength(2);
  api.pass(2000);
  await sweep();
  await expect.poll(() => filesOf(unsentId)).toEqual([]);
  expect(filesOf(sentId)).toHaveLength(2);
  expect(await api.db.$count(messageImages, eq(messageImages.id, unsentId))).toBe(0);
});

test('keeps a copy for a report of the message, which outlives the account', async () => {
  const { anna, ben, image, message } = await startConversation();
  const json = { profile: anna.id, category: 'other', text: '', message: message.id };
  const response = await ben.send('POST', '/api/report.php', { json });
  const { receipt } = (await response.json()) as { receipt: string };
  expect((await findReport(api.db, 'classic', receipt))?.photoFilename).toBe(`messages/${image}/large.webp`);
  await api.db.delete(members).where(eq(members.id, anna.id));
  const copy = await findReportPhoto(api.db, 'classic', receipt);
  expect((await sharp(copy ?? new Uint8Array()).metadata()).width).toBe(800);
  await expect.poll(() => api.mails.some(({ text }) => text.includes(shortReference(receipt)))).toBe(true);
  expect(api.mails.some(({ text }) => text.includes(image))).toBe(false);
});

test('includes its address in an export', async () => {
  const { ben, image } = await startConversation();
  const text = await (await ben.send('GET', '/api/export.php')).text();
  expect(text).toContain(`https://classic.example.com/api/messageimage.php?id=${image}`);
});

test('removes sent, received and unsent images with an erased account', async () => {
  const { anna, ben, conversation, image } = await startConversation();
  const { id: replyImage } = await upload(ben);
  const json = { conversation, client_id: 'answer', text: 'And this', image: replyImage };
  expect((await ben.send('POST', '/api/messages.php', { json })).status).toBe(200);
  const { id: unsentId } = await upload(anna);
  const deletion = { deletedAt: new Date(api.options.clock.now().getTime() - 31 * DAY) };
  await api.db.update(members).set(deletion).where(eq(members.id, anna.id));
  const job = { siteId: 'classic', subject: anna.id } as Parameters<typeof eraseMember>[1];
  await eraseMember({ ...api.options, background }, job);
  for (const id of [image, replyImage, unsentId]) await expect.poll(() => filesOf(id)).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
