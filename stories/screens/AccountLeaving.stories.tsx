import { fromNow, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { password, rateLimitFault } from '../account.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Export and deletion', tags: ['legal'] } satisfies Meta;
export default meta;

const member = (options: ScreenOptions = {}): StoryObj => screen('account', options);

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** Captures downloads for play functions. */
function watchDownloads() {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { names, stop: () => click.mockRestore() };
}

/** Exports the data as a file named after site and day. */
export const Export: StoryObj = {
  name: 'Data exported',
  ...member({
    play: async ({ canvas }) => {
      const data = await section(canvas, t('account:export.title'));
      const downloads = watchDownloads();
      await userEvent.click(data.getByRole('button', { name: t('account:export.download') }));
      const file = `${currentWorld().settings.domain}-${currentWorld().now().toISOString().slice(0, 10)}.json`;
      await data.findByText(t('account:export.saved', { file }));
      downloads.stop();
      await expect(downloads.names).toEqual([file]);
    },
  }),
};

/** Shows progress while the export is prepared. */
export const ExportBusy: StoryObj = {
  name: 'Export in preparation',
  tags: ['fault'],
  ...member({
    world: { faults: { exportUser: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      const data = await section(canvas, t('account:export.title'));
      await userEvent.click(data.getByRole('button', { name: t('account:export.download') }));
      await expect(data.getByRole('button')).toHaveAttribute('data-pending', 'true');
    },
  }),
};

/** Shows the waiting time after too many exports. */
export const ExportTooOften: StoryObj = {
  name: 'Too many exports',
  tags: ['fault'],
  ...member({
    world: { faults: { exportUser: rateLimitFault } },
    play: async ({ canvas }) => {
      const data = await section(canvas, t('account:export.title'));
      await userEvent.click(data.getByRole('button', { name: t('account:export.download') }));
      await data.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

async function begin(canvas: Canvas, typedPassword: string) {
  const leaving = await section(canvas, t('account:delete.title'));
  await userEvent.type(leaving.getByLabelText(t('account:delete.password')), typedPassword);
  await userEvent.click(leaving.getByRole('button', { name: t('account:delete.submit') }));
  const dialog = within(await within(document.body).findByRole('alertdialog'));
  return { leaving, dialog };
}

/** Explains the deletion, as easy to cancel as to confirm. */
export const Question: StoryObj = {
  name: 'Question before the deletion',
  ...member({
    play: async ({ canvas }) => {
      const leaving = await section(canvas, t('account:delete.title'));
      await expect(leaving.getByText(t('account:delete.grace', { count: 30 }))).toBeVisible();
      await expect(leaving.getByRole('button', { name: t('account:delete.submit') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      const { dialog } = await begin(canvas, password);
      await dialog.findByText(t('account:delete.confirmText', { count: 30 }));
      await expect(viewerOf(currentWorld()).isDeleted).toBe(false);
    },
  }),
};

/** Names what a deletion takes besides: credits where messages cost some, or premium of the member. */
const loses = (site: 'classic' | 'nocturne', loss: 'credits' | 'premium'): StoryObj =>
  member({
    world: withWorld(
      (world) => {
        const viewer = viewerOf(world);
        viewer.credits = 0;
        viewer.premiumUntil =
          loss === 'premium' ? new Date(world.now().getTime() + 86_400_000).toISOString() : null;
      },
      { site },
    ),
    play: async ({ canvas }) => {
      const leaving = await section(canvas, t('account:delete.title'));
      await expect(leaving.getByText(t('account:delete.after', { count: 30 }))).toBeVisible();
      const other = loss === 'credits' ? 'premium' : 'credits';
      await expect(leaving.getByText(t(`account:delete.${loss}`))).toBeVisible();
      await expect(leaving.queryByText(t(`account:delete.${other}`))).toBeNull();
    },
  });

/** Names credits on a site whose messages cost some. */
export const LostCredits: StoryObj = {
  name: 'Credits lost',
  ...loses('nocturne', 'credits'),
};

/** Names premium, and no credits where messages are free. */
export const LostPremium: StoryObj = {
  name: 'Premium lost',
  ...loses('classic', 'premium'),
};

/** Keeps the account after cancelling. */
export const Kept: StoryObj = {
  name: 'Account kept',
  ...member({
    play: async ({ canvas }) => {
      const { dialog } = await begin(canvas, password);
      await userEvent.click(dialog.getByRole('button', { name: t('account:delete.cancel') }));
      await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
      await expect(viewerOf(currentWorld()).isDeleted).toBe(false);
      await heading(canvas, t('shell:account'));
    },
  }),
};

/** Logs out after the deletion and explains how to restore the account. */
export const Deleted: StoryObj = {
  name: 'Account deleted',
  ...member({
    play: async ({ canvas }) => {
      const who = viewerOf(currentWorld());
      const { dialog } = await begin(canvas, password);
      await userEvent.click(dialog.getByRole('button', { name: t('account:delete.confirm') }));
      await heading(canvas, t('accountDeleted:title'));
      await canvas.findByText(t('accountDeleted:text', { count: 30 }));
      await expect(who.isDeleted).toBe(true);
      await expect(currentWorld().sessions.size).toBe(0);
    },
  }),
};

/** Deletes nothing with a wrong password. */
export const WrongPassword: StoryObj = {
  name: 'Wrong password',
  ...member({
    play: async ({ canvas }) => {
      const { dialog, leaving } = await begin(canvas, 'not this one');
      await userEvent.click(dialog.getByRole('button', { name: t('account:delete.confirm') }));
      await leaving.findByText(t('error:code.wrong_password'));
      await expect(viewerOf(currentWorld()).isDeleted).toBe(false);
      await userEvent.type(leaving.getByLabelText(t('account:delete.password')), '!');
      await expect(leaving.queryByText(t('error:code.wrong_password'))).toBeNull();
    },
  }),
};

/** Confirms the deletion, and waits for the error. */
async function failToDelete(canvas: Canvas) {
  const { dialog, leaving } = await begin(canvas, password);
  await userEvent.click(dialog.getByRole('button', { name: t('account:delete.confirm') }));
  await leaving.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
  return leaving;
}

/** Offers a retry when the deletion fails. */
export const DeletionFailing: StoryObj = {
  name: 'Deletion fails',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { deleteUser: rateLimitFault } }),
    play: async ({ canvas }) => {
      const leaving = await failToDelete(canvas);
      await expect(leaving.getByRole('button', { name: t('account:delete.submit') })).not.toHaveAttribute(
        'aria-disabled',
      );
      await expect(viewerOf(currentWorld()).isDeleted).toBe(false);
    },
  }),
};

/** Deletes the account on a retry. */
export const DeletedOnRetry: StoryObj = {
  name: 'Account deleted on a retry',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { deleteUser: { ...rateLimitFault, times: 1 } } }),
    play: async ({ canvas }) => {
      const leaving = await failToDelete(canvas);
      await userEvent.click(leaving.getByRole('button', { name: t('account:delete.submit') }));
      const again = within(await within(document.body).findByRole('alertdialog'));
      await userEvent.click(again.getByRole('button', { name: t('account:delete.confirm') }));
      await heading(canvas, t('accountDeleted:title'));
    },
  }),
};

/** Locks the dialog while the account is deleted. */
export const Busy: StoryObj = {
  name: 'Deletion in progress',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { deleteUser: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      const { dialog } = await begin(canvas, password);
      await userEvent.click(dialog.getByRole('button', { name: t('account:delete.confirm') }));
      await expect(dialog.getByRole('button', { name: t('account:delete.cancel') })).toBeDisabled();
    },
  }),
};
