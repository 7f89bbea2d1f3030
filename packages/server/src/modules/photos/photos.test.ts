import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../api.ts';
import { ServerError } from '../../errors.ts';
import { createUploads } from '../../http/uploads.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { cameraPhoto, hugePng, smallPhoto } from '../../../test/photo-files.ts';
import { codeOf, join, openTestBrowser, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const upload = (browser: ReturnType<typeof openTestBrowser>, ...files: File[]) => {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  return browser.send('POST', '/api/profileimage.php', { body });
};

const fileOf = (data: Uint8Array, name = 'photo.jpg') =>
  new File([new Uint8Array(data)], name, { type: 'image/jpeg' });

interface UploadedPhotos {
  images: { id: string; thumb_filename: string; sizes: { width: number; webp: string; avif?: string }[] }[];
}

test('stores a photo upright, without its location, and in several widths', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const source = await cameraPhoto();
  // Tag 0x8825, in little-endian order, points to the GPS block.
  expect((await sharp(source).metadata()).exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  const { images } = (await (await upload(browser, fileOf(source))).json()) as UploadedPhotos;
  expect(images[0]?.sizes.map(({ width }) => width)).toEqual([320, 640, 800]);
  expect(images[0]?.thumb_filename).toMatch(/^photos\/[\w-]+\/640\.webp$/);

  const response = await browser.send('GET', `/cdn/${images[0]?.sizes.at(-1)?.webp}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = await response.arrayBuffer();
  const { width, height, exif, xmp, orientation } = await sharp(picture).metadata();
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 800, height: 1200 });
  const [r = 0, , b = 0] = await sharp(picture)
    .extract({ left: 400, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(r).toBeGreaterThan(b);
});

/** Waits until every job is done. */
const allJobsDone = () => expect.poll(() => api.db.$count(jobs)).toBe(0);

const photosOf = async (browser: ReturnType<typeof openTestBrowser>) => {
  const { user } = (await (await browser.send('GET', '/api/user.php')).json()) as {
    user: { profile: UploadedPhotos };
  };
  return user.profile.images;
};

test('adds AVIF versions after the response, and stores no copy with location or other metadata', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const { images } = (await (await upload(browser, fileOf(await cameraPhoto()))).json()) as UploadedPhotos;
  expect(images[0]?.sizes.some(({ avif }) => avif)).toBe(false);
  await allJobsDone();
  const sizes = (await photosOf(browser))[0]?.sizes ?? [];
  expect(sizes.map(({ width }) => width)).toEqual([320, 640, 800]);
  for (const { width, webp, avif } of sizes) {
    for (const [format, key] of [
      ['image/webp', webp],
      ['image/avif', avif],
    ]) {
      const response = await browser.send('GET', `/cdn/${key}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, format]);
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect([metadata.width, metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
        width,
        undefined,
        undefined,
        undefined,
      ]);
    }
  }
});

test('retries a failed job with growing delays, also on another server, and gives up after eight attempts', async () => {
  const testApi = await startTestApi();
  onTestFinished(() => testApi.stop());
  // Stops its worker, so that only the ones below take jobs.
  await testApi.api.close();
  const browser = openTestBrowser(testApi);
  await join(browser);
  let isBroken = true;
  const { storage } = testApi.options;
  const get = async (key: string) => {
    if (isBroken) throw new Error('The storage is unavailable.');
    return storage.get(key);
  };
  const faults: unknown[] = [];
  const log = { info: () => {}, error: (_: string, details?: object) => void faults.push(details) };
  const start = () => createApi({ ...testApi.options, log, storage: { ...storage, get } });
  const attempt = async () => {
    const other = start();
    await other.close();
  };
  const brokenApi = start();
  const running = openTestBrowser({ api: brokenApi });
  for (const [name, value] of browser.cookies) running.cookies.set(name, value);
  await upload(running, fileOf(await smallPhoto()));
  await brokenApi.close();
  expect(faults).toMatchObject([{ kind: 'photo-avif', attempts: 1 }]);
  testApi.pass(59_000);
  await attempt();
  expect(faults).toHaveLength(1);
  testApi.pass(2000);
  await attempt();
  expect(faults).toMatchObject([{}, { attempts: 2 }]);
  testApi.pass(119_000);
  isBroken = false;
  await attempt();
  expect((await photosOf(browser))[0]?.sizes.some(({ avif }) => avif)).toBe(false);
  testApi.pass(2000);
  await attempt();
  expect((await photosOf(browser))[0]?.sizes.every(({ avif }) => avif)).toBe(true);
  expect(await testApi.db.$count(jobs)).toBe(0);

  isBroken = true;
  const job = {
    id: 'last',
    siteId: 'classic',
    kind: 'photo-avif',
    subject: (await photosOf(browser))[0]!.id,
  } as const;
  await testApi.db.insert(jobs).values({ ...job, attempts: 7, dueAt: new Date(0), createdAt: new Date(0) });
  await attempt();
  expect([faults.length, await testApi.db.$count(jobs)]).toEqual([3, 0]);
});

