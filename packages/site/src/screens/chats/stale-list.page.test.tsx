/** A conversation that the cached list of chats does not contain yet, as after a push. */
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { addConversation, MARIT, conversationWithMarit } from '../../testing/conversation.ts';

afterEach(closeSites);

/** Watches the page. The returned function returns whether a chat was ever reported as gone. */
function watchDeleted(): () => boolean {
  const isShown = () => screen.queryByText('This chat is gone') !== null;
  let was = isShown();
  new MutationObserver(() => {
    was ||= isShown();
  }).observe(document.body, { subtree: true, childList: true });
  return () => was;
}

/** Opens the list of chats, then adds a chat without an event. */
async function openStaleList() {
  const world = conversationWithMarit('known-chat');
  const viewer = viewerOf(world).profile.id;
  const { router } = await openSite(world, '/chats');
  await screen.findByRole('link', { name: /Marit/ });
  const marit = world.members.get(MARIT)!;
  world.members.set('lena', { ...marit, profile: { ...marit.profile, id: 'lena', name: 'Lena' } });
  addConversation(world, 'new-chat', { from: 'lena', to: viewer, text: 'Do you dance?' });
  return { world, viewer, go: () => router.navigate('/chats/new-chat') };
}

test('shows a conversation that is newer than the list of chats', async () => {
  const { go } = await openStaleList();
  const wasDeleted = watchDeleted();
  await go();
  const log = await screen.findByRole('log', { name: 'Messages with Lena' });
  await expect.poll(() => log.textContent).toContain('Do you dance?');
  expect(wasDeleted()).toBe(false);
});

test('reports a conversation as gone when the refetched list lacks it', async () => {
  const { world, viewer, go } = await openStaleList();
  world.conversations.get('new-chat')!.hiddenFor.add(viewer);
  await go();
  expect(await screen.findByText('This chat is gone')).toBeVisible();
});
