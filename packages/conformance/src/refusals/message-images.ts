import { calls, PHOTO_MAX_BYTES } from '@meetcute/contract';
import { join } from '../browser.ts';
import { photo, tooManyPhotos } from '../photos.ts';
import { pair } from '../suites/chats.ts';
import { sendImage, upload } from '../suites/message-images.ts';
import type { Running } from '../target.ts';
import { unwrap, withSettings, type RefusalCase } from './refusal.ts';

const uploadFile = async (running: Running, file: File[], idempotencyKey?: string) =>
  (await join(running)).browser.client.call(calls.uploadMessageImage, {
    payload: { file },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

const noImages = { chat: { images: false } };

const uploadCases: RefusalCase[] = [
  {
    call: 'uploadMessageImage',
    code: 'forbidden',
    when: 'on a site without message images',
    provoke: (running) => withSettings(running, noImages, () => uploadFile(running, [photo('a.png')])),
  },
  {
    call: 'uploadMessageImage',
    code: 'image_unreadable',
    when: 'for a drawing named as an image',
    fields: { 'file.0': 'svg' },
    provoke: (running) =>
      uploadFile(running, [new File(['<svg onload="x">'], 'a.png', { type: 'image/png' })]),
  },
  {
    call: 'uploadMessageImage',
    code: 'too_many_images',
    when: 'for a second image',
    provoke: (running) => uploadFile(running, tooManyPhotos().slice(0, 2)),
  },
  {
    call: 'uploadMessageImage',
    code: 'too_large',
    when: 'for an image of more than 15 MB',
    fields: { 'file.0': 'too_large' },
    provoke: (running) => uploadFile(running, [new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'a.png')]),
  },
  {
    call: 'uploadMessageImage',
    code: 'key_reused',
    when: 'for another form with the same key',
    provoke: async (running) => {
      const anna = await join(running);
      const idempotencyKey = 'one-key-of-one-picture';
      const send = (file: File[]) =>
        anna.browser.client.call(calls.uploadMessageImage, { payload: { file }, idempotencyKey });
      await send([photo('a.png')]);
      return send([photo('a.png'), photo('b.png')]);
    },
  },
];

/** Invalid ways of sending an uploaded image. */
const sendCases: RefusalCase[] = [
  {
    call: 'sendMessage',
    code: 'bad_request',
    when: "for another member's image",
    fields: { image: 'not_found' },
    provoke: async (running) => {
      const { anna, ben, id } = await pair(running);
      return sendImage(ben, id, { image: (await upload(anna)).id });
    },
  },
  {
    call: 'sendMessage',
    code: 'bad_request',
    when: 'for an unknown image',
    fields: { image: 'not_found' },
    provoke: async (running) => {
      const { anna, id } = await pair(running);
      return sendImage(anna, id, { image: 'none', text: 'Look' });
    },
  },
  {
    call: 'sendMessage',
    code: 'bad_request',
    when: 'for an image on a site without message images',
    fields: { image: 'not_offered' },
    provoke: async (running) => {
      const { anna, id } = await pair(running);
      const { id: image } = await upload(anna);
      return withSettings(running, noImages, () => sendImage(anna, id, { image }));
    },
  },
];

/** Invalid requests about message images. */
export const messageImageRefusals: RefusalCase[] = [
  ...uploadCases,
  ...sendCases,
  {
    call: 'openMessageImage',
    code: 'not_found',
    when: 'for an unknown image',
    provoke: async (running) =>
      unwrap(await (await join(running)).browser.fetch(`${calls.openMessageImage.path}?id=none`)),
  },
];
