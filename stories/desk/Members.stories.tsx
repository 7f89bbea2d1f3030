import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Members' } satisfies Meta;
export default meta;

const path = '/members/classic/ben';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

async function act({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await userEvent.type(canvas.getByLabelText('Reason'), 'Sells things.');
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
}

export const Search: StoryObj = deskStory({ path: '/members' }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Address, id or name'), 'ben{Enter}');
  await expect(await canvas.findByText('1 member')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Ben' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Ben' })).toHaveFocus();
});

export const NobodyFound: StoryObj = deskStory({ path: '/members?text=zoe' }, async ({ canvas }) => {
  await expect(await canvas.findByText('Nobody was found')).toBeVisible();
});

export const Page: StoryObj = deskStory({ path }, async ({ canvas }) => {
  await expect(await canvas.findByText('ben@example.com')).toBeVisible();
  await expect(canvas.queryByRole('radio', { name: 'Lift every suspension' })).toBeNull();
});

export const Dark: StoryObj = deskStory({ path, scheme: 'dark' }, async ({ canvas }) => {
  await canvas.findByText('ben@example.com');
});

export const Warned: StoryObj = deskStory({ path }, async (context) => {
  await act(context, 'Warn');
  await expect(await context.canvas.findByText(/The member is warned/)).toBeVisible();
});

export const BannedAndLetBack: StoryObj = {
  name: 'Banned, and let back',
  ...deskStory({ path }, async (context) => {
    const { canvas, userEvent } = context;
    await act(context, 'Ban');
    await userEvent.click(await screen.findByRole('button', { name: 'Close the account' }));
    await expect(await canvas.findByText('banned')).toBeVisible();
    await act(context, 'Lift every suspension');
    await expect(await canvas.findByText(/The account is open again/)).toBeVisible();
  }),
};
