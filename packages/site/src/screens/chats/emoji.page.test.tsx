/** An emoji panel that fails to load, as offline: the conversation stays usable, and the next press retries. */
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { closeSites, openSite } from '../../testing/openSite.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

/** Blocks requests to these addresses. */
const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });

afterEach(async () => {
  closeSites();
  await block();
  // Otherwise failing requests are reported to a closed page and end the run.
  await cdp().send('Network.disable');
});

test('keeps the conversation after a failed load, and opens the panel on the next press', async () => {
  await cdp().send('Network.enable');
  await openSite(conversationWithMarit('emoji-chat'), '/chats/emoji-chat');
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  const user = userEvent.setup();
  await user.type(line, 'Hello');
  const button = screen.getByRole('button', { name: 'Emoji' });
  const refused = new Promise<void>((resolve) => {
    cdp().on('Network.loadingFailed', ({ blockedReason }) => {
      if (blockedReason === 'inspector') resolve();
    });
  });
  // Also confirms the listener, which is registered without an acknowledgement: an event before that is missed.
  await block('*/EmojiPanel.tsx*');
  await user.click(button);
  await refused;
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message Marit' })).toBe(line);
  await block();
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Emoji' })).toBeVisible();
});
