/** An emoji panel that fails to load, as offline: the conversation stays usable, and says what to do. */
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

/** Blocks requests to these addresses. */
const block = (...urls: string[]) => cdp().send('Network.setBlockedURLs', { urls });

afterEach(async () => {
  closeSites();
  await block();
  // Otherwise failing requests are reported to a closed page and end the run.
  await cdp().send('Network.disable');
});

test('keeps the conversation and the text after a failed load, and says to reload the page', async () => {
  await cdp().send('Network.enable');
  await openSite(conversationWithMarit('emoji-chat'), '/chats/emoji-chat');
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  const user = userEvent.setup();
  await user.type(line, 'Hello');
  await block('*/EmojiPanel.tsx*');
  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  expect(await screen.findByText(/Emoji didn’t load/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message Marit' })).toBe(line);
  expect(line).toHaveValue('Hello');
});
