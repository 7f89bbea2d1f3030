import { containing, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { password, throttled } from '../account.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Notifications/Page' } satisfies Meta;
export default meta;

const to = 'new.address@example.com';

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('notifications', { ...options, globals: { viewer: 'paid', ...options.globals } });

async function change(canvas: Canvas, email: string, typed = password) {
  await userEvent.type(await canvas.findByLabelText(t('notifications:change.email')), email);
  await userEvent.type(canvas.getByLabelText(t('notifications:change.password')), typed);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }));
}

export const Confirmed: StoryObj = {
  name: 'Shows the current address and how to change it',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, t('notifications:title'));
      await canvas.findByText(t('notifications:now.confirmed'));
      await expect(canvas.queryByRole('button', { name: t('notifications:now.resend') })).toBeNull();
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveAttribute(
        'autocomplete',
        'email',
      );
      await expect(canvas.getByLabelText(t('notifications:change.password'))).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
    },
  }),
};

export const FromTheSignUp: StoryObj = {
  name: 'Opens the section from the sign-up by its anchor',
  ...screenAt(
    '/notifications#email-change-incorrect',
    {
      globals: { viewer: 'member' },
      world: withWorld((of) => void (viewerOf(of).emailConfirmed = false)),
      spec: ['notifications.anchor-email-change-incorrect'],
      play: async ({ canvas }) => {
        const section = await canvas.findByRole('region', { name: t('notifications:change.title') });
        await expect(section).toHaveAttribute('id', 'email-change-incorrect');
      },
    },
    'notifications',
  ),
};

export const Phone: StoryObj = {
  name: 'Address in nocturne, dark and French, on a phone',
  ...member({
    world: withWorld((of) => void (viewerOf(of).emailConfirmed = false)),
    globals: { template: 'nocturne', scheme: 'dark', language: 'fr' },
    viewport: 'phone',
  }),
};

export const Resend: StoryObj = {
  name: 'Resends the mail for an unconfirmed address',
  ...member({
    world: withWorld((of) => void (viewerOf(of).emailConfirmed = false)),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:now.resend') }));
      await canvas.findByText(t('notifications:now.sent', { email: viewerOf(world()).email }));
      await expect([...world().mailed.values()].map(({ kind }) => kind)).toEqual(['activate']);
    },
  }),
};

export const ResendTooOften: StoryObj = {
  name: 'Shows the waiting time after too many mails',
  ...member({
    world: withWorld((of) => void (viewerOf(of).emailConfirmed = false), {
      faults: { resendActivation: throttled },
    }),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:now.resend') }));
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

export const Asked: StoryObj = {
  name: 'Requests a change, which the old address can undo',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, to);
      const undo = t('notifications:change.sentUndo', { email: viewerOf(world()).email });
      await canvas.findByText(`${t('notifications:change.sent', { email: to })} ${undo}`);
      const sent = [...world().mailed.values()].map(({ kind, to: address }) => [kind, address]);
      await expect(sent).toEqual([
        ['emailChange', to],
        ['emailUndo', viewerOf(world()).email],
      ]);
      await expect(canvas.getByText(viewerOf(world()).email)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('notifications:change.again') }));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue('');
    },
  }),
};

export const WrongPassword: StoryObj = {
  name: 'Shows an error at a wrong password and keeps the address',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, to, 'not this one');
      await canvas.findByText(t('error:code.wrong_password'));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue(to);
    },
  }),
};

export const Taken: StoryObj = {
  name: 'Says nothing about an address that is taken',
  ...member({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      await change(canvas, 'demo.anna@example.com');
      await canvas.findByText(containing(t('notifications:change.sent', { email: 'demo.anna@example.com' })));
      await expect([...world().mailed.values()].map(({ kind }) => kind)).toEqual(['emailUndo']);
    },
  }),
};

export const NoAddress: StoryObj = {
  name: 'Does not send an invalid address',
  ...member({
    play: async ({ canvas }) => {
      await change(canvas, 'new.address');
      await canvas.findByText(t('validation:emailInvalid'));
      await expect(world().mailed.size).toBe(0);
    },
  }),
};

export const Busy: StoryObj = {
  name: 'While the change is requested',
  ...member({
    world: { faults: { changeEmail: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await change(canvas, to);
      await expect(
        canvas.getByRole('button', { name: containing(t('notifications:change.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many changes',
  ...member({
    world: { faults: { changeEmail: throttled } },
    play: async ({ canvas }) => {
      await change(canvas, to);
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('notifications:change.email'))).toHaveValue(to);
    },
  }),
};
