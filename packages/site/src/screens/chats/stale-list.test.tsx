/** A conversation that the page has not heard of yet, as when a push leads there after a sleep. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { openSite } from '../../testing/openSite.tsx';
import { addConversation, MARIT, conversationWithMarit } from '../../testing/conversation.ts';

afterEach(cleanup);

/** Notes whether it was ever said that a chat is gone. */
function watchGone(): () => boolean {
  const isSaid = () => screen.queryByText('This chat is gone') !== null;
  let was = isSaid();
  new MutationObserver(() => {
    was ||= isSaid();
  }).observe(document.body, { subtree: true, childList: true });
  return () => was;
}

/** A page with the list of chats, and somebody who has begun another chat since, of which nothing was told. */
async function behind() {
  const world = conversationWithMarit('known-chat');
  const viewer = viewerOf(world).profile.id;
  const { router } = await openSite(world, '/chats');
  await screen.findByRole('link', { name: /Marit/ });
  const marit = world.members.get(MARIT)!;
  world.members.set('lena', { ...marit, profile: { ...marit.profile, id: 'lena', name: 'Lena' } });
  addConversation(world, 'new-chat', { from: 'lena', to: viewer, text: 'Do you dance?' });
  return { world, viewer, go: () => act(() => router.navigate('/chats/new-chat')) };
}

test('a conversation that is newer than the list of chats is shown, and not called gone', async () => {
  const { go } = await behind();
  const wasGone = watchGone();
  await go();
  const log = await screen.findByRole('log', { name: 'Messages with Lena' });
  await expect.poll(() => log.textContent).toContain('Do you dance?');
  expect(wasGone()).toBe(false);
});

test('one that is not among the chats after all is gone', async () => {
  const { world, viewer, go } = await behind();
  world.conversations.get('new-chat')!.hiddenFor.add(viewer);
  await go();
  expect(await screen.findByText('This chat is gone')).toBeVisible();
});
