import type { World } from '@meetcute/mocks';
import { fromNow, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withMailedLink, rateLimitFault, token } from '../account.ts';
import { currentWorld } from '../world.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Email change' } satisfies Meta;
export default meta;

const newAddress = 'new.address@example.com';

/** Returns the address of another member. */
const takenAddress = (world: World) => [...world.members.values()].at(-1)!.email;

const openLink = (options: ScreenOptions & { link?: string; undo?: string } = {}): StoryObj =>
  screen('mail-change-do', {
    world: withMailedLink({ kind: 'emailChange', email: newAddress }),
    ...options,
    query: { token: options.link ?? token, undo: options.undo },
  });

/** Changes the address from the mailed link and offers a visitor the login. */
export const Done: StoryObj = {
  name: 'Address changed',
  ...openLink({
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:done.title'));
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: t('shell:login') })).toHaveAttribute('href', '/login');
      await expect(
        [...currentWorld().members.values()].filter(({ email }) => email === newAddress),
      ).toHaveLength(1);
    },
  }),
};

/** Links a logged-in member to the search. */
export const DoneAsMember: StoryObj = {
  name: 'Address changed, logged in',
  ...openLink({
    viewer: 'member',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:done.title'));
      const membersLink = await canvas.findByRole('link', { name: t('mailChange:members') });
      await expect(membersLink).toHaveAttribute('href', '/members');
    },
  }),
};

/** Offers a new password after undoing a change, which ends the session. */
export const Undone: StoryObj = {
  name: 'Change undone',
  ...openLink({
    world: withMailedLink({ kind: 'emailUndo', email: 'demo.anna@example.com' }),
    undo: '1',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:undone.title'));
      await userEvent.click(canvas.getByRole('link', { name: t('mailChange:undone.password') }));
      await heading(canvas, t('password:ask.title'));
    },
  }),
};

/** Says that the address is being changed while the call runs. */
export const Working: StoryObj = {
  name: 'Being changed',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'emailChange', email: newAddress },
      { faults: { confirmEmail: { kind: 'hang' } } },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:working.title'));
    },
  }),
};

/** Rejects a link that was used before. */
export const BadLink: StoryObj = {
  name: 'Used link',
  ...openLink({
    link: 'old',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
    },
  }),
};

/** Offers a member another link after a used one. */
export const BadLinkForAMember: StoryObj = {
  name: 'Used link, logged in',
  ...openLink({
    link: 'old',
    viewer: 'member',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
      await userEvent.click(await canvas.findByRole('link', { name: t('mailChange:askAgain') }));
      await heading(canvas, t('shell:notifications'));
    },
  }),
};

/** Sends nothing for an address without a token. */
export const NoLink: StoryObj = {
  name: 'Without a token',
  ...screen('mail-change-do', {
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:badLink.title'));
    },
  }),
};

/** Says that somebody else took the address meanwhile, and offers to choose another. */
export const Taken: StoryObj = {
  name: 'Address taken',
  ...openLink({
    world: withMailedLink({ kind: 'emailChange', email: takenAddress }),
    viewer: 'member',
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:taken.title'));
      await expect(await canvas.findByRole('link', { name: t('mailChange:another') })).toHaveAttribute(
        'href',
        '/notifications#email-change-incorrect',
      );
    },
  }),
};

/** Shows the waiting time after too many attempts. */
export const TooOften: StoryObj = {
  name: 'Too many attempts',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'emailChange', email: newAddress },
      { faults: { confirmEmail: rateLimitFault } },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:failed.title'));
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

/** Offers a retry while offline. */
export const Offline: StoryObj = {
  name: 'Offline',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'emailChange', email: newAddress },
      { faults: { confirmEmail: { kind: 'offline' } } },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:failed.title'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Changes the address on a retry when the connection is back. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'emailChange', email: newAddress },
      { faults: { confirmEmail: { kind: 'offline', times: 1 } } },
    ),
    play: async ({ canvas }) => {
      await heading(canvas, t('mailChange:failed.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await heading(canvas, t('mailChange:done.title'));
    },
  }),
};
