import { addDeskMember, addNewPhotos } from '@meetcute/mocks/desk';
import { within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { deskOnStage, deskStory } from '../desk.tsx';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

const meta = { title: 'Desk/New photos', tags: ['desk'] } satisfies Meta;
export default meta;

const path = '/photos';
type Context = Parameters<NonNullable<StoryObj['play']>>[0];

const approveButtons = ({ canvas }: Context) =>
  canvas.findAllByRole('button', { name: /^Approve the photo/ });
const waitingIds = () => deskOnStage().photos.map(({ id }) => id);

/** Lists new photos, the oldest first. */
export const Grid: StoryObj = deskStory({ path }, async (context) => {
  await expect(await approveButtons(context)).toHaveLength(5);
  await expect(context.canvas.getByText('5 photos wait, the oldest first.')).toBeVisible();
});

/** Shows new photos in the dark scheme, which the toolbar does not change at the desk. */
export const Dark: StoryObj = deskStory({ path, scheme: 'dark' }, async (context) => {
  await approveButtons(context);
});

/** Approves and rejects photos by keys alone. */
export const Keyboard: StoryObj = {
  name: 'By keyboard',
  ...deskStory({ path }, async (context) => {
    const { canvas, userEvent } = context;
    const [first, second, third] = await approveButtons(context);
    first?.focus();
    await userEvent.keyboard('a');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}r');
    await expect(await page.findByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('A rare photo of another person.{Tab}{Tab}{Enter}');
    await expect(await canvas.findByText(/The photo of Anna is removed/)).toBeVisible();
    await waitFor(() => expect(third).toHaveFocus());
    await expect(waitingIds()).toEqual(['ben-1', 'ben-2', 'carla-1']);
    await expect(deskOnStage().audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['approve', null],
      ['take_down', 'A rare photo of another person.'],
    ]);
  }),
};

/** Asks for ground and reasons before a photo is rejected. */
export const Rejecting: StoryObj = deskStory({ path }, async ({ canvas, userEvent }) => {
  const [button] = await canvas.findAllByRole('button', { name: 'Reject the photo of Anna' });
  await userEvent.click(button!);
  const dialog = await page.findByRole('dialog');
  const ground = within(dialog).getByLabelText('Ground');
  await expect(within(ground).queryByRole('option', { name: 'Breaks nothing' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject the photo' }));
  await expect(await within(dialog).findByText('Give the reasons.')).toBeVisible();
  await expect(waitingIds()).toHaveLength(5);
});

/** Approves all photos that are shown, after a question. */
export const AllApproved: StoryObj = {
  name: 'All approved',
  ...deskStory({ path }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve all 5' }));
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Approve 5 photos?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve all 5' }));
    await expect(await canvas.findByText('5 photos approved.')).toBeVisible();
    await expect(await canvas.findByText('No photo is waiting')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** Approves no photo that comes during the question with the others. */
export const AllOfTheQuestion: StoryObj = {
  name: 'New photo during the question',
  ...deskStory({ path }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve all 5' }));
    const dialog = await page.findByRole('alertdialog');
    const world = deskOnStage();
    world.photos = world.photos.slice(1);
    const [late] = addNewPhotos(world, addDeskMember(world, { id: 'dora', name: 'Dora' }), 1);
    // What the browser does when somebody comes back to the page.
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByAltText('Photo of Dora in full size');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve all 5' }));
    await expect(
      await canvas.findByText(
        '4 photos approved. Somebody else has already handled 1 other, or it was deleted.',
      ),
    ).toBeVisible();
    await expect(deskOnStage().photos).toEqual([late]);
    await expect(canvas.getByRole('button', { name: 'Approve the photo of Dora' })).toBeVisible();
  }),
};

/** Says that somebody else has already handled a photo. */
export const LookedAtMeanwhile: StoryObj = {
  name: 'Handled by somebody else',
  ...deskStory({ path }, async (context) => {
    const [button] = await approveButtons(context);
    const world = deskOnStage();
    world.photos = world.photos.slice(1);
    await context.userEvent.click(button!);
    await expect(
      await context.canvas.findByText('Somebody else has already handled this photo, or it was deleted.'),
    ).toBeVisible();
    await expect(await approveButtons(context)).toHaveLength(4);
  }),
};

/** Shows the next page by itself. */
export const Pages: StoryObj = {
  name: 'Next page',
  ...deskStory(
    { path, change: (world) => void addNewPhotos(world, world.members[0]!, 25) },
    async (context) => {
      await expect(await approveButtons(context)).toHaveLength(24);
      await expect(context.canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
      await context.userEvent.click(context.canvas.getByRole('button', { name: 'Approve all 24' }));
      const dialog = await page.findByRole('alertdialog');
      await context.userEvent.click(within(dialog).getByRole('button', { name: 'Approve all 24' }));
      await expect(await context.canvas.findByText('6 photos wait, the oldest first.')).toBeVisible();
      await waitFor(async () => expect(await approveButtons(context)).toHaveLength(6));
    },
  ),
};

/** Says that no photo is waiting. */
export const QueueEmpty: StoryObj = {
  name: 'No photos',
  ...deskStory({ path, change: (world) => (world.photos = []) }, async ({ canvas }) => {
    await expect(await canvas.findByText('No photo is waiting')).toBeVisible();
  }),
};

/** Says that the photos could not be loaded. */
export const QueueFailing: StoryObj = {
  name: 'Photos fail to load',
  tags: ['fault'],
  ...deskStory(
    { path, change: (world) => (world.faults['listNewPhotos'] = 'server_error') },
    async ({ canvas }) => {
      await expect(await canvas.findByText('This could not be loaded.')).toBeVisible();
    },
  ),
};

/** Keeps photos whose approval failed in the list, and tells of them until they are approved. */
export const ApprovingFailed: StoryObj = {
  name: 'Approving fails',
  tags: ['fault'],
  ...deskStory(
    { path, change: (world) => (world.faults['approvePhotos'] = 'server_error') },
    async (context) => {
      const { canvas, userEvent } = context;
      const [first, second, third] = await approveButtons(context);
      await userEvent.click(first!);
      await userEvent.click(second!);
      await expect(
        await canvas.findByText(/^2 photos were not approved\..*Nothing was stored/),
      ).toBeVisible();
      await expect(canvas.getAllByText('Not approved')).toHaveLength(2);
      await expect(await approveButtons(context)).toHaveLength(5);
      await expect(first).toBeEnabled();
      delete deskOnStage().faults['approvePhotos'];
      await userEvent.click(third!);
      await expect(await canvas.findByText('1 photo approved.')).toBeVisible();
      await expect(canvas.getByText(/^2 photos were not approved/)).toBeVisible();
    },
  ),
};

/** Drops a failure once its photo is approved. */
export const ApprovedAfterAll: StoryObj = {
  name: 'Approved on a retry',
  tags: ['fault'],
  ...deskStory(
    { path, change: (world) => (world.faults['approvePhotos'] = 'server_error') },
    async (context) => {
      const { canvas, userEvent } = context;
      const [first] = await approveButtons(context);
      await userEvent.click(first!);
      await expect(await canvas.findByText(/^1 photo was not approved/)).toBeVisible();
      delete deskOnStage().faults['approvePhotos'];
      await userEvent.click(first!);
      await expect(await canvas.findByText('1 photo approved.')).toBeVisible();
      await expect(canvas.queryByText(/not approved/i)).toBeNull();
    },
  ),
};
