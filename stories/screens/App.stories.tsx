import { createPersistentStore, persistentKey } from '@meetcute/react';
import { OfflinePage } from '@meetcute/site';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { appBrowser } from '../app.ts';
import { viewerOf, withWorld } from '../world.ts';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

/** App features on the pages of a site. */
const meta = { title: 'Screens/App' } satisfies Meta;
export default meta;

/** Timeout for content rendered when the browser is idle, which takes long on a busy machine. */
const LATER = { timeout: 30_000 };

const installPorts = { app: () => Promise.resolve(appBrowser({ isOffered: true })) };
const updatePorts = { app: () => Promise.resolve(appBrowser({ worker: [{ type: 'updateWaiting' }] })) };
const offlinePorts = { app: () => Promise.resolve(appBrowser({ worker: [{ type: 'offlineReady' }] })) };

/** Offers to install the site. */
export const Install: StoryObj = {
  name: 'Offer to install',
  ...screen('likes', {
    ports: installPorts,
    spec: ['pwa.install-prompt.offered'],
    play: async () => {
      await expect(await page.findByRole('button', { name: t('app:install.accept') }, LATER)).toBeVisible();
    },
  }),
};

const localStore = createPersistentStore({ storage: () => undefined });

/** Offers to continue the sign-up to a member who has left it, also in another tab. */
export const UnfinishedSignUp: StoryObj = {
  name: 'Sign-up to continue',
  ...screen('likes', {
    viewer: 'member',
    ports: () => ({ localStore }),
    world: withWorld((world) => {
      const { id } = viewerOf(world).profile;
      localStore.write(persistentKey(id, 'step'), JSON.stringify('person'));
    }),
    play: async () => {
      await expect(await page.findByRole('link', { name: t('app:signUp.accept') }, LATER)).toBeVisible();
    },
  }),
};

/** Offers to load a newer version. */
export const Update: StoryObj = {
  name: 'Newer version',
  ...screen('likes', {
    ports: updatePorts,
    play: async () => {
      await expect(await page.findByRole('button', { name: t('app:update.now') }, LATER)).toBeVisible();
    },
  }),
};

/** Says that the site opens offline, with the next press or key. */
export const OfflineReady: StoryObj = {
  name: 'Ready for offline use',
  ...screen('likes', {
    ports: offlinePorts,
    play: async ({ userEvent }) => {
      // The prompts load when the browser is idle.
      await waitFor(async () => {
        await userEvent.keyboard('{Shift}');
        await expect(page.getByText(t('app:offlineReady.title'))).toBeVisible();
      }, LATER);
    },
  }),
};

/** Shows the page that the service worker serves offline. */
export const Offline: StoryObj = {
  name: 'Offline page',
  tags: ['fault'],
  parameters: { mark: 'h1' },
  render: () => <OfflinePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('app:offline.title') })).toBeVisible();
    await expect(canvas.getByRole('main').querySelector('[data-part="drawing"] svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('app:offline.retry') })).toBeVisible();
  },
};
