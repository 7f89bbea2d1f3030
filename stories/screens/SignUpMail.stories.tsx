import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { me } from '../happening.ts';
import { heading, member, type Canvas } from '../signing-up.ts';

const meta = { title: 'Screens/Sign-up/The mail' } satisfies Meta;
export default meta;

const unconfirmed = (of: World) => void (me(of).emailConfirmed = false);

const finish = async (canvas: Canvas) => {
  await heading(canvas, 'People you might like');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await heading(canvas, 'One last thing');
};

export const Delivered: StoryObj = {
  name: 'The mail is on its way, then it has arrived',
  ...member(6, {
    change: unconfirmed,
    spec: ['activate.completes-when-delivered'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.getByText('We’re sending it now…')).toBeVisible();
      await expect(
        await canvas.findByText('Our mail has arrived. Open the link in it.', {}, { timeout: 5000 }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Send it again' })).toBeVisible();
    },
  }),
};

export const NotDelivered: StoryObj = {
  name: 'A mail that does not arrive is admitted after 18 seconds, in nocturne on a phone',
  ...member(6, {
    look: { template: 'nocturne', scheme: 'dark' },
    viewport: 'phone',
    change: (of) => {
      unconfirmed(of);
      of.areMailsDown = true;
    },
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.getByText('We’re sending it now…')).toBeVisible();
      await expect(
        await canvas.findByText('It’s on its way to your mailbox…', {}, { timeout: 8000 }),
      ).toBeVisible();
    },
  }),
};

export const Outlook: StoryObj = {
  name: 'Who has their mail at Outlook gets a link to ours in their mailbox',
  ...member(6, {
    change: (of) => {
      unconfirmed(of);
      me(of).email = 'robin@outlook.com';
    },
    spec: ['activate.mail-provider-link-opens-mail-search', 'activate.mail-provider-link-only-code-2'],
    play: async ({ canvas }) => {
      await finish(canvas);
      const link = canvas.getByRole('link', { name: 'Find it in your mailbox' });
      await expect(link.getAttribute('href')).toMatch(
        /^https:\/\/outlook\.live\.com\/mail\/0\/search\?q=from/,
      );
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  }),
};

export const OtherProvider: StoryObj = {
  name: 'Who has it elsewhere gets none',
  ...member(6, {
    change: (of) => {
      unconfirmed(of);
      me(of).email = 'robin@gmail.com';
    },
    spec: ['activate.mail-provider-link-only-code-2'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.queryByRole('link', { name: 'Find it in your mailbox' })).toBeNull();
    },
  }),
};

export const Confirmed: StoryObj = {
  name: 'Who has opened the link already is thanked',
  ...member(6, {
    change: (of) => void (me(of).emailConfirmed = true),
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.getByText('Your address is confirmed. Thank you.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Send it again' })).toBeNull();
    },
  }),
};
