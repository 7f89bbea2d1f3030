/** Emoji whose panel can't be loaded, as without a connection: the conversation stays, and the next press works. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { openSite } from '../../testing/openSite.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

/** Addresses that the browser refuses from now on. */
const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });

afterEach(async () => {
  cleanup();
  await block();
  // What fails as the browser closes would be told to a page that is gone, and end the run.
  await cdp().send('Network.disable');
});

test('a press without effect leaves the conversation as it is, and the next one opens the panel', async () => {
  await cdp().send('Network.enable');
  await block('*/EmojiPanel.tsx*');
  await openSite(conversationWithMarit('emoji-chat'), '/chats/emoji-chat');
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  const user = userEvent.setup();
  await user.type(line, 'Hello');
  const button = screen.getByRole('button', { name: 'Emoji' });
  const refused = new Promise((resolve) => cdp().on('Network.loadingFailed', resolve));
  await user.click(button);
  await refused;
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message Marit' })).toBe(line);
  await block();
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Emoji' })).toBeVisible();
});
