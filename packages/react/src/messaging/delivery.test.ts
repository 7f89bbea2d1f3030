import { createClient } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { OutboxItem } from '@meetcute/core';
import { answer, createWorld, setFault } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { createDelivery } from './delivery.ts';

const { signal } = new AbortController();
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A member of a site that sends pictures, and a message with one. */
function open() {
  const world = createWorld({ viewer: 'unpaid' });
  Object.assign(world.settings, { message_credits: 0, chat: { images: true } });
  const member = world.sessions.get(world.browserSession!)!;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(member))!;
  let uploads = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === calls.uploadMessageImage.path) uploads += 1;
    return answer(world, request);
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
  'a picture whose message fails with %s is uploaded once',
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

test('one that the server no longer knows is uploaded anew with the next try', async () => {
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

test('one that was refused is uploaded anew with the next try', async () => {
  const { newPage, world } = open();
  const send = newPage();
  Object.assign(world.settings, { chat: { images: false } });
  await expect(send()).rejects.toMatchObject({ code: 'forbidden' });
  Object.assign(world.settings, { chat: { images: true } });
  expect((await send(1)).message).toMatchObject({ image: {} });
});

test('another page that goes on after a refusal and a lost answer stores the message once, with its picture', async () => {
  const { conversation, newPage, world } = open();
  const before = conversation.messages.length;
  const send = newPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'no_credits', times: 1 });
  await expect(send()).rejects.toMatchObject({ code: 'no_credits' });
  setFault(world, 'sendMessage', { kind: 'cut', times: 1 });
  await expect(send(1)).rejects.toBeDefined();
  expect((await newPage()(1)).message).toMatchObject({ image: {} });
  expect(conversation.messages).toHaveLength(before + 1);
  expect(world.messageImages.size).toBe(1);
});
