import { PhotoManager } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';

const images = [1, 2, 3].map((number) => drawnPhoto(`${number}`, number));

const upload = { progress: 0, problem: null, preview: undefined, canRetry: false };

/**
 * One's own photos: added, sent one after the other, put in order and removed.
 *
 * **Anatomy**: the photos with their buttons, the files on their way, the area to add more. **States**: empty, photos,
 * sending, waiting, refused, lost, full, a change that was not stored. **Tokens**: `surfaceRaised`, `scrim`, `danger`, `accent`.
 * **Accessibility**: order by dragging and by buttons; where a photo was moved to is told, the focus goes along.
 * **Do** give it `usePhotoManager()`. **Don't** add a save button: every change is stored at once.
 */
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
      limits: { count: 12, megabytes: 15 },
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

export const Photos: Story = {
  name: 'Photos are moved, made the main one and removed by buttons',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move photo 2 forward' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make photo 3 the main photo' }));
    await expect(photos.onMove.mock.calls.slice(-2)).toEqual([
      ['2', 0],
      ['3', 0],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
    await expect(photos.onRemove).toHaveBeenLastCalledWith('1');
    await expect(canvas.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move photo 3 back' })).toBeDisabled();
  },
};
export const Empty: Story = { args: { photos: { ...photos, images: [] } } };
export const Full: Story = { args: { photos: { ...photos, isFull: true } } };
export const NotStored: Story = { args: { photos: { ...photos, error: new Error('lost') } } };
export const OnTheirWay: Story = {
  name: 'Files on their way: sent, waiting, refused and lost',
  args: {
    photos: {
      ...photos,
      isUploading: true,
      uploads: [
        { ...upload, id: 'a', name: 'beach.jpg', state: 'sending', progress: 0.4 },
        { ...upload, id: 'b', name: 'mountains.png', state: 'waiting' },
        { ...upload, id: 'c', name: 'drawing.svg', state: 'failed', problem: 'imageType' },
        { ...upload, id: 'd', name: 'city.jpg', state: 'failed', problem: 'failed', canRetry: true },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending beach.jpg' })).toHaveAttribute(
      'aria-valuetext',
      '40%',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try city.jpg again' }));
    await expect(photos.onRetry).toHaveBeenLastCalledWith('d');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sending mountains.png' }));
    await expect(photos.onCancel).toHaveBeenLastCalledWith('b');
  },
};
export const Nocturne: Story = { globals: { template: 'nocturne', scheme: 'dark' } };
