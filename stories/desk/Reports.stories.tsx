import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Reports', tags: ['desk'] } satisfies Meta;
export default meta;

/** Lists the open reports of all sites. */
export const Open: StoryObj = deskStory({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Scam: Ben' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open 2' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('link', { name: 'Audit log' })).toBeNull();
});

/** Lists reports in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory({ scheme: 'dark' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Scam: Ben' });
});

/** Lists the reports of one site. */
export const OneSite: StoryObj = {
  name: 'One site',
  ...deskStory({}, async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Site'), 'Velvet Hour');
    await expect(await canvas.findByRole('link', { name: 'Open 1' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Harassment: Carla' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Scam: Ben' })).toBeNull();
  }),
};

/** Says that nothing is waiting. */
export const ListEmpty: StoryObj = {
  name: 'No reports',
  ...deskStory({ change: (world) => (world.cases = []) }, async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is waiting')).toBeVisible();
  }),
};

/** Shows placeholders while the list loads. */
export const ListLoading: StoryObj = {
  name: 'Loading',
  tags: ['fault'],
  ...deskStory({ change: (world) => (world.faults['listCases'] = 'hang') }),
};

/** Offers a retry when the list fails to load. */
export const ListFailing: StoryObj = {
  name: 'List fails to load',
  tags: ['fault'],
  ...deskStory({
    change: (world) => (world.faults['listCases'] = 'server_error'),
  }),
};
