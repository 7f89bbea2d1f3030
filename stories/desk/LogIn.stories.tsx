import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Log-in' } satisfies Meta;
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

export const Page: StoryObj = deskStory({ session: 'none' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Log in to the staff desk',
  );
});

export const Dark: StoryObj = deskStory({ session: 'none', scheme: 'dark' });

export const PasswordAndCode: StoryObj = {
  name: 'Password and code open the page that was asked for',
  ...deskStory({ session: 'none', path: '/members' }, async (context) => {
    await typePassword(context);
    await typeCode(context, '123456');
    await expect(await context.canvas.findByRole('heading', { name: 'Members' })).toBeVisible();
  }),
};

export const WrongPassword: StoryObj = deskStory({ session: 'none' }, async (context) => {
  await typePassword(context, 'a guess');
  await expect(await context.canvas.findByText('Address or password is wrong.')).toBeVisible();
  await expect(context.canvas.getByLabelText('Mail address')).toHaveValue('robin@example.com');
});

export const WrongCode: StoryObj = deskStory({ session: 'none' }, async (context) => {
  await typePassword(context);
  await typeCode(context, '000000');
  await expect(await context.canvas.findByText(/This code is wrong/)).toBeVisible();
});

export const RecoveryCode: StoryObj = deskStory({ session: 'none' }, async (context) => {
  await typePassword(context);
  await typeCode(context, 'k3d9-0m2x-7qpa-c5wz-e8rv-4tb0');
  await expect(await context.canvas.findByText('You used a recovery code. 9 are left.')).toBeVisible();
});

export const TooManyAttempts: StoryObj = deskStory(
  { session: 'none', change: (world) => (world.faults['staffLogIn'] = 'too_many_requests') },
  async (context) => {
    await typePassword(context);
    await expect(await context.canvas.findByText(/Wait 15 min/)).toBeVisible();
  },
);
