import { PHOTO_MAX_BYTES } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hasUnsavedWork } from '../app/unsaved-work.ts';
import { readImage } from './outbox/stored-image.ts';
import { createDatabase } from '../provider/database.ts';
import { PERSISTENCE_MS } from '../provider/persistent-store.ts';
import { createMemoryDatabase } from '../provider/memory-database.ts';
import type { Ports } from '../provider/ports.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useDraft } from './useDraft.ts';
import { useSend } from './useSend.ts';

/** Opens a conversation on a site that allows images in messages. */
function writingPage(world = memberWorld(), portOverrides: Partial<Ports> = {}) {
  Object.assign(world.settings, { message_credits: 0, chat: { images: true } });
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const page = openPage(world, null, portOverrides);
  const hook = page.use(() => {
    const [draft] = useDraft(conversation.id);
    return { ...useSend(conversation.id), draft };
  });
  const countBefore = conversation.messages.length;
  const listArrived = () =>
    conversation.messages
      .slice(countBefore)
      .map(({ text, image }) => (image ? `${text} ${image.width}x${image.height}` : text));
  return { ...page, world, hook, arrived: listArrived, conversation: conversation.id };
}

/** Creates an image of 30 by 20 pixels. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
  return canvas.convertToBlob({ type: 'image/png' });
}

type Page = ReturnType<typeof writingPage>;

async function choose({ hook }: Page, file: Blob) {
  await act(async () => hook.current.image.choose?.(new File([file], 'hall.png')));
}

test('uploads an image and sends it with or without text', async () => {
  const page = writingPage();
  await choose(page, await picture());
  expect(page.hook.current.image.value).toMatchObject({ width: 30, height: 20 });
  act(() => page.hook.current.send('Look'));
  expect(page.hook.current.image.value).toBeNull();
  await expect.poll(page.arrived).toEqual(['Look 30x20']);
  await choose(page, await picture());
  act(() => page.hook.current.send(''));
  await expect.poll(page.arrived).toEqual(['Look 30x20', ' 30x20']);
  await expect.poll(() => page.hook.current.pending).toEqual([]);
});

test('uploads an image once and stores the message once after a lost response', async () => {
  const page = writingPage();
  setFault(page.world, 'sendMessage', { kind: 'cut', times: 1 });
  await choose(page, await picture());
  act(() => page.hook.current.send('Look'));
  await expect.poll(() => page.hook.current.pending).toMatchObject([{ state: 'waiting' }]);
  act(() => page.hook.current.retry(page.hook.current.pending[0]!.client_id));
  await expect.poll(page.arrived).toEqual(['Look 30x20']);
  expect(page.world.messageImages.size).toBe(1);
});

test('sends an unsent image from the next page of the browser', async () => {
  const name = `meetcute-test-${crypto.randomUUID()}`;
  const portOverrides = (): Partial<Ports> => {
    const database = createDatabase(name);
    return { database: async () => database };
  };
  const world = memberWorld();
  const first = writingPage(world, portOverrides());
  setFault(world, 'uploadMessageImage', { kind: 'error', code: 'unavailable' });
  await choose(first, await picture());
  act(() => first.hook.current.send('Look'));
  await expect.poll(() => first.hook.current.pending).toMatchObject([{ state: 'waiting' }]);
  cleanup();
  world.faults.clear();
  const { arrived } = writingPage(world, portOverrides());
  await expect.poll(arrived).toEqual(['Look 30x20']);
});

test('keeps an unreadable image with its reason and returns it to the draft with its text', async () => {
  const page = writingPage();
  setFault(page.world, 'uploadMessageImage', {
    kind: 'error',
    code: 'image_unreadable',
    fields: { 'file.0': 'broken' },
    times: 1,
  });
  await choose(page, await picture());
  act(() => page.hook.current.send('Look'));
  await expect.poll(() => page.hook.current.pending).toMatchObject([{ code: 'image_unreadable' }]);
  await choose(page, await picture());
  expect(page.hook.current.edit).toBeNull();
  act(() => page.hook.current.image.onChange(null));
  act(() => page.hook.current.edit?.(page.hook.current.pending[0]!.client_id));
  await expect.poll(() => page.hook.current.draft).toBe('Look');
  expect(page.hook.current.image.value).toMatchObject({ width: 30 });
});

const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];

test.each([
  ['a text', 'imageType', new Blob(['hello'], { type: 'image/png' })],
  ['an empty file', 'imageEmpty', new Blob([])],
  ['a WebP', 'webp', new Blob(['RIFF\0\0\0\0WEBPVP8 '])],
  ['a drawing', 'svg', new Blob(['<svg xmlns="">'], { type: 'image/jpeg' })],
  ['a truncated image', 'imageDamaged', new Blob([Uint8Array.from(png)])],
  ['a large image', 'imageSize', new Blob([Uint8Array.from(png), new Uint8Array(PHOTO_MAX_BYTES)])],
])('refuses %s before sending, and says why: %s', async (_, problem, file) => {
  const page = writingPage();
  await choose(page, file);
  expect(page.hook.current.image).toMatchObject({ value: null, refusal: { name: 'hall.png', problem } });
  await choose(page, await picture());
  expect(page.hook.current.image).toMatchObject({ value: { width: 30 }, refusal: null });
});

test('accepts an image of one pixel, and a JPEG that lacks nothing but its end', async () => {
  const page = writingPage();
  const whole = await new OffscreenCanvas(1, 1)
    .getContext('2d')!
    .canvas.convertToBlob({ type: 'image/jpeg' });
  await choose(page, whole.slice(0, whole.size - 2));
  expect(page.hook.current.image).toMatchObject({ value: { width: 1, height: 1 }, refusal: null });
});

test('offers no image choice when the site does not allow images', () => {
  const page = writingPage();
  Object.assign(page.world.settings, { chat: { images: false } });
  const { use } = openPage(page.world);
  const conversation = [...page.world.conversations.keys()][0]!;
  expect(use(() => useSend(conversation)).current.image.choose).toBeNull();
});

describe('a chosen image that is not sent', () => {
  /** Opens pages of one browser that share a database. */
  function browser(world = memberWorld()) {
    const name = `meetcute-test-${crypto.randomUUID()}`;
    const openDatabase = () => createDatabase(name);
    const open = (portOverrides: Partial<Ports> = {}) => {
      const database = openDatabase();
      return writingPage(world, { database: async () => database, ...portOverrides });
    };
    return { world, open, kept: () => openDatabase().images.all(viewerOf(world).profile.id) };
  }
  const readWidth = ({ hook }: Page) => hook.current.image.value?.width ?? null;

  test('is restored on the next page and removed once it is sent', async () => {
    const { kept: readStoredImages, open } = browser();
    const first = open();
    await choose(first, await picture());
    await expect.poll(readStoredImages).toHaveLength(1);
    // Once stored, the image allows a reload of the page.
    await expect.poll(hasUnsavedWork).toBe(false);
    cleanup();
    const next = open();
    await expect.poll(() => readWidth(next)).toBe(30);
    act(() => next.hook.current.send('Look'));
    await expect.poll(next.arrived).toEqual(['Look 30x20']);
    await expect.poll(readStoredImages).toEqual([]);
    expect(readWidth(next)).toBeNull();
  });

  test('is not restored after removal, nor over an image chosen meanwhile', async () => {
    const { kept: readStoredImages, open, world } = browser();
    const first = open();
    await choose(first, await picture());
    act(() => first.hook.current.image.onChange(null));
    await expect.poll(readStoredImages).toEqual([]);
    await choose(first, await picture());
    await expect.poll(readStoredImages).toHaveLength(1);
    cleanup();
    const { promise, resolve } = Promise.withResolvers<void>();
    const memory = createMemoryDatabase();
    const all = async () => {
      await promise;
      return readStoredImages();
    };
    const slow = { ...memory, images: { ...memory.images, all } };
    const next = writingPage(world, { database: async () => slow });
    act(() => next.hook.current.image.onChange({ file: new Blob(), width: 7, height: 7 }));
    await act(async () => resolve());
    await expect.poll(() => memory.images.all(viewerOf(world).profile.id)).toHaveLength(1);
    expect(readWidth(next)).toBe(7);
  });

  test('is restored with its text when the page closes before the message is stored', async () => {
    const world = memberWorld();
    const memory = createMemoryDatabase();
    const hangingPut = () => new Promise<never>(() => undefined);
    const hanging = {
      ...memory,
      images: { ...memory.images },
      outbox: { ...memory.outbox, put: hangingPut },
    };
    const first = writingPage(world, { database: async () => hanging });
    await choose(first, await picture());
    await expect.poll(() => memory.images.all(viewerOf(world).profile.id)).toHaveLength(1);
    const reference = { kind: 'message', id: '1' } as const;
    act(() => first.hook.current.setReference(reference));
    act(() => first.hook.current.send('Look'));
    expect([readWidth(first), first.hook.current.draft, first.hook.current.reference]).toEqual([
      null,
      '',
      null,
    ]);
    // Reopening the conversation does not show it as chosen while its message is pending.
    const again = first.use(() => useSend(first.conversation));
    await act(() => hanging.images.all(viewerOf(world).profile.id));
    expect(again.current.pending).toHaveLength(1);
    expect(again.current.image.value).toBeNull();
    cleanup();
    const next = writingPage(world, { database: async () => memory, localStore: first.kept });
    await expect.poll(() => readWidth(next)).toBe(30);
    await expect.poll(() => next.hook.current.draft).toBe('Look');
    expect(next.hook.current.reference).toEqual(reference);
    expect(next.arrived()).toEqual([]);
    act(() => next.hook.current.send('Look'));
    await expect.poll(next.arrived).toEqual(['Look 30x20']);
    await expect.poll(() => memory.images.all(viewerOf(world).profile.id)).toEqual([]);
  });

  test('belongs to one member and one conversation', async () => {
    const { kept: readStoredImages, open, world } = browser();
    await choose(open(), await picture());
    await expect.poll(readStoredImages).toHaveLength(1);
    cleanup();
    const [imageRecord] = await readStoredImages();
    const other = [...world.conversations.values()].find(({ id }) => id !== imageRecord!.conversation)!;
    const reading = async (member: string, conversation: string) => {
      const database = createMemoryDatabase();
      await database.images.put(imageRecord!);
      return readImage(Promise.resolve(database), { member, conversation }, imageRecord!.at);
    };
    expect(await reading(imageRecord!.member, imageRecord!.conversation)).toMatchObject({ width: 30 });
    expect(await reading(imageRecord!.member, other.id)).toBeNull();
    expect(await reading('somebody-else', imageRecord!.conversation)).toBeNull();
  });

  test('expires after seven days, as a draft does', async () => {
    const { kept: readStoredImages, open } = browser();
    await choose(open(), await picture());
    await expect.poll(readStoredImages).toHaveLength(1);
    cleanup();
    const later = open({ now: () => new Date(Date.now() + PERSISTENCE_MS) });
    await expect.poll(readStoredImages).toEqual([]);
    expect(readWidth(later)).toBeNull();
  });

  test('lasts as long as the page when the browser has no database', async () => {
    const page = writingPage(memberWorld(), { database: () => Promise.reject(new Error('refused')) });
    await choose(page, await picture());
    expect(readWidth(page)).toBe(30);
    expect(hasUnsavedWork()).toBe(true);
    act(() => page.hook.current.send('Look'));
    await expect.poll(page.arrived).toEqual(['Look 30x20']);
    await expect.poll(hasUnsavedWork).toBe(false);
  });
});
