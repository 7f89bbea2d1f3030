/** Presence of members while the page is offline. */
import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { MARIT, conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-presence';
afterEach(() => {
  closeSites();
  vi.restoreAllMocks();
});

test('hides online status in list and conversation while the page is offline', async () => {
  const world = conversationWithMarit(CHAT);
  const { profile } = world.members.get(MARIT)!;
  Object.assign(profile, { online: true, last_active: world.now().toISOString(), city: 'Delft' });
  await openSite(world, `/chats/${CHAT}`);
  const online = () => screen.queryAllByText('Online');
  await expect.poll(() => online().length).toBe(2);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  void dispatchEvent(new Event('offline'));
  await expect.poll(() => online().length).toBe(0);
  expect(document.querySelector('main [data-online]')).toBeNull();
  // The city stays visible.
  expect(screen.getByText('Delft')).toBeInTheDocument();
  onLine.mockReturnValue(true);
  void dispatchEvent(new Event('online'));
  await expect.poll(() => online().length).toBe(2);
});

test('shows nobody as online behind a fictional profile, in list and conversation', async () => {
  const world = conversationWithMarit(CHAT);
  const { profile } = world.members.get(MARIT)!;
  const last_active = world.now().toISOString();
  Object.assign(profile, { fictional: true, online: true, last_active, city: 'Delft' });
  await openSite(world, `/chats/${CHAT}`);
  await screen.findByText('Delft');
  expect(screen.queryByText('Online')).toBeNull();
  expect(document.querySelector('main [data-online]')).toBeNull();
});
