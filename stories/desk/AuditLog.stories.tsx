import type { DeskWorld } from '@meetcute/mocks/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskStory } from '../desk.tsx';

const meta = { title: 'Desk/Audit log', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/audit';

function addEntries(world: DeskWorld): void {
  const base = { site: 'classic', at: '2026-11-25T09:00:00.000Z', details: {} };
  world.audit.push(
    {
      ...base,
      id: 1,
      author: 'Ada',
      action: 'suspend',
      subject: { kind: 'member', id: 'ben' },
      reason: 'Sells things.',
      details: { until: '2026-12-01T00:00:00.000Z' },
    },
    {
      ...base,
      id: 2,
      author: 'Robin',
      action: 'approve',
      subject: { kind: 'photo', id: 'k2m9' },
      reason: null,
    },
  );
}

/** Lists what staff did, with reasons and links to members. */
export const Entries: StoryObj = deskStory(
  { path, role: 'admin', change: addEntries },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'member ben' })).toHaveAttribute(
      'href',
      '/members/classic/ben',
    );
    await expect(canvas.getByText('Sells things.')).toBeVisible();
  },
);

/** Shows the entries in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory(
  { path, role: 'admin', scheme: 'dark', change: addEntries },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'member ben' });
  },
);

/** Shows the entries of one author, and of one action. */
export const Filtered: StoryObj = {
  name: 'Filtered',
  ...deskStory({ path, role: 'admin', change: addEntries }, async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'member ben' });
    const author = canvas.getByLabelText('Author');
    await userEvent.selectOptions(author, 'Robin');
    await waitFor(() => expect(canvas.queryByText('Sells things.')).toBeNull());
    await expect(await canvas.findByText('photo k2m9')).toBeVisible();
    // A filter is no new page, so the focus stays.
    await expect(author).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Action'), 'suspend');
    await expect(await canvas.findByText('No entries')).toBeVisible();
  }),
};

/** Says that there are no entries. */
export const LogEmpty: StoryObj = {
  name: 'No entries',
  ...deskStory({ path, role: 'admin' }, async ({ canvas }) => {
    await expect(await canvas.findByText('No entries')).toBeVisible();
  }),
};

/** Refuses the page to a moderator. */
export const RefusedRole: StoryObj = {
  name: 'Moderator',
  ...deskStory({ path }, async ({ canvas }) => {
    await expect(await canvas.findByText(/Your role does not include this page/)).toBeVisible();
  }),
};
