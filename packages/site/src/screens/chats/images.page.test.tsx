/** Images and portraits that fail to load. */
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { MARIT, conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-pictures';
afterEach(() => {
  closeSites();
  vi.restoreAllMocks();
});

test('retries an image when back online, and reports a deleted image', async () => {
  const world = conversationWithMarit(CHAT);
  const [imageMessage] = world.conversations.get(CHAT)!.messages;
  // The server has no such image.
  Object.assign(imageMessage!, { image: { id: 'nowhere', width: 40, height: 30 } });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openSite(world, `/chats/${CHAT}`);
  await screen.findByText('You’ll see this photo once you’re online again.');
  onLine.mockReturnValue(true);
  void dispatchEvent(new Event('online'));
  expect(await screen.findByText('This photo can’t be shown any more.')).toBeVisible();
});

/** An image that always loads, in two parts because photos have a prefix and a name. */
const drawing = { prefix: 'data:image/svg+xml;a=', name: `,<svg xmlns='http://www.w3.org/2000/svg'/>` };

test('retries a portrait that failed offline when back online', async () => {
  const world = conversationWithMarit(CHAT);
  world.settings.cdn_prefix = drawing.prefix;
  Object.assign(world.members.get(MARIT)!.profile, {
    main_image: { id: 'face', thumb_filename: drawing.name, sizes: [] },
  });
  await openSite(world, `/chats/${CHAT}`);
  const faces = () => document.querySelectorAll<HTMLImageElement>('[data-part="face"] img');
  // One in the list, one above the conversation.
  await expect.poll(() => faces().length).toBe(2);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  faces().forEach((face) => fireEvent.error(face));
  await expect.poll(() => faces().length).toBe(0);
  onLine.mockReturnValue(true);
  void dispatchEvent(new Event('online'));
  await expect.poll(() => faces().length).toBe(2);
});
