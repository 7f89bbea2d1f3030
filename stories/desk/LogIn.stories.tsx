import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Log-in', tags: ['desk'] } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;
type Context = Parameters<Play>[0];

async function typePassword({ canvas, userEvent }: Context, password = 'a quiet lantern') {
  await userEvent.type(await canvas.findByLabelText('Mail address'), 'robin@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

async function typeCode({ canvas, userEvent }: Context, code: string) {
  await userEvent.type(await canvas.findByLabelText('Code of your app'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

/** Asks for address and password. */
export const Page: StoryObj = deskStory({ session: 'none' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Log in to the staff desk',
  );
});

/** Shows the log-in in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory({ session: 'none', scheme: 'dark' });

/** Opens the page that was asked for after password and code. */
export const PasswordAndCode: StoryObj = {
  name: 'Password and code',
  ...deskStory({ session: 'none', path: '/members' }, async (context) => {
    await typePassword(context);
    await typeCode(context, '123456');
    await expect(await context.canvas.findByRole('heading', { name: 'Members' })).toBeVisible();
  }),
};

/** Says that address or password is wrong, and keeps the address. */
export const WrongPassword: StoryObj = {
  name: 'Wrong password',
  ...deskStory({ session: 'none' }, async (context) => {
    await typePassword(context, 'a guess');
    await expect(await context.canvas.findByText('Address or password is wrong.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Mail address')).toHaveValue('robin@example.com');
  }),
};

/** Says that the code is wrong. */
export const WrongCode: StoryObj = {
  name: 'Wrong code',
  ...deskStory({ session: 'none' }, async (context) => {
    await typePassword(context);
    await typeCode(context, '000000');
    await expect(await context.canvas.findByText(/This code is wrong/)).toBeVisible();
  }),
};

/** Accepts a recovery code, and says how many are left. */
export const RecoveryCode: StoryObj = {
  name: 'Recovery code',
  ...deskStory({ session: 'none' }, async (context) => {
    await typePassword(context);
    await typeCode(context, 'k3d9-0m2x-7qpa-c5wz-e8rv-4tb0');
    await expect(await context.canvas.findByText('You used a recovery code. 9 are left.')).toBeVisible();
  }),
};

/** Names the wait after too many attempts. */
export const TooManyAttempts: StoryObj = {
  name: 'Too many attempts',
  tags: ['fault'],
  ...deskStory(
    { session: 'none', change: (world) => (world.faults['staffLogIn'] = 'too_many_requests') },
    async (context) => {
      await typePassword(context);
      await expect(await context.canvas.findByText(/Wait 15 min/)).toBeVisible();
    },
  ),
};
