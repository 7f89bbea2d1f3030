import { createPersistentStore, persistentKey } from '@meetcute/react';
import { t } from '@meetcute/storybook';
import { screen } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pushBrowser } from '../browser.ts';
import { addConversation, CHAT } from '../conversations.ts';
import { viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Push, asked again' } satisfies Meta;
export default meta;

/** Storage of a member who skipped push in the sign-up. */
const localStore = createPersistentStore({ storage: () => undefined });

/** Offers notifications once more after a message, to a member who skipped them. */
export const Offered: StoryObj = {
  name: 'After a message',
  ...screen('chats-chatId', {
    viewer: 'member',
    params: { chatId: CHAT },
    ports: () => ({ push: pushBrowser(), localStore }),
    world: withWorld((world) => {
      viewerOf(world).credits = 20;
      addConversation(world);
      world.settings.push_pub = 'BPublicKeyOfTheSite';
      localStore.write(persistentKey(viewerOf(world).profile.id, 'push-later'), 'true');
    }),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('app:pushLater.decline') }));
      await waitFor(() =>
        expect(canvas.queryByRole('heading', { name: t('app:pushLater.title') })).toBeNull(),
      );
    },
  }),
};
