import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { mailed, throttled, token } from '../account.ts';
import { world } from '../world.ts';
import { heading } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Account/Email change' } satisfies Meta;
export default meta;

const to = 'new.address@example.com';

const opened = (options: ScreenOptions & { link?: string; undo?: string } = {}): StoryObj =>
  screen('mail-change-do', {
    world: mailed({ kind: 'emailChange', email: to }),
    ...options,
    query: { token: options.link ?? token, undo: options.undo },
    globals: { viewer: 'visitor', ...options.globals },
  });

export const Done: StoryObj = {
  name: 'Changes the address from the mailed link and offers the login',
  ...opened({
    play: async ({ canvas }) => {
      await heading(canvas, 'Your new address is set');
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
      await expect([...world().members.values()].filter(({ email }) => email === to)).toHaveLength(1);
    },
  }),
};

export const DoneAsMember: StoryObj = {
  name: 'Links a logged-in member to the search',
  ...opened({
    fixed: CHECKED_LOOK,
    globals: { viewer: 'member', template: 'nocturne', scheme: 'dark' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await heading(canvas, 'Your new address is set');
      const on = await canvas.findByRole('link', { name: 'See who’s here' });
      await expect(on).toHaveAttribute('href', '/members');
    },
  }),
};

export const Undone: StoryObj = {
  name: 'Offers a new password after undoing a change, which ends the session',
  ...opened({
    globals: { viewer: 'member' },
    world: mailed({ kind: 'emailUndo', email: 'demo.anna@example.com' }),
    undo: '1',
    play: async ({ canvas }) => {
      await heading(canvas, 'Your old address is back');
      await userEvent.click(canvas.getByRole('link', { name: 'Choose a new password' }));
      await heading(canvas, 'Choose a new password');
    },
  }),
};

export const UndoneInSpanish: StoryObj = {
  name: 'Undone change in nocturne, dark and Spanish, on a phone',
  ...opened({
    world: mailed({ kind: 'emailUndo', email: 'demo.anna@example.com' }),
    undo: '1',
    globals: { template: 'nocturne', scheme: 'dark', language: 'es' },
    viewport: 'phone',
  }),
};

export const Working: StoryObj = {
  name: 'While the address is changed',
  ...opened({
    world: mailed({ kind: 'emailChange', email: to }, { faults: { confirmEmail: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      await heading(canvas, 'Changing your address…');
    },
  }),
};

export const BadLink: StoryObj = {
  name: 'Rejects a used link',
  ...opened({
    link: 'old',
    play: async ({ canvas }) => {
      await heading(canvas, 'This link doesn’t work');
    },
  }),
};

export const BadLinkForAMember: StoryObj = {
  name: 'Offers a member another link after a used one',
  ...opened({
    link: 'old',
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await heading(canvas, 'This link doesn’t work');
      await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
      await heading(canvas, 'Notifications');
    },
  }),
};

export const NoLink: StoryObj = {
  name: 'Sends nothing without a token',
  ...screen('mail-change-do', {
    fixed: CHECKED_LOOK,
    globals: { viewer: 'visitor', template: 'nocturne' },
    play: async ({ canvas }) => {
      await heading(canvas, 'This link doesn’t work');
    },
  }),
};

export const Taken: StoryObj = {
  name: 'Shows an error when the address was taken meanwhile',
  ...opened({
    world: mailed({ kind: 'emailChange', email: 'demo.ben@example.com' }),
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await heading(canvas, 'This address belongs to another account');
      await expect(await canvas.findByRole('link', { name: 'Choose another address' })).toHaveAttribute(
        'href',
        '/notifications#email-change-incorrect',
      );
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many attempts',
  ...opened({
    world: mailed({ kind: 'emailChange', email: to }, { faults: { confirmEmail: throttled } }),
    play: async ({ canvas }) => {
      await heading(canvas, 'We couldn’t change your address');
      await canvas.findByText('You’ve tried too often. Try again in 2 minutes.');
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Offers a retry while offline',
  ...opened({
    world: mailed({ kind: 'emailChange', email: to }, { faults: { confirmEmail: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      await heading(canvas, 'We couldn’t change your address');
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Changes the address on a retry when the connection is back',
  ...opened({
    world: mailed(
      { kind: 'emailChange', email: to },
      { faults: { confirmEmail: { kind: 'offline', times: 1 } } },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, 'We couldn’t change your address');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await heading(canvas, 'Your new address is set');
    },
  }),
};
