import { PhotoManager } from '@meetcute/kit';
import { containing, percent, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { removalDialog, removePhoto } from '../photos.ts';

const images = [1, 2, 3].map((number) => drawnPhoto(`${number}`, number));

const upload = { progress: 0, problem: null, preview: undefined, canRetry: false };

/** Manager for the member's own photos: adds, uploads one at a time, reorders and removes them. */
const meta = {
  title: 'Parts/PhotoManager',
  component: PhotoManager,
  tags: ['autodocs'],
  args: {
    photos: {
      images,
      uploads: [],
      isUploading: false,
      isFull: false,
      limits: { count: 12, megabytes: 15, pixels: 200 },
      error: null,
      onAdd: fn(async () => undefined),
      onRetry: fn(),
      onCancel: fn(),
      onRemove: fn(),
      onMove: fn(),
    },
  },
} satisfies Meta<typeof PhotoManager>;
export default meta;
type Story = StoryObj<typeof meta>;

const { photos } = meta.args;

/** Moves, promotes and removes photos with buttons. */
export const Photos: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('photos:earlier', { number: 2 }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('photos:makeMain', { number: 3 }) }));
    await expect(photos.onMove.mock.calls.slice(-2)).toEqual([
      ['2', 0],
      ['3', 0],
    ]);
    await removePhoto(canvas, 1);
    await expect(photos.onRemove).toHaveBeenLastCalledWith('1');
    await expect(canvas.getByRole('button', { name: t('photos:earlier', { number: 1 }) })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('photos:later', { number: 3 }) })).toBeDisabled();
  },
};
/** Asks before it removes a photo, by keys too. */
export const Removing: Story = {
  args: { photos: { ...photos, onRemove: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const { onRemove } = args.photos;
    const remove = canvas.getByRole('button', { name: t('photos:remove', { number: 2 }) });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await removalDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const dialog = await removalDialog();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: t('photos:removal.confirm') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenLastCalledWith('2');
  },
};
export const Empty: Story = { args: { photos: { ...photos, images: [] } } };
export const Full: Story = { args: { photos: { ...photos, isFull: true } } };

/** Says that a change was not saved. */
export const NotStored: Story = {
  name: 'Not saved',
  tags: ['fault'],
  args: { photos: { ...photos, error: new Error('lost') } },
};

/** Shows uploads that are in progress, waiting, rejected and interrupted. */
export const OnTheirWay: Story = {
  name: 'Uploads',
  args: {
    photos: {
      ...photos,
      isUploading: true,
      uploads: [
        { ...upload, id: 'a', name: 'beach.jpg', state: 'sending', progress: 0.4 },
        { ...upload, id: 'b', name: 'mountains.png', state: 'waiting' },
        { ...upload, id: 'c', name: 'drawing.svg', state: 'failed', problem: 'svg' },
        { ...upload, id: 'd', name: 'city.jpg', state: 'failed', problem: 'failed', canRetry: true },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('photos:sending', { name: 'beach.jpg' }) }),
    ).toHaveAttribute('aria-valuetext', expect.stringMatching(containing(percent(40))));
    await userEvent.click(canvas.getByRole('button', { name: t('photos:retry', { name: 'city.jpg' }) }));
    await expect(photos.onRetry).toHaveBeenLastCalledWith('d');
    await userEvent.click(
      canvas.getByRole('button', { name: t('photos:cancel', { name: 'mountains.png' }) }),
    );
    await expect(photos.onCancel).toHaveBeenLastCalledWith('b');
  },
};
