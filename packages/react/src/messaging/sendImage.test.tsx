import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hasUnsavedWork } from '../app/unsavedWork.ts';
import { createDatabase } from '../provider/database.ts';
import { PERSISTENCE_MS } from '../provider/persistentStore.ts';
import { createMemoryDatabase } from '../provider/memoryDatabase.ts';
import type { Ports } from '../provider/ports.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { readImage } from './storedImage.ts';
import { useDraft } from './useDraft.ts';
import { useSend } from './useSend.ts';

/** A page on which a member writes in a conversation of a site that sends pictures. */
function writingPage(world = memberWorld(), portOverrides: Partial<Ports> = {}) {
  Object.assign(world.settings, { message_credits: 0, chat: { images: true } });
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const page = openPage(world, null, portOverrides);
  const hook = page.use(() => {
    const [draft] = useDraft(conversation.id);
    return { ...useSend(conversation.id), draft };
  });
  const before = conversation.messages.length;
  const arrived = () =>
    conversation.messages
      .slice(before)
      .map(({ text, image }) => (image ? `${text} ${image.width}x${image.height}` : text));
  return { ...page, world, hook, arrived, conversation: conversation.id };
}

/** A picture of 30 by 20 pixels. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 20);
  return canvas.convertToBlob({ type: 'image/png' });
}

type Page = ReturnType<typeof writingPage>;

async function choose({ hook }: Page, file: Blob) {
  await act(async () => hook.current.image.choose?.(file));
}

afterEach(cleanup);

test('a picture is uploaded and goes with the message, with words or without', async () => {
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

test('an answer that is lost uploads nothing twice, and the message is stored once', async () => {
  const page = writingPage();
  setFault(page.world, 'sendMessage', { kind: 'cut', times: 1 });
  await choose(page, await picture());
  act(() => page.hook.current.send('Look'));
  await expect.poll(() => page.hook.current.pending).toMatchObject([{ state: 'waiting' }]);
  act(() => page.hook.current.retry(page.hook.current.pending[0]!.client_id));
  await expect.poll(page.arrived).toEqual(['Look 30x20']);
  expect(page.world.messageImages.size).toBe(1);
});

test('one that was not sent is sent by the next page of the browser', async () => {
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

test('one that the server can’t read stays with the reason, and comes back with its words to be mended', async () => {
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

test.each([
  ['a text', new Blob(['hello'], { type: 'image/png' })],
  ['a picture that is cut short', new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])])],
])('%s is refused before it is sent', async (_, file) => {
  const page = writingPage();
  await choose(page, file);
  expect(page.hook.current.image).toMatchObject({ value: null, isUnreadable: true });
});

test('where the site sends no pictures, none can be chosen', () => {
  const page = writingPage();
  Object.assign(page.world.settings, { chat: { images: false } });
  const { use } = openPage(page.world);
  const conversation = [...page.world.conversations.keys()][0]!;
  expect(use(() => useSend(conversation)).current.image.choose).toBeNull();
});

describe('a picture that was chosen and not sent', () => {
  /** What the next pages of one browser have, and the world that they stand in. */
  function browser(world = memberWorld()) {
    const name = `meetcute-test-${crypto.randomUUID()}`;
    const openDatabase = () => createDatabase(name);
    const open = (portOverrides: Partial<Ports> = {}) => {
      const database = openDatabase();
      return writingPage(world, { database: async () => database, ...portOverrides });
    };
    return { world, open, kept: () => openDatabase().pictures.all(viewerOf(world).profile.id) };
  }
  const shown = ({ hook }: Page) => hook.current.image.value?.width ?? null;

  test('is there again on the next page, and sent from there it is kept no longer', async () => {
    const { kept, open } = browser();
    const first = open();
    await choose(first, await picture());
    await expect.poll(kept).toHaveLength(1);
    // From then on the page may be loaded anew.
    await expect.poll(hasUnsavedWork).toBe(false);
    cleanup();
    const next = open();
    await expect.poll(() => shown(next)).toBe(30);
    act(() => next.hook.current.send('Look'));
    await expect.poll(next.arrived).toEqual(['Look 30x20']);
    await expect.poll(kept).toEqual([]);
    expect(shown(next)).toBeNull();
  });

  test('is not brought back when it was removed, nor put over another one that was chosen meanwhile', async () => {
    const { kept, open, world } = browser();
    const first = open();
    await choose(first, await picture());
    act(() => first.hook.current.image.onChange(null));
    await expect.poll(kept).toEqual([]);
    await choose(first, await picture());
    await expect.poll(kept).toHaveLength(1);
    cleanup();
    const { promise, resolve } = Promise.withResolvers<void>();
    const memory = createMemoryDatabase();
    const all = async () => {
      await promise;
      return kept();
    };
    const slow = { ...memory, pictures: { ...memory.pictures, all } };
    const next = writingPage(world, { database: async () => slow });
    act(() => next.hook.current.image.onChange({ file: new Blob(), width: 7, height: 7 }));
    await act(async () => resolve());
    await expect.poll(() => memory.pictures.all(viewerOf(world).profile.id)).toHaveLength(1);
    expect(shown(next)).toBe(7);
  });

  test('is there again, with its words, where the page was closed before its message was written down', async () => {
    const world = memberWorld();
    const memory = createMemoryDatabase();
    const put = () => new Promise<never>(() => undefined);
    const hanging = { ...memory, pictures: { ...memory.pictures }, outbox: { ...memory.outbox, put } };
    const first = writingPage(world, { database: async () => hanging });
    await choose(first, await picture());
    await expect.poll(() => memory.pictures.all(viewerOf(world).profile.id)).toHaveLength(1);
    act(() => first.hook.current.send('Look'));
    expect([shown(first), first.hook.current.draft]).toEqual([null, '']);
    // Who leaves the conversation and comes back does not find it chosen while it waits.
    const again = first.use(() => useSend(first.conversation));
    await act(() => hanging.pictures.all(viewerOf(world).profile.id));
    expect(again.current.pending).toHaveLength(1);
    expect(again.current.image.value).toBeNull();
    cleanup();
    const next = writingPage(world, { database: async () => memory, localStore: first.kept });
    await expect.poll(() => shown(next)).toBe(30);
    await expect.poll(() => next.hook.current.draft).toBe('Look');
    expect(next.arrived()).toEqual([]);
    act(() => next.hook.current.send('Look'));
    await expect.poll(next.arrived).toEqual(['Look 30x20']);
    await expect.poll(() => memory.pictures.all(viewerOf(world).profile.id)).toEqual([]);
  });

  test('is for the member who chose it, and for that conversation alone', async () => {
    const { kept, open, world } = browser();
    await choose(open(), await picture());
    await expect.poll(kept).toHaveLength(1);
    cleanup();
    const [known] = await kept();
    const other = [...world.conversations.values()].find(({ id }) => id !== known!.conversation)!;
    const reading = async (member: string, conversation: string) => {
      const database = createMemoryDatabase();
      await database.pictures.put(known!);
      return readImage(Promise.resolve(database), { member, conversation }, known!.at);
    };
    expect(await reading(known!.member, known!.conversation)).toMatchObject({ width: 30 });
    expect(await reading(known!.member, other.id)).toBeNull();
    expect(await reading('somebody-else', known!.conversation)).toBeNull();
  });

  test('is forgotten after seven days, as a draft is', async () => {
    const { kept, open } = browser();
    await choose(open(), await picture());
    await expect.poll(kept).toHaveLength(1);
    cleanup();
    const later = open({ now: () => new Date(Date.now() + PERSISTENCE_MS) });
    await expect.poll(kept).toEqual([]);
    expect(shown(later)).toBeNull();
  });

  test('is lost with the page, and no sooner, where the browser has no database', async () => {
    const page = writingPage(memberWorld(), { database: () => Promise.reject(new Error('refused')) });
    await choose(page, await picture());
    expect(shown(page)).toBe(30);
    expect(hasUnsavedWork()).toBe(true);
    act(() => page.hook.current.send('Look'));
    await expect.poll(page.arrived).toEqual(['Look 30x20']);
    await expect.poll(hasUnsavedWork).toBe(false);
  });
});
