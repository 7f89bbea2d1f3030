import { PhotoDrop } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

/** Accepts photos by drop, file selection or paste. */
const meta = {
  title: 'Parts/PhotoDrop',
  component: PhotoDrop,
  tags: ['autodocs'],
  args: { title: 'Add photos', hint: 'PNG or JPEG, at most 15 MB each.', onFiles: fn() },
} satisfies Meta<typeof PhotoDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Passes selected files to onFiles. */
export const Resting: Story = {
  name: 'File selected',
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, photo);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};

/** Passes dropped and pasted files on, and highlights the drop area. */
export const Dropped: Story = {
  name: 'File dropped or pasted',
  play: async ({ args, canvas, canvasElement }) => {
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    const drag = { bubbles: true, cancelable: true, dataTransfer: transfer };
    const button = canvas.getByRole('button');
    const area = () => canvasElement.querySelector('[data-drop-target]');
    await fireEvent(button, new DragEvent('dragover', drag));
    await waitFor(() => expect(area()).toBeVisible());
    await fireEvent(button, new DragEvent('dragleave', { ...drag, relatedTarget: document.body }));
    await waitFor(() => expect(area()).toBeNull());
    await fireEvent(button, new DragEvent('drop', drag));
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
    await fireEvent(button, new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer }));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
