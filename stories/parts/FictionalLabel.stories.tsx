import { FictionalLabel } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Says in words that a profile is fictional; draws nothing for real members. Every headless root that shows a member
 * draws it, so no brand can leave it out.
 *
 * **Anatomy**: words. **States**: fictional, real. **Tokens**: those of the part around it. **Accessibility**: plain
 * text. **Do** style `[data-part='fictional']`. **Don't** replace the words by an icon.
 */
const meta = {
  title: 'Parts/FictionalLabel',
  component: FictionalLabel,
  tags: ['autodocs'],
  args: { profile: { fictional: true } },
} satisfies Meta<typeof FictionalLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fictional: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fictional profile')).toBeVisible();
  },
};
export const InPolish: Story = { globals: { language: 'pl' } };
export const Real: Story = {
  name: 'A real member has no label',
  args: { profile: { fictional: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Fictional profile')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="fictional"]')).toBeNull();
  },
};