test('leaves no file of a photo that is removed before its AVIF is made', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  await allJobsDone();
  const countBefore = api.files.size;
  const { images } = (await (await upload(browser, fileOf(await cameraPhoto()))).json()) as UploadedPhotos;
  await browser.send('DELETE', '/api/profileimage.php', { json: { id: images[0]!.id } });
  await allJobsDone();
  await expect.poll(() => api.files.size).toBe(countBefore);
});

test.each([
  ['a text named .png', 'not_a_photo', Buffer.from('hello'), 'photo.png'],
  ['a script named .png', 'not_a_photo', Buffer.from('<script>alert(1)</script>'), 'photo.png'],
  [
    'an SVG',
    'svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'photo.jpg',
  ],
  ['a PNG that claims 900 million pixels', 'too_many_pixels', hugePng(), 'photo.png'],
  ['a PNG of 61 million pixels', 'too_many_pixels', hugePng(7811), 'photo.png'],
  ['an interlaced PNG of 16 million pixels', 'too_many_pixels', hugePng(4000, { interlace: 1 }), 'photo.png'],
  ['a PNG of 16 million pixels of 16 bits', 'too_many_pixels', hugePng(4000, { depth: 16 }), 'photo.png'],
  ['a PNG without pixels', 'broken', hugePng(400), 'photo.png'],
])(
  'refuses %s as %s with its position and name, and stores nothing of the upload',
  async (_, reason, data, name) => {
    const browser = openTestBrowser(api);
    await join(browser);
    await allJobsDone();
    const countBefore = api.files.size;
    const response = await upload(browser, fileOf(await smallPhoto()), fileOf(data, name));
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        error: {
          code: 'image_unreadable',
          message: expect.stringContaining(name),
          fields: { 'file.1': reason },
        },
      },
    ]);
    await expect.poll(() => api.files.size).toBe(countBefore);
  },
);

/** Creates a picture of noise, which compresses to many bytes. */
const noise = (width: number, height = width) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#123456',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

test.each([
  ['a GIF', 'gif', () => noise(300).gif()],
  ['a WebP', 'webp', () => noise(300).webp()],
  ['an AVIF', 'avif', () => noise(300).avif({ effort: 0 })],
  ['a TIFF', 'tiff', () => noise(300).tiff()],
  ['a JPEG of 1 × 1', 'too_small', () => noise(1).jpeg()],
  ['a PNG of 199 × 400', 'too_small', () => noise(199, 400).png()],
  ['a JPEG of 400 × 199', 'too_small', () => noise(400, 199).jpeg()],
] as const)('refuses %s with the reason %s', async (_, reason, picture) => {
  const browser = openTestBrowser(api);
  await join(browser);
  const response = await upload(browser, fileOf(await picture().toBuffer()));
  expect(await response.json()).toMatchObject({ error: { fields: { 'file.0': reason } } });
});

const shorten = (data: Buffer, end: number) => data.subarray(0, data.length - end);

