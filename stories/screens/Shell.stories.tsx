import { setFault } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { world } from '../happening.ts';

const meta = { title: 'Screens/Shell' } satisfies Meta;
export default meta;

export const Offline: StoryObj = {
  name: 'Without a connection a banner says that the page may be out of date',
  ...screen('index', {
    look: { network: 'offline', viewer: 'visitor' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText("You're offline. What you see may be out of date.")).toBeVisible();
    },
  }),
};

export const Loading: StoryObj = {
  name: 'A bar of three pixels at the top shows that a page is on its way, unless it comes at once',
  ...screen('index', {
    spec: ['shell.loading-bar-on-top', 'loading-bar.height-3-px', 'loading-bar.throttle-200-ms'],
    // Long enough to look at the bar before the page's shape takes its place.
    patience: 5000,
    play: async ({ canvas, canvasElement }) => {
      const bar = canvasElement.querySelector<HTMLElement>('[data-part="loading-bar"]')!;
      // Likes and chats are polled, so they may be there already; a search never is.
      setFault(world(), 'search', { kind: 'hang' });
      const since = performance.now();
      await userEvent.click((await canvas.findAllByRole('link', { name: /^Members$/ }))[0]!);
      if (performance.now() - since < 150) await expect(bar).toHaveAttribute('data-phase', 'idle');
      await waitFor(() => expect(bar).toHaveAttribute('data-phase', 'loading'), { timeout: 3000 });
      await expect(performance.now() - since).toBeGreaterThan(200);
      await expect(getComputedStyle(bar)).toMatchObject({ position: 'fixed', top: '0px', height: '3px' });
    },
  }),
};

export const Languages: StoryObj = {
  name: 'The footer speaks seven languages, and the page follows at once',
  ...screen('index', {
    look: { viewer: 'visitor' },
    spec: ['i18n.seven-languages'],
    play: async ({ canvas }) => {
      const select = await canvas.findByLabelText<HTMLSelectElement>('Change language');
      await expect([...select.options].map(({ value }) => value).toSorted()).toEqual([
        'de',
        'en',
        'es',
        'fr',
        'it',
        'nl',
        'pl',
      ]);
      await userEvent.selectOptions(select, 'de');
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Anmelden' })[0]).toBeVisible());
    },
  }),
};

export const ColourScheme: StoryObj = {
  name: 'The footer lets people choose light or dark',
  ...screen('index', {
    look: { viewer: 'visitor' },
    play: async ({ canvas, canvasElement }) => {
      await userEvent.selectOptions(await canvas.findByLabelText('Colours'), 'dark');
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-scheme', 'dark'),
      );
    },
  }),
};

export const SkipLink: StoryObj = {
  name: 'The first stop of the keyboard leads past the navigation',
  ...screen('index', {
    play: async ({ canvas, canvasElement }) => {
      const link = await canvas.findByRole('link', { name: 'Skip to content' });
      link.focus();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await expect(link).toHaveAttribute('href', '#main');
      await expect(canvasElement.querySelectorAll('main#main')).toHaveLength(1);
    },
  }),
};

export const Classes: StoryObj = {
  name: 'The page carries its template, its route and whether somebody is logged in as classes',
  ...screen('members', {
    look: { template: 'classic' },
    spec: ['shell.class-per-route', 'shell.class-template-name', 'shell.class-logged-in'],
    play: async ({ canvasElement }) => {
      const page = canvasElement.querySelector('[data-layout]')!;
      await expect([...page.classList]).toEqual(expect.arrayContaining(['classic', 'members', 'logged-in']));
      await expect(page).not.toHaveClass('index');
    },
  }),
};
