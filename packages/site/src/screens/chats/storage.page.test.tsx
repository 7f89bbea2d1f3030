/** Browsers without usable storage: writing works, and nothing is lost while the page is open. */
import { browserPorts, createPersistentStore, type Ports } from '@meetcute/react';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-storage';
afterEach(() => {
  closeSites();
  vi.restoreAllMocks();
});

const forbid = (): never => {
  throw new DOMException('refused', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const nothing = { length: 0, key: () => null, getItem: () => null, removeItem: () => undefined };
const fullStorage = { ...nothing, clear: () => undefined, setItem: full } satisfies Storage;

const browsers: readonly [string, () => Storage, Ports['database']][] = [
  ['full', () => fullStorage, browserPorts.database],
  ['forbidden', forbid, () => Promise.reject(new DOMException('refused', 'SecurityError'))],
];

test.each(browsers)(
  'keeps a draft across pages and sends a message once when storage is %s',
  async (_, storage, database) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const world = conversationWithMarit(CHAT);
    const { router } = await openSite(world, `/chats/${CHAT}`, {
      localStore: createPersistentStore({ storage }),
      ports: { sessionStore: createPersistentStore({ storage, ttl: Infinity }), database },
    });
    const line = () => screen.findByRole('textbox', { name: 'Message Marit' });
    const user = userEvent.setup({ delay: null });
    await user.type(await line(), 'The old factory.');
    await router.navigate('/likes');
    await screen.findByRole('heading', { level: 1, name: 'Likes' });
    await router.navigate(`/chats/${CHAT}`);
    expect(await line()).toHaveProperty('value', 'The old factory.');
    await user.type(await line(), '{Enter}');
    const texts = () => world.conversations.get(CHAT)?.messages.map(({ text }) => text);
    await expect.poll(texts).toEqual(['Which hall?', 'The old factory.']);
    await screen.findByText('The old factory.', { selector: '[role="log"] *' });
    expect(await line()).toHaveProperty('value', '');
  },
);