test.each([
  ['a JPEG without its last two bytes', async () => shorten(await cameraPhoto(), 2)],
  ['a JPEG without its last byte', async () => shorten(await cameraPhoto(), 1)],
  [
    'a progressive JPEG without its end',
    async () => shorten(await noise(300).jpeg({ progressive: true }).toBuffer(), 2),
  ],
  ['a JPEG with zeros behind its end', async () => Buffer.concat([await cameraPhoto(), Buffer.alloc(512)])],
  ['a PNG without its last chunk', async () => shorten(await noise(300).png().toBuffer(), 12)],
  ['a JPEG of 200 × 200', () => noise(200).jpeg().toBuffer()],
] as const)('accepts %s', async (_, data) => {
  const browser = openTestBrowser(api);
  await join(browser);
  expect((await upload(browser, fileOf(await data()))).status).toBe(200);
});

test.each([
  ['a JPEG', () => noise(300).jpeg().toBuffer(), 0.5],
  ['a JPEG, nearly whole', () => noise(300).jpeg().toBuffer(), 0.97],
  ['a PNG', () => noise(300).png().toBuffer(), 0.6],
] as const)('refuses %s whose pixels are cut off as broken', async (_, picture, share) => {
  const browser = openTestBrowser(api);
  await join(browser);
  const data = await picture();
  const response = await upload(browser, fileOf(data.subarray(0, Math.floor(data.length * share))));
  expect(await response.json()).toMatchObject({ error: { fields: { 'file.0': 'broken' } } });
});

test('stops serving a removed photo', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const { images } = (await (await upload(browser, fileOf(await smallPhoto()))).json()) as UploadedPhotos;
  const image = images[0]!;
  expect((await browser.send('DELETE', '/api/profileimage.php', { json: { id: image.id } })).status).toBe(
    200,
  );
  await expect.poll(async () => (await browser.send('GET', `/cdn/${image.thumb_filename}`)).status).toBe(404);
});

test.each(['/cdn/../server.lock', '/cdn/photos/..%2f..%2fdb', '/cdn/photos/x/y/640.webp', '/cdn/'])(
  'serves nothing at %s',
  async (path) => {
    expect((await openTestBrowser(api).send('GET', path)).status).toBe(404);
  },
);

test('refuses a photo of more than 15 MB, and unknown parts of a form', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  expect(await codeOf(await upload(browser, fileOf(new Uint8Array(15 * 1024 * 1024 + 1))))).toBe(
    '413 too_large file.0',
  );
  const body = new FormData();
  body.append('picture', fileOf(await smallPhoto()));
  expect((await browser.send('POST', '/api/profileimage.php', { body })).status).toBe(400);
});

/** A form whose body is paused until it is released. Reports whether reading has started. */
function slowForm(form: FormData) {
  const gate = Promise.withResolvers<void>();
  const packedForm = new Response(form);
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isRead = true;
        await gate.promise;
        controller.enqueue(new Uint8Array(await packedForm.arrayBuffer()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': packedForm.headers.get('content-type') };
  return { sending: { body, headers }, release: gate.resolve, isRead: () => isRead };
}

const formOf = (...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
};

test('refuses a thirteenth photo unread, and repeats the stored response of an upload', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const small = fileOf(await smallPhoto());
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

test('reads two forms of a member at a time and the next one after them', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const source = fileOf(await cameraPhoto());
  const forms = Array.from({ length: 3 }, () => slowForm(formOf(source)));
  const responses = forms.map(({ sending }) => browser.send('POST', '/api/profileimage.php', sending));
  const read = () => forms.filter(({ isRead }) => isRead()).length;
  await expect.poll(read).toBe(2);
  // A later member with a queue of their own finishes first.
  const other = openTestBrowser(api);
  await join(other);
  expect((await upload(other, source)).status).toBe(200);
  expect(read()).toBe(2);
  for (const { release } of forms) release();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('asks to send a form again whose files others have displaced', async () => {
  let cut = () => {};
  const uploads = createUploads({
    disk: (_, cutForm) => {
      cut = () => cutForm(new ServerError('unavailable', { retryAfter: 2 }));
      return { count: () => {}, free: () => {} };
    },
    decodings: () => {
      cut();
      return Promise.reject(new Error('The file does not exist.'));
    },
  });
  const full = createApi({ ...api.options, uploads });
  const browser = openTestBrowser({ api: full });
  await join(browser);
  const response = await upload(browser, fileOf(await cameraPhoto()));
  expect([await codeOf(response), response.headers.get('retry-after')]).toEqual(['503 unavailable', '2']);
  await full.close();
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
