import { FormError } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * What went wrong with a whole form, above its fields.
 *
 * **Anatomy**: icon and words in a frame. **States**: nothing, an error. **Tokens**: `danger`, `radius.medium`.
 * **Accessibility**: an alert that is always there, so that words put into it are read at once. **Do** say what to do
 * next. **Don't** repeat what stands under a field.
 */
const words = 'The email address or the password isn’t right.';

const meta = {
  title: 'Parts/FormError',
  component: FormError,
  tags: ['autodocs'],
  args: { children: words },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words);
  },
};
export const Nothing: Story = { args: { children: undefined } };
export const Nocturne: Story = { globals: { template: 'nocturne', scheme: 'dark' } };
