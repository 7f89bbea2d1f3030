import { OfflinePage } from '@meetcute/site';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { appBrowser } from '../app.ts';

/** App features on the pages of a site. */
const meta = { title: 'Screens/App' } satisfies Meta;
export default meta;

/** Timeout for content rendered when the browser is idle, which takes long on a busy machine. */
const LATER = { timeout: 30_000 };

const offered = { app: () => Promise.resolve(appBrowser({ isOffered: true })) };
const renewed = { app: () => Promise.resolve(appBrowser({ worker: [{ type: 'updateWaiting' }] })) };
const ready = { app: () => Promise.resolve(appBrowser({ worker: [{ type: 'offlineReady' }] })) };

export const Install: StoryObj = {
  name: 'Offers to install on a phone',
  ...screen('likes', {
    ports: offered,
    globals: { viewer: 'unpaid' },
    viewport: 'phone',
    spec: ['pwa.install-prompt.offered'],
    play: async () => {
      await expect(await page.findByRole('button', { name: t('app:install.accept') }, LATER)).toBeVisible();
    },
  }),
};

export const UpdateInNocturne: StoryObj = {
  name: 'Newer version available, in nocturne',
  ...screen('likes', {
    ports: renewed,
    globals: { template: 'nocturne', viewer: 'unpaid' },
    viewport: 'phone',
    play: async () => {
      await expect(await page.findByRole('button', { name: t('app:update.now') }, LATER)).toBeVisible();
    },
  }),
};

export const OfflineReady: StoryObj = {
  name: 'Opens the site offline',
  ...screen('likes', {
    ports: ready,
    globals: { viewer: 'unpaid' },
    play: async () => {
      await expect(await page.findByText(t('app:offlineReady.title'), {}, LATER)).toBeVisible();
    },
  }),
};

/** Page that the service worker serves offline. */
export const Offline: StoryObj = {
  name: 'Offline page',
  parameters: { mark: 'h1' },
  render: () => <OfflinePage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('app:offline.title') })).toBeVisible();
  },
};

export const OfflineInNocturne: StoryObj = {
  ...Offline,
  name: 'Offline page, in nocturne and Polish',
  globals: { template: 'nocturne', language: 'pl' },
  play: async () => undefined,
};
