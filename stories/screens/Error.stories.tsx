import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { screenAt } from '@meetcute/storybook/screen';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Errors/Page (404)', id: 'screens-errors-page' } satisfies Meta;
export default meta;

/** Shows a not-found page for an unknown address. */
export const PageNotFound: StoryObj = {
  name: 'Page not found',
  ...screenAt('/nowhere', {
    spec: [
      'error-page.heading',
      'error-page.status-code',
      'error-page.message',
      'error.unknown-path-page-not-found',
    ],
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(t('error:heading'));
      await expect(canvas.getByText('404', { exact: false })).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'), { exact: false })).toBeVisible();
    },
  }),
};

/** Response of a proxy with a page of its own. */
const badGateway = () =>
  http.get('*/api/likes.php', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }));

const gateway = screenAt('/likes', {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
  },
});

/** Offers a retry when a proxy responds with a page of its own. */
export const GatewayPage: StoryObj = {
  name: 'Page of a proxy',
  tags: ['fault'],
  ...gateway,
  // Handles the call itself, before the mock world does.
  beforeEach({ msw }) {
    msw.use(badGateway());
  },
};

/** Takes the same handler from the parameters, as stories for version 2 of the addon have it. */
export const GatewayPageByParameter: StoryObj = {
  name: 'Page of a proxy, by parameter',
  tags: ['fault'],
  ...gateway,
  parameters: { ...gateway.parameters, msw: { handlers: [badGateway()] } },
};

/** Shows a server error when the page’s profile fails to load. */
export const ServerError: StoryObj = {
  name: 'Server error',
  tags: ['fault'],
  ...screenAt('/likes', {
    world: { faults: { getUser: { kind: 'error', code: 'server_error' } } },
    spec: ['error-page.heading', 'error-page.status-code', 'error-page.message'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('500')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('error:heading'));
      await expect(canvas.getByText(t('error:generic'))).toBeVisible();
    },
  }),
};

/** Says that the device is offline, without a status and a second error, and opens the page by itself afterwards. */
export const OpenedOffline: StoryObj = {
  name: 'Opened offline',
  tags: ['fault'],
  ...screenAt('/likes', {
    world: { faults: { getUser: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('error:connectionLost.title') });
      await expect(canvas.getByText(t('error:connectionLost.text'))).toBeVisible();
      await expect(canvas.queryByText(/^50\d$/)).toBeNull();
      await expect(canvas.queryByText(t('error:generic'))).toBeNull();
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  }),
};

/** Opens the page by itself as soon as the server can be reached again. */
export const OnlineAgain: StoryObj = {
  name: 'Online again',
  tags: ['fault'],
  ...screenAt('/likes', {
    world: { faults: { getUser: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await canvas.findByText(t('error:connectionLost.title'));
      currentWorld().faults.clear();
      dispatchEvent(new Event('online'));
      await expect(await canvas.findByRole('heading', { name: t('likes:title') })).toBeVisible();
      await expect(canvas.queryByText(t('error:connectionLost.title'))).toBeNull();
    },
  }),
};
