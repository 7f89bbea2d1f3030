import type { World } from '@meetcute/mocks';
import { fromNow, t } from '@meetcute/storybook';
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

/** Returns the address of another member. */
const takenAddress = (of: World) => [...of.members.values()].at(-1)!.email;

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
      await heading(canvas, t('mailChange:done.title'));
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: t('shell:login') })).toHaveAttribute('href', '/login');
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
      await heading(canvas, t('mailChange:done.title'));
      const on = await canvas.findByRole('link', { name: t('mailChange:members') });
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
      await heading(canvas, t('mailChange:undone.title'));
      await userEvent.click(canvas.getByRole('link', { name: t('mailChange:undone.password') }));
      await heading(canvas, t('password:ask.title'));
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
      await heading(canvas, t('mailChange:working.title'));
    },
  }),
};

export const BadLink: StoryObj = {
  name: 'Rejects a used link',
  ...opened({
    link: 'old',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
    },
  }),
};

export const BadLinkForAMember: StoryObj = {
  name: 'Offers a member another link after a used one',
  ...opened({
    link: 'old',
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
      await userEvent.click(await canvas.findByRole('link', { name: t('mailChange:askAgain') }));
      await heading(canvas, t('shell:notifications'));
    },
  }),
};

export const NoLink: StoryObj = {
  name: 'Sends nothing without a token',
  ...screen('mail-change-do', {
    fixed: CHECKED_LOOK,
    globals: { viewer: 'visitor', template: 'nocturne' },
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
    },
  }),
};

export const Taken: StoryObj = {
  name: 'Shows an error when the address was taken meanwhile',
  ...opened({
    world: mailed({ kind: 'emailChange', email: takenAddress }),
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:taken.title'));
      await expect(await canvas.findByRole('link', { name: t('mailChange:another') })).toHaveAttribute(
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
      await heading(canvas, t('mailChange:failed.title'));
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Offers a retry while offline',
  ...opened({
    world: mailed({ kind: 'emailChange', email: to }, { faults: { confirmEmail: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:failed.title'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
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
      await heading(canvas, t('mailChange:failed.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await heading(canvas, t('mailChange:done.title'));
    },
  }),
};
