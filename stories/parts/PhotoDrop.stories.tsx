import { PhotoDrop } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

/**
 * Takes photos: dropped, chosen or pasted.
 *
 * **Anatomy**: icon, title, hint, all one large button. **States**: resting, something held over it, disabled.
 * **Tokens**: `edge`, `accent`, `accentSoft`, `radius.large`. **Accessibility**: works by keyboard and paste as well.
 * **Do** say types and size in the hint. **Don't** check files here: the step does, and says what is wrong.
 */
const meta = {
  title: 'Parts/PhotoDrop',
  component: PhotoDrop,
  tags: ['autodocs'],
  args: { title: 'Add photos', hint: 'PNG or JPEG, at most 15 MB each.', onFiles: fn() },
} satisfies Meta<typeof PhotoDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  name: 'Chosen files are handed on',
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, photo);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
  },
};
export const Dropped: Story = {
  name: 'Files that are dropped or pasted are handed on, and it shows where they would go',
  play: async ({ args, canvas, canvasElement }) => {
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    const held = new DataTransfer();
    held.items.add(photo);
    const drag = { bubbles: true, cancelable: true, dataTransfer: held };
    const button = canvas.getByRole('button');
    const area = () => canvasElement.querySelector('[data-drop-target]');
    await fireEvent(button, new DragEvent('dragover', drag));
    await expect(area()).toBeVisible();
    await fireEvent(button, new DragEvent('dragleave', { ...drag, relatedTarget: document.body }));
    await expect(area()).toBeNull();
    await fireEvent(button, new DragEvent('drop', drag));
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
    await fireEvent(button, new ClipboardEvent('paste', { bubbles: true, clipboardData: held }));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Nocturne: Story = { globals: { template: 'nocturne', scheme: 'dark' } };
