import { containing, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { password, rateLimitFault } from '../account.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Notifications/Page' } satisfies Meta;
export default meta;

const newAddress = 'new.address@example.com';

const member = (options: ScreenOptions = {}): StoryObj => screen('notifications', options);

/** Returns the address of another member. */
const takenAddress = () =>
  [...currentWorld().members.values()].find((each) => each !== viewerOf(currentWorld()))!.email;

async function change(canvas: Canvas, email: string, typedPassword = password) {
  await userEvent.click(await canvas.findByRole('button', { name: t('notifications:change.open') }));
  await userEvent.type(await canvas.findByLabelText(t('notifications:change.email')), email);
  await userEvent.type(canvas.getByLabelText(t('notifications:change.password')), typedPassword);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }));
}

/** Shows the current address; its form opens by a button. */
export const Confirmed: StoryObj = {
  name: 'Confirmed address',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, t('notifications:title'));
      await canvas.findByText(t('notifications:now.confirmed'));
      await expect(canvas.queryByRole('button', { name: t('notifications:now.resend') })).toBeNull();
      await expect(canvas.queryByLabelText(t('notifications:change.email'))).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: t('notifications:change.open') }));
      const field = canvas.getByLabelText(t('notifications:change.email'));
      await expect(field).toHaveAttribute('autocomplete', 'email');
      await expect(field).toHaveFocus();
      await expect(canvas.getByLabelText(t('notifications:change.password'))).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
    },
  }),
};

/** Opens the section of the address by its anchor. */
export const FromTheSignUp: StoryObj = {
  name: 'Opened from the sign-up',
  ...screenAt(
    '/notifications#email-change-incorrect',
    {
      world: withWorld((world) => void (viewerOf(world).emailConfirmed = false)),
      spec: ['notifications.anchor-email-change-incorrect'],
      play: async ({ canvas }) => {
        const section = await canvas.findByRole('region', {
          name: t('notifications:change.title'),
        });
        await expect(section).toHaveAttribute('id', 'email-change-incorrect');
        await expect(await canvas.findByLabelText(t('notifications:change.email'))).toBeVisible();
      },
    },
    'notifications',
  ),
};

/** Sends the mail for an unconfirmed address again. */
export const Resend: StoryObj = {
  name: 'Mail sent again',
  ...member({
    world: withWorld((world) => void (viewerOf(world).emailConfirmed = false)),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:now.resend') }));
      await canvas.findByText(t('notifications:now.sent', { email: viewerOf(currentWorld()).email }));
      await expect([...currentWorld().mailed.values()].map(({ kind }) => kind)).toEqual(['activate']);
    },
  }),
};

/** Shows the waiting time after too many mails. */
export const ResendTooOften: StoryObj = {
  name: 'Too many mails',
  tags: ['fault'],
  ...member({
    world: withWorld((world) => void (viewerOf(world).emailConfirmed = false), {
      faults: { resendActivation: rateLimitFault },
    }),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:now.resend') }));
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

/** Requests a change, which the old address can undo. */
export const Asked: StoryObj = {
  name: 'Change requested',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, newAddress);
      const undo = t('notifications:change.sentUndo', { email: viewerOf(currentWorld()).email });
      await canvas.findByText(`${t('notifications:change.sent', { email: newAddress })} ${undo}`);
      const sentMails = [...currentWorld().mailed.values()].map(({ kind, to: address }) => [kind, address]);
      await expect(sentMails).toEqual([
        ['emailChange', newAddress],
        ['emailUndo', viewerOf(currentWorld()).email],
      ]);
      await expect(canvas.getByText(viewerOf(currentWorld()).email)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('notifications:change.again') }));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue('');
    },
  }),
};

/** Shows an error at a wrong password and keeps the address. */
export const WrongPassword: StoryObj = {
  name: 'Wrong password',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, newAddress, 'not this one');
      await canvas.findByText(t('error:code.wrong_password'));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue(newAddress);
    },
  }),
};

/** Says nothing about an address that is taken. */
export const Taken: StoryObj = {
  name: 'Address taken',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, takenAddress());
      await canvas.findByText(containing(t('notifications:change.sent', { email: takenAddress() })));
      await expect([...currentWorld().mailed.values()].map(({ kind }) => kind)).toEqual(['emailUndo']);
    },
  }),
};

/** Does not send an invalid address. */
export const NoAddress: StoryObj = {
  name: 'Invalid address',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, 'new.address');
      await canvas.findByText(t('validation:emailInvalid'));
      await expect(currentWorld().mailed.size).toBe(0);
    },
  }),
};

/** Shows the button as busy while the change is requested. */
export const Busy: StoryObj = {
  name: 'Being requested',
  tags: ['fault'],
  ...member({
    world: { faults: { changeEmail: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await change(canvas, newAddress);
      await expect(
        canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

/** Shows the waiting time after too many changes. */
export const TooOften: StoryObj = {
  name: 'Too many changes',
  tags: ['fault'],
  ...member({
    world: { faults: { changeEmail: rateLimitFault } },
    play: async ({ canvas }) => {
      await change(canvas, newAddress);
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue(newAddress);
    },
  }),
};
