import { calls, PHOTO_MAX_BYTES, type CallPayload } from '@meetcute/contract';
import { join, openBrowser, signUp, yearsAgo } from '../browser.ts';
import { photo, refusedPhotos, tooManyPhotos } from '../photos.ts';
import type { Running } from '../target.ts';
import { unwrap, type RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';
type Saving = CallPayload<typeof calls.saveUser>;

const save = (payload: Saving) => async (running: Running) => {
  const browser = openBrowser(running);
  await signUp(browser);
  return browser.client.call(calls.saveUser, { payload });
};

const placeCases: RefusalCase[] = (
  [
    ['a country that the site does not offer', { country: 'XX' }, { country: 'not_offered' }],
    ['a region of another country', { countryregion: 'nowhere' }, { countryregion: 'not_offered' }],
  ] as const
).map(([what, change, fields]) => ({
  call: 'saveUser',
  code: 'bad_request',
  when: `for ${what}`,
  fields,
  provoke: save({ country: 'NL', countryregion: null, city: null, ...change }),
}));

const profileCases: RefusalCase[] = (
  [
    ['a name of spaces', { name: '  ' }, { 'profile.name': 'required' }],
    [
      'a name that starts with @ behind a joiner',
      { name: '\u200C@robin' },
      { 'profile.name': 'name_starts_with_at' },
    ],
    [
      'a birth date more than 120 years back',
      { date_of_birth: yearsAgo(122) },
      { 'profile.date_of_birth': 'invalid_format' },
    ],
    ['a name of the staff', { name: 'M0derator' }, { 'profile.name': 'name_imitates' }],
    ['the name of the site', { name: 'Linden Lane' }, { 'profile.name': 'name_imitates' }],
    [
      'a name with a spaced address',
      { name: 'm i r a @ e x a m p l e . o r g' },
      { 'profile.name': 'name_with_address' },
    ],
    [
      'a birthday in the future',
      { date_of_birth: yearsAgo(-1) },
      { 'profile.date_of_birth': 'invalid_format' },
    ],
    [
      'a value that is not offered',
      { personal: { hair: 'plaid' } },
      { 'profile.personal.hair': 'not_offered' },
    ],
    [
      'a field that the site does not define',
      { personal: { shoe_size: '44' } },
      { 'profile.personal.shoe_size': 'unrecognized_keys' },
    ],
    [
      'a property of the prototype',
      { personal: { constructor: 'x' } },
      { 'profile.personal.constructor': 'unrecognized_keys' },
    ],
    [
      'a sensitive value without consent',
      { personal: { smoking: 'never' } },
      { 'profile.personal.smoking': 'consent_required' },
    ],
    [
      'a text that databases cannot store',
      { personal: { about_me: 'with an end\0' } },
      { 'profile.personal.about_me': 'invalid_text' },
    ],
  ] as const
).map(([what, profile, fields]) => ({
  call: 'saveUser',
  code: 'bad_request',
  when: `for ${what}`,
  fields: fields as Record<string, string>,
  provoke: save({ profile: profile as Extract<Saving, { profile: object }>['profile'] }),
}));

const upload = async (running: Running, files: File[], idempotencyKey?: string) => {
  const { client } = (await join(running)).browser;
  return client.call(calls.uploadImages, {
    payload: { file: files },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
};

/** Invalid requests about a member's own account and photos. */
export const accountRefusals: RefusalCase[] = [
  ...placeCases,
  ...profileCases,
  {
    call: 'saveUser',
    code: 'too_young',
    when: 'two days before the eighteenth birthday',
    fields: { 'profile.date_of_birth': 'too_young' },
    provoke: save({ profile: { date_of_birth: yearsAgo(18, 2) } }),
  },
  ...Object.entries(refusedPhotos).map(([reason, file]): RefusalCase => ({
    call: 'uploadImages',
    code: 'image_unreadable',
    when: `for a file whose problem is ${reason}`,
    fields: { 'file.1': reason },
    provoke: (running) => upload(running, [photo('a.png'), file]),
  })),
  {
    call: 'uploadImages',
    code: 'image_unreadable',
    when: 'for a text file named as an image',
    fields: { 'file.0': 'svg' },
    provoke: (running) => upload(running, [new File(['<svg onload="x">'], 'a.png', { type: 'image/png' })]),
  },
  {
    call: 'uploadImages',
    code: 'too_many_images',
    when: 'for a thirteenth photo',
    provoke: (running) => upload(running, tooManyPhotos()),
  },
  {
    call: 'uploadImages',
    code: 'too_large',
    when: 'for a photo of more than 15 MB',
    fields: { 'file.0': 'too_large' },
    provoke: (running) => upload(running, [new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'a.png')]),
  },
  {
    call: 'uploadImages',
    code: 'bad_request',
    when: 'for a form with an unknown part',
    fields: { files: 'unrecognized_keys' },
    provoke: async (running) => {
      const { browser } = await join(running);
      const body = new FormData();
      body.append('files', photo('a.png'));
      const headers = { 'x-package': 'conformance/1' };
      return unwrap(await browser.fetch(calls.uploadImages.path, { method: 'POST', headers, body }));
    },
  },
  {
    call: 'uploadImages',
    code: 'key_reused',
    when: 'for other photos with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const send = (file: File[]) =>
        client.call(calls.uploadImages, { payload: { file }, idempotencyKey: KEY });
      await send([photo('a.png')]);
      return send([photo('a.png'), photo('b.png')]);
    },
  },
  {
    call: 'orderImages',
    code: 'not_found',
    when: "for another member's photo",
    provoke: async (running) => {
      const { images } = await upload(running, [photo('a.png')]);
      const { client } = (await join(running)).browser;
      return client.call(calls.orderImages, { payload: { order: [images[0]!.id] } });
    },
  },
  {
    call: 'orderImages',
    code: 'bad_request',
    when: 'for a photo named twice',
    fields: { order: 'repeated' },
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const { images } = await client.call(calls.uploadImages, { payload: { file: [photo('a.png')] } });
      const { id } = images[0]!;
      return client.call(calls.orderImages, { payload: { order: [id, id] } });
    },
  },
  {
    call: 'deleteImage',
    code: 'not_found',
    when: "for another member's photo",
    provoke: async (running) => {
      const { images } = await upload(running, [photo('a.png')]);
      const { client } = (await join(running)).browser;
      return client.call(calls.deleteImage, { payload: { id: images[0]!.id } });
    },
  },
];
