import { FormError } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const words = 'The email address or the password isn’t right.';

/** Error of a whole form, above its fields. */
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
