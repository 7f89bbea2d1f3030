/** Images and portraits that fail to load. */
import { ImageViewer } from '@meetcute/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite, testTexts } from '../../testing/openSite.tsx';
import { MARIT, conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-pictures';
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('retries an image when back online, and reports a deleted image', async () => {
  const world = conversationWithMarit(CHAT);
  const [said] = world.conversations.get(CHAT)!.messages;
  // The server has no such image.
  Object.assign(said!, { image: { id: 'nowhere', width: 40, height: 30 } });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openSite(world, `/chats/${CHAT}`);
  await screen.findByText('You’ll see this picture once you’re online again.');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('This picture can’t be shown any more.')).toBeVisible();
});

/** An image that always loads, in two parts because photos have a prefix and a name. */
const drawn = { prefix: 'data:image/svg+xml;a=', name: `,<svg xmlns='http://www.w3.org/2000/svg'/>` };

/** Goes offline; returns a function that goes online again. */
function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
  };
}

test('retries a portrait that failed offline when back online', async () => {
  const world = conversationWithMarit(CHAT);
  world.settings.cdn_prefix = drawn.prefix;
  Object.assign(world.members.get(MARIT)!.profile, {
    main_image: { id: 'face', thumb_filename: drawn.name, sizes: [] },
  });
  await openSite(world, `/chats/${CHAT}`);
  const faces = () => document.querySelectorAll<HTMLImageElement>('[data-part="face"] img');
  // One in the list, one above the conversation.
  await expect.poll(() => faces().length).toBe(2);
  const goOnline = goOffline();
  faces().forEach((face) => fireEvent.error(face));
  expect(faces()).toHaveLength(0);
  goOnline();
  expect(faces()).toHaveLength(2);
});

test('retries a full-size image when back online, and explains the wait', async () => {
  const address = drawn.prefix + drawn.name;
  const picture = { small: address, large: address, width: 40, height: 30 };
  render(
    <I18nextProvider i18n={testTexts}>
      <ImageViewer image={picture} label="Picture from Marit" onClose={() => undefined} />
    </I18nextProvider>,
  );
  const goOnline = goOffline();
  fireEvent.error(screen.getByRole('img', { name: 'Picture from Marit' }));
  expect(screen.getByText('You’ll see this picture once you’re online again.')).toBeVisible();
  goOnline();
  expect(screen.getByRole('img', { name: 'Picture from Marit' })).toHaveAttribute('src', address);
});
