import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Audit log' } satisfies Meta;
export default meta;

const path = '/audit';

export const Entries: StoryObj = deskStory(
  {
    path,
    role: 'admin',
    change: (world) =>
      world.audit.push({
        id: 1,
        site: 'classic',
        at: '2026-11-25T09:00:00.000Z',
        author: 'Ada',
        action: 'suspend',
        subject: { kind: 'member', id: 'ben' },
        reason: 'Sells things.',
        details: { until: '2026-12-01T00:00:00.000Z' },
      }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'member ben' })).toHaveAttribute(
      'href',
      '/members/classic/ben',
    );
    await expect(canvas.getByText('Sells things.')).toBeVisible();
  },
);

export const LogEmpty: StoryObj = deskStory({ path, role: 'admin' }, async ({ canvas }) => {
  await expect(await canvas.findByText('No entries')).toBeVisible();
});

export const RefusedRole: StoryObj = {
  name: 'A moderator is refused',
  ...deskStory({ path }, async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this page/)).toBeVisible();
  }),
};
