import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Reports' } satisfies Meta;
export default meta;

export const Open: StoryObj = deskStory({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Scam: Ben' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open 2' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('link', { name: 'Audit log' })).toBeNull();
});

export const Dark: StoryObj = deskStory({ scheme: 'dark' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Scam: Ben' });
});

export const OneSite: StoryObj = {
  name: 'The reports of one site',
  ...deskStory({}, async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Site'), 'Velvet Hour');
    await expect(await canvas.findByRole('link', { name: 'Open 1' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Harassment: Carla' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Scam: Ben' })).toBeNull();
  }),
};

export const ListEmpty: StoryObj = deskStory(
  { change: (world) => (world.cases = []) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting')).toBeVisible();
  },
);

export const ListLoading: StoryObj = deskStory({ change: (world) => (world.faults['listCases'] = 'hang') });

export const ListFailing: StoryObj = deskStory({
  change: (world) => (world.faults['listCases'] = 'server_error'),
});
