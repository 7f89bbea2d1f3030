import type { World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';

const meta = { title: 'Screens/Sign-up/Activation' } satisfies Meta;
export default meta;

const token = 'mailed-token';

/** Adds the token as a mailed link to the logged-in member or, for a visitor, to the first member. */
function addMailedLink(world: World): void {
  const viewer = world.sessions.get(world.browserSession ?? '');
  const member = viewer ?? [...world.members.keys()][0] ?? '';
  world.mailed.set(token, { kind: 'activate', member, to: '', isUsed: false });
  unconfirmEmails(world);
}

function unconfirmEmails(world: World): void {
  for (const member of world.members.values()) member.emailConfirmed = false;
}

/** Leads a member to the search once the address is confirmed. */
export const Done: StoryObj = {
  name: 'Confirmed',
  ...screen('activate-done', {
    query: { token },
    viewer: 'member',
    world: { change: addMailedLink },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:done.title') });
      await expect(canvas.getByRole('link', { name: t('activate:members') })).toHaveAttribute(
        'href',
        '/members',
      );
    },
  }),
};

/** Leads a visitor to the login, and then to the search. */
export const DoneElsewhere: StoryObj = {
  name: 'Confirmed in another browser',
  ...screen('activate-done', {
    query: { token },
    world: { change: addMailedLink },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:done.title') });
      const main = within(canvas.getByRole('main'));
      await expect(await main.findByRole('link', { name: t('shell:login') })).toHaveAttribute(
        'href',
        '/login?next=%2Fmembers',
      );
    },
  }),
};

/** Shows progress while the address is confirmed. */
export const Working: StoryObj = {
  name: 'Confirmation in progress',
  tags: ['fault'],
  ...screen('activate-done', {
    query: { token },
    world: { faults: { activate: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:working.title') });
    },
  }),
};

/** Explains to a visitor that the link does not work. */
export const BadLinkForAVisitor: StoryObj = {
  name: 'Bad link, visitor',
  ...screen('activate-done', {
    query: { token: 'old' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:badLink.title') });
    },
  }),
};

/** Sends another link to a member whose link does not work. */
export const BadLinkForAMember: StoryObj = {
  name: 'Link sent again',
  ...screen('activate-error', {
    viewer: 'member',
    world: { change: unconfirmEmails },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('activate:badLink.resend') }));
      await canvas.findByRole('heading', { level: 1, name: t('activate:sent.title') });
    },
  }),
};

/** Says that links were sent too often. */
export const SentTooOften: StoryObj = {
  name: 'Too many links',
  tags: ['fault'],
  ...screen('activate-error', {
    viewer: 'member',
    world: {
      change: unconfirmEmails,
      faults: { resendActivation: { kind: 'error', code: 'too_many_requests' } },
    },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('activate:badLink.resend') }));
      await canvas.findByText(t('error:code.too_many_requests'));
    },
  }),
};

/** Says that the address was confirmed before. */
export const ConfirmedAlready: StoryObj = {
  name: 'Confirmed already',
  ...screen('activate-error', {
    viewer: 'member',
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:known.title') });
    },
  }),
};

/** Offers a retry without a connection. */
export const NoConnection: StoryObj = {
  name: 'Offline',
  tags: ['fault'],
  ...screen('activate-done', {
    query: { token },
    world: { change: unconfirmEmails, faults: { activate: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('activate:failed.title') });
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
};
