import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { screenAt } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Errors/Page' } satisfies Meta;
export default meta;

export const PageNotFound: StoryObj = {
  name: 'Shows a not-found page for an unknown address',
  ...screenAt('/nowhere', {
    globals: { viewer: 'visitor' },
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

/** Handles one call itself, before the mock world does. */
export const GatewayPage: StoryObj = {
  name: 'Page of a proxy instead of a response',
  ...screenAt('/likes', {
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/likes.php', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })),
    );
  },
};

export const ServerError: StoryObj = {
  name: 'Shows a server error when the page’s profile fails to load',
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

export const InGerman: StoryObj = {
  name: 'Error page in German',
  ...screenAt('/nowhere', {
    fixed: CHECKED_LOOK,
    globals: { viewer: 'visitor', language: 'de', template: 'nocturne', scheme: 'dark' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.getByText(t('error:pageNotFound'))).toBeVisible();
    },
  }),
};
