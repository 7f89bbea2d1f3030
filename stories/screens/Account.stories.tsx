import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { loggedInElsewhere } from '../account.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Account/Page' } satisfies Meta;
export default meta;

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(loggedInElsewhere),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Everything: StoryObj = {
  name: 'Account page with every section',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, 'My account');
      const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(titles).toEqual([
        'Language and colours',
        'Email address',
        'Notifications',
        'Password',
        'Passkeys',
        'Where you’re logged in',
        'Blocked members',
        'Sensitive details',
        'Advertising with your profile',
        'Credits and premium',
        'Reports and decisions',
        'Your data',
        'Delete your account',
      ]);
    },
  }),
};

export const Phone: StoryObj = {
  name: 'Account on a phone, in nocturne, dark and German',
  ...member({ globals: { template: 'nocturne', scheme: 'dark', language: 'de' }, viewport: 'phone' }),
};

export const Tablet: StoryObj = {
  name: 'Account on a tablet, in nocturne, light',
  ...member({ globals: { template: 'nocturne', scheme: 'light' }, viewport: 'tablet' }),
};

export const Unconfirmed: StoryObj = {
  name: 'Marks an unconfirmed address',
  ...member({
    world: withWorld((of) => void (viewerOf(of).emailConfirmed = false)),
    play: async ({ canvas }) => {
      const email = await section(canvas, 'Email address');
      await expect(email.getByText('Not confirmed yet.')).toBeVisible();
      await userEvent.click(email.getByRole('link', { name: 'Change the address' }));
      await heading(canvas, 'Notifications');
    },
  }),
};

export const Language: StoryObj = {
  name: 'Applies language and colour scheme immediately',
  ...member({
    globals: { language: 'en', scheme: 'light' },
    play: async ({ canvas }) => {
      const look = await section(canvas, 'Language and colours');
      await userEvent.selectOptions(look.getByLabelText('Language'), 'it');
      await heading(canvas, 'Il mio account');
      const colours = await section(canvas, 'Lingua e colori');
      await userEvent.selectOptions(colours.getByLabelText('Colori'), 'dark');
      await expect(colours.getByLabelText('Colori')).toHaveValue('dark');
    },
  }),
};

export const Sessions: StoryObj = {
  name: 'Lists sessions by browser, the current one first, and logs one out',
  ...member({
    play: async ({ canvas }) => {
      const sessions = await section(canvas, 'Where you’re logged in');
      const lines = await sessions.findAllByRole('listitem');
      await expect(lines.map((line) => line.querySelector('[data-part="name"]')?.textContent)).toEqual([
        'Chrome on Linux',
        'Firefox on Windows',
        'Safari on iOS',
        'A browser',
      ]);
      await expect(within(lines[0]!).getByText('This browser')).toBeVisible();
      await userEvent.click(sessions.getByRole('button', { name: 'Log out Firefox on Windows' }));
      await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(3));
      await expect(world().sessions.size).toBe(3);
    },
  }),
};

export const LogOutElsewhere: StoryObj = {
  name: 'Logs out all other sessions at once',
  ...member({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      const sessions = await section(canvas, 'Where you’re logged in');
      await userEvent.click(await sessions.findByRole('button', { name: 'Log out everywhere else' }));
      await sessions.findByText('You’re logged in only here now.');
      await expect(sessions.getAllByRole('listitem')).toHaveLength(1);
      await expect(sessions.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    },
  }),
};

export const SessionsLoading: StoryObj = {
  name: 'Keeps the page usable while sessions load',
  ...member({
    world: { faults: { getSessions: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      const data = await section(canvas, 'Your data');
      await expect(data.getByRole('button', { name: 'Download my data' })).toBeEnabled();
    },
  }),
};

export const SessionsFailing: StoryObj = {
  name: 'Offers a retry when sessions fail to load',
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, 'Where you’re logged in');
      await expect(await sessions.findByRole('button', { name: 'Try again' })).toBeEnabled();
      await expect(sessions.queryByRole('listitem')).toBeNull();
    },
  }),
};

export const SessionsRetried: StoryObj = {
  name: 'Shows the sessions after a retry',
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, 'Where you’re logged in');
      const again = await sessions.findByRole('button', { name: 'Try again' });
      world().faults.clear();
      await userEvent.click(again);
      await expect(await sessions.findAllByRole('listitem')).toHaveLength(1);
    },
  }),
};

export const EndFailing: StoryObj = {
  name: 'Shows an error when ending a session fails, and keeps the list',
  ...member({
    world: withWorld(loggedInElsewhere, { faults: { endSessions: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, 'Where you’re logged in');
      await userEvent.click(await sessions.findByRole('button', { name: 'Log out everywhere else' }));
      await sessions.findByText('No connection. Check your internet and try again.');
      await expect(sessions.getAllByRole('listitem')).toHaveLength(4);
    },
  }),
};
