import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { ARRIVAL_LIMITS } from '@meetcute/core';
import { readForm } from '../../src/http/form.ts';
import { jobs } from '../../src/jobs/jobs.table.ts';
import { hugePng, cameraPhoto } from '../photo-files.ts';
import { codeOf } from '../test-api.ts';
import { type Attack, newMember, type Target } from './attack.ts';

const UPLOAD = '/api/profileimage.php';
const MEGABYTE = 1024 * 1024;

/** Uploads a file as a new member. Returns the result and the number of stored copies. */
async function upload(target: Target, content: BlobPart, name: string) {
  const { browser } = await newMember(target);
  const countBefore = target.api.files.size;
  const body = new FormData();
  body.append('file', new File([content], name, { type: 'image/png' }));
  const response = await browser.send('POST', UPLOAD, { body });
  const code = response.ok ? '200' : await codeOf(response);
  return { browser, code, stored: target.api.files.size - countBefore };
}

const disguise =
  (content: string | Buffer): Attack['attempt'] =>
  async (target) => {
    const blobPart = typeof content === 'string' ? content : new Uint8Array(content);
    const { code, stored } = await upload(target, blobPart, 'me.png');
    return [code, stored];
  };

const PART = 'content-disposition: form-data; name="file"; filename="me.png"';
const TYPE = 'multipart/form-data; boundary=b';

/** Creates a form with a photo of any number of megabytes. `read` returns how many were read. */
function endlessForm(megabytes: number) {
  let readCount = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (readCount === 0) controller.enqueue(new TextEncoder().encode(`--b\r\n${PART}\r\n\r\n`));
        if (readCount === megabytes) return controller.close();
        readCount += 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => readCount };
}

/** Returns the stored copies of a member's photos that contain metadata. */
async function withMetadata({ api }: Target, existingKeys: ReadonlySet<string>): Promise<string[]> {
  const keys = [];
  for (const [key, data] of api.files) {
    if (existingKeys.has(key)) continue;
    const { exif, iptc, xmp, comments } = await sharp(data).metadata();
    if (exif || iptc || xmp || comments?.length) keys.push(key);
  }
  return keys;
}

/** The tag of the GPS block, 0x8825, in little-endian order. */
const GPS_TAG = Buffer.from([0x25, 0x88]);

const isNoPhoto = ['422 image_unreadable file.0', 0];

/** Uploads of files that are not photos, or contain more than a photo. */
export const fileAttacks: readonly Attack[] = [
  {
    name: 'an SVG with a script, named .png',
    attempt: disguise('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    expected: isNoPhoto,
  },
  { name: 'a script named .png', attempt: disguise('<script>alert(1)</script>'), expected: isNoPhoto },
  { name: 'a PNG of 30,000 by 30,000 pixels', attempt: disguise(hugePng()), expected: isNoPhoto },
  {
    name: 'a photo of 200 MB, which is not read to its end',
    attempt: async (target) => {
      const { browser } = await newMember(target);
      const countBefore = target.api.files.size;
      const { body, read } = endlessForm(200);
      const response = await browser.send('POST', UPLOAD, { body, headers: { 'content-type': TYPE } });
      return [await codeOf(response), read() < 30, target.api.files.size - countBefore];
    },
    expected: ['413 too_large file.0', true, 0],
  },
  {
    name: 'a form declared as 200 MB, which is not read at all',
    attempt: async (target) => {
      const { browser } = await newMember(target);
      const { body, read } = endlessForm(200);
      const headers = { 'content-type': TYPE, 'content-length': String(200 * MEGABYTE) };
      return [await codeOf(await browser.send('POST', UPLOAD, { body, headers })), read()];
    },
    expected: ['413 too_large', 0],
  },
  {
    name: 'an upload of one byte at a time, which is aborted',
    attempt: async () => {
      let timer: ReturnType<typeof setInterval> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(`--b\r\n${PART}\r\n\r\n`));
          timer = setInterval(() => controller.enqueue(new Uint8Array(1)), 5);
        },
        cancel: () => clearInterval(timer),
      });
      const init = { method: 'POST', body, headers: { 'content-type': TYPE }, duplex: 'half' } as RequestInit;
      // Never silent for long, and never finished.
      const form = readForm(new Request('http://a.test/', init), { ...ARRIVAL_LIMITS, grace: 100 });
      const outcome = await form.then(
        () => 'read',
        ({ code }: { code: string }) => code,
      );
      clearInterval(timer);
      return outcome;
    },
    expected: 'request_timeout',
  },
  {
    name: 'a photo with a location, which no stored copy contains',
    attempt: async (target) => {
      const photo = await cameraPhoto();
      const existingKeys = new Set(target.api.files.keys());
      const { code } = await upload(target, new Uint8Array(photo), 'me.jpg');
      // AVIF versions follow the response.
      while ((await target.api.db.$count(jobs, eq(jobs.kind, 'photo-avif'))) > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const copies = target.api.files.size - existingKeys.size;
      const hasPlace = (await sharp(photo).metadata()).exif?.includes(GPS_TAG);
      return { code, hasPlace, copies, withMetadata: await withMetadata(target, existingKeys) };
    },
    expected: { code: '200', hasPlace: true, copies: 6, withMetadata: [] },
  },
];
