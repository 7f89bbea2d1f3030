import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, join, openTestBrowser, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A JPEG that lies on its side, with a place in its metadata, red on the side that belongs on top. */
const taken = async () => {
  const red = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

const upload = (browser: ReturnType<typeof openTestBrowser>, ...files: File[]) => {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  return browser.send('POST', '/api/profileimage.php', { body });
};

const fileOf = (data: Uint8Array, name = 'photo.jpg') =>
  new File([new Uint8Array(data)], name, { type: 'image/jpeg' });

interface Answer {
  images: { id: string; thumb_filename: string; sizes: { width: number; webp: string }[] }[];
}

test('a stored photo is upright, has no place in it, and comes in several widths', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const source = await taken();
  // Tag 0x8825, in little-endian order, points at the block that holds the place.
  expect((await sharp(source).metadata()).exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  const { images } = (await (await upload(browser, fileOf(source))).json()) as Answer;
  expect(images[0]?.sizes.map(({ width }) => width)).toEqual([320, 640, 800]);
  expect(images[0]?.thumb_filename).toMatch(/^photos\/[\w-]+\/640\.webp$/);

  const served = await browser.send('GET', `/cdn/${images[0]?.sizes.at(-1)?.webp}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = await served.bytes();
  const { width, height, exif, xmp, orientation } = await sharp(picture).metadata();
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 800, height: 1200 });
  const [r = 0, , b = 0] = await sharp(picture)
    .extract({ left: 400, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(b);
});

test.each([
  ['a text called .png', Buffer.from('hello'), 'photo.png'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'photo.jpg'],
  ['a PNG cut short', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAA', 'base64'), 'photo.png'],
])('%s is refused, and nothing of the upload is kept', async (_, data, name) => {
  const browser = openTestBrowser(api);
  await join(browser);
  const before = api.files.size;
  expect(await codeOf(await upload(browser, fileOf(await taken()), fileOf(data, name)))).toBe(
    '422 image_unreadable file',
  );
  await expect.poll(() => api.files.size).toBe(before);
});

test('a GIF and a WebP are no photos here', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } });
  for (const data of [await plain.clone().gif().toBuffer(), await plain.clone().webp().toBuffer()]) {
    expect((await upload(browser, fileOf(data))).status).toBe(422);
  }
});

test('a picture of more than 60 million pixels is refused before it is unfolded', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  expect((await upload(browser, fileOf(bomb))).status).toBe(422);
});

test('a removed photo is gone from where it was served', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const { images } = (await (await upload(browser, fileOf(await taken()))).json()) as Answer;
  const image = images[0]!;
  expect((await browser.send('DELETE', '/api/profileimage.php', { json: { id: image.id } })).status).toBe(
    200,
  );
  await expect.poll(async () => (await browser.send('GET', `/cdn/${image.thumb_filename}`)).status).toBe(404);
});

test.each(['/cdn/../server.lock', '/cdn/photos/..%2f..%2fdb', '/cdn/photos/x/y/640.webp', '/cdn/'])(
  '%s is no picture',
  async (path) => {
    expect((await openTestBrowser(api).send('GET', path)).status).toBe(404);
  },
);

test('a photo of more than 15 MB is too large, and other parts of a form are unknown', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  expect(await codeOf(await upload(browser, fileOf(new Uint8Array(15 * 1024 * 1024 + 1))))).toBe(
    '413 too_large',
  );
  const body = new FormData();
  body.append('picture', fileOf(await taken()));
  expect((await browser.send('POST', '/api/profileimage.php', { body })).status).toBe(400);
});

/** A form whose body comes when it is let, and which says whether anyone began to read it. */
function slowForm(form: FormData) {
  const gate = Promise.withResolvers<void>();
  const packed = new Response(form);
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isRead = true;
        await gate.promise;
        controller.enqueue(await packed.bytes());
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': packed.headers.get('content-type') };
  return { sending: { body, headers }, release: gate.resolve, isRead: () => isRead };
}

const formOf = (...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
};

test('where twelve photos are, another one is refused unread, and a repeated upload gets its kept answer', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const small = fileOf(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer(),
  );
  const send = () =>
    browser.send('POST', '/api/profileimage.php', {
      body: formOf(...Array.from({ length: 12 }, () => small)),
      headers: { 'idempotency-key': 'all-twelve' },
    });
  expect((await send()).status).toBe(200);
  const more = slowForm(formOf(small));
  expect(await codeOf(await browser.send('POST', '/api/profileimage.php', more.sending))).toBe(
    '409 too_many_images',
  );
  expect(more.isRead()).toBe(false);
  expect((await send()).status).toBe(200);
});

test('two forms are read at a time, the next one after them', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const source = fileOf(await taken());
  const forms = Array.from({ length: 3 }, () => slowForm(formOf(source)));
  const answers = forms.map(({ sending }) => browser.send('POST', '/api/profileimage.php', sending));
  const read = () => forms.filter(({ isRead }) => isRead()).length;
  await expect.poll(read).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(read()).toBe(2);
  for (const { release } of forms) release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('nothing went wrong unseen', () => {
  expect(api.faults).toEqual([]);
});
