import type { MessageReference } from '@meetcute/contract';
import { setFault, takeDown } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useQuote } from './useQuote.ts';

/** Opens a page with a conversation of the viewer, in which a message answers something. */
function quotingPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile;
  const chat = [...world.conversations.values()].find(
    ({ members, messages }) => members.includes(me.id) && messages.length > 0,
  )!;
  const other = world.members.get(chat.members.find((id) => id !== me.id)!)!.profile;
  other.images = [{ id: 'photo-1', thumb_filename: 'one.webp' }];
  other.personal = { about_me: 'I bake.' };
  me.images = [{ id: 'own-photo', thumb_filename: 'own.webp' }];
  const page = openPage(world);
  const quote = (kind: MessageReference['kind'], id: string, isOwn = true, profile = other) =>
    page.use(() => useQuote({ reference: { kind, id }, isOwn, conversation: chat.id, profile }));
  return { world, me, chat, other, page, quote };
}

test('shows a photo and a text of the other member, and of the viewer in an answer of the other', () => {
  const { other, quote } = quotingPage();
  expect(quote('photo', 'photo-1').current).toMatchObject({
    status: 'shown',
    name: other.name,
    isOwn: false,
    photo: { id: 'photo-1' },
  });
  expect(quote('text', 'about_me').current).toMatchObject({ status: 'shown', text: 'I bake.' });
  expect(quote('photo', 'own-photo', false).current).toMatchObject({
    status: 'shown',
    isOwn: true,
    name: '',
    photo: { id: 'own-photo' },
  });
});

test('asks for the profile before it calls a part gone, because a list may be older', async () => {
  const { other, quote } = quotingPage();
  const old = { ...other, images: [], personal: null };
  const photo = quote('photo', 'photo-1', true, old);
  expect(photo.current).toMatchObject({ status: 'loading' });
  await expect.poll(() => photo.current?.status).toBe('shown');
  const text = quote('text', 'looking_for', true, old);
  await expect.poll(() => text.current).toMatchObject({ status: 'gone', text: '' });
});

test('keeps what is gone while a further part is looked for', async () => {
  const { chat, other, page, quote } = quotingPage();
  const statuses: (string | undefined)[] = [];
  const reference = { kind: 'photo', id: 'gone-1' } as const;
  page.use(() =>
    statuses.push(useQuote({ reference, isOwn: true, conversation: chat.id, profile: other })?.status),
  );
  await expect.poll(() => statuses.at(-1)).toBe('gone');
  const further = quote('photo', 'gone-2');
  expect(further.current?.status).toBe('loading');
  await expect.poll(() => further.current?.status).toBe('gone');
  expect(page.requestLines).toHaveLength(2);
  expect(statuses.slice(statuses.indexOf('gone'))).not.toContain('loading');
});

test('calls nothing gone while the profile does not load', async () => {
  const { other, quote, world } = quotingPage();
  setFault(world, 'getProfile', { kind: 'error', code: 'server_error' });
  const photo = quote('photo', 'photo-1', true, { ...other, images: [] });
  await expect.poll(() => photo.current?.status).toBe('unavailable');
});

test('shows a message that is not loaded, and nothing of one that was removed', async () => {
  const { chat, me, quote, world } = quotingPage();
  const [first] = chat.messages;
  const message = quote('message', first!.id);
  expect(message.current?.status).toBe('loading');
  await expect
    .poll(() => message.current)
    .toMatchObject({
      status: 'shown',
      text: first!.text,
      isOwn: first!.sender === me.id,
    });
  act(() => takeDown(world, { kind: 'message', id: `${chat.id}/${first!.id}` }));
  const removedQuote = quote('message', first!.id);
  await expect.poll(() => removedQuote.current).toMatchObject({ status: 'gone', text: '' });
});

test.each(['999999', 'other-chat'])('finds no message %s in the conversation', async (id) => {
  const { quote } = quotingPage();
  const message = quote('message', id);
  await expect.poll(() => message.current?.status).toBe('gone');
});

test('returns null for a message that answers nothing', () => {
  const { chat, page } = quotingPage();
  const options = { reference: null, isOwn: true, conversation: chat.id, profile: null };
  expect(page.use(() => useQuote(options)).current).toBeNull();
});
