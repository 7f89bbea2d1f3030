import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Set-up', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/set-up#a-set-up-token';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

async function finish({ canvas, userEvent }: Context, password: string, code: string) {
  await userEvent.type(await canvas.findByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Code that the app shows'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
}

/** Shows the key for an authenticator app as a QR code. */
export const Page: StoryObj = deskStory({ session: 'none', path }, async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'QR code of the key for your app' })).toBeVisible();
});

/** Opens the desk once the recovery codes are stored. */
export const RecoveryCodes: StoryObj = {
  name: 'Recovery codes',
  ...deskStory({ session: 'none', path }, async (context) => {
    await finish(context, 'another lantern', '123456');
    const { canvas, userEvent } = context;
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Go to the desk' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('I have stored the codes'));
    await expect(canvas.getByRole('button', { name: 'Go to the desk' })).toBeEnabled();
  }),
};

/** Says that the code is wrong, and keeps the password. */
export const WrongCode: StoryObj = {
  name: 'Wrong code',
  ...deskStory({ session: 'none', path }, async (context) => {
    await finish(context, 'another lantern', '000000');
    await expect(await context.canvas.findByText(/Type the one that the app shows now/)).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('another lantern');
  }),
};

/** Refuses a password that is too easy to guess. */
export const WeakPassword: StoryObj = {
  name: 'Weak password',
  ...deskStory({ session: 'none', path }, async (context) => {
    await finish(context, 'password1', '123456');
    await expect(await context.canvas.findByText('This password is too easy to guess.')).toBeVisible();
  }),
};

/** Says that the link does not work any more. */
export const UsedLink: StoryObj = {
  name: 'Used link',
  ...deskStory({ session: 'none', path: '/set-up#old' }, async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  }),
};
