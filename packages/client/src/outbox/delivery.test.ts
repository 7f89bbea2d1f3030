import { calls } from '@meetcute/contract';
import type { OutboxItem } from '@meetcute/core';
import { respond, createWorld, setFault } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { createDelivery } from './delivery.ts';

const { signal } = new AbortController();
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Opens a site that allows images in messages, with a message that has one. */
function open() {
  const world = createWorld({ viewer: 'unpaid' });
  Object.assign(world.settings, { message_credits: 0, chat: { images: true } });
  const member = world.sessions.get(world.browserSession!)!;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(member))!;
  let uploads = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === calls.uploadMessageImage.path) uploads += 1;
    return respond(world, request);
  };
  const client = createClient({ baseUrl: 'https://site.example', fetch });
  const item: OutboxItem = {
    member,
    client_id: crypto.randomUUID(),
    conversation: conversation.id,
    text: 'Look',
    image: { file: new Blob([PNG]), width: 30, height: 20 },
    place: 1,
    state: 'waiting',
    code: null,
    refusals: 0,
  };
  const newPage = () => {
    const deliver = createDelivery(client);
    return (refusals = 0) => deliver({ ...item, refusals }, signal);
  };
  return { world, conversation, newPage, uploads: () => uploads };
}

test.each(['conflict', 'no_credits'] as const)(
  'uploads an image once when its message fails with %s',
  async (code) => {
    const { newPage, uploads, world } = open();
    const send = newPage();
    setFault(world, 'sendMessage', { kind: 'error', code });
    await expect(send()).rejects.toMatchObject({ code });
    await expect(send(1)).rejects.toMatchObject({ code });
    world.faults.clear();
    expect((await send(2)).message).toMatchObject({ text: 'Look', image: {} });
    expect(uploads()).toBe(1);
  },
);

test('uploads an image again when the server no longer has it', async () => {
  const { newPage, uploads, world } = open();
  const send = newPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'conflict' });
  await expect(send()).rejects.toMatchObject({ code: 'conflict' });
  world.faults.clear();
  world.messageImages.clear();
  await expect(send()).rejects.toMatchObject({ fields: { image: 'not_found' } });
  expect((await send(1)).message).toMatchObject({ text: 'Look', image: {} });
  expect(uploads()).toBe(2);
});

test('uploads a refused image again on the next attempt', async () => {
  const { newPage, world } = open();
  const send = newPage();
  Object.assign(world.settings, { chat: { images: false } });
  await expect(send()).rejects.toMatchObject({ code: 'forbidden' });
  Object.assign(world.settings, { chat: { images: true } });
  expect((await send(1)).message).toMatchObject({ image: {} });
});

test('stores a message once with its image when another page continues after a lost response', async () => {
  const { conversation, newPage, world } = open();
  const countBefore = conversation.messages.length;
  const send = newPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'no_credits', times: 1 });
  await expect(send()).rejects.toMatchObject({ code: 'no_credits' });
  setFault(world, 'sendMessage', { kind: 'cut', times: 1 });
  await expect(send(1)).rejects.toBeDefined();
  expect((await newPage()(1)).message).toMatchObject({ image: {} });
  expect(conversation.messages).toHaveLength(countBefore + 1);
  expect(world.messageImages.size).toBe(1);
});
