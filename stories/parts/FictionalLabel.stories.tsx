import { FictionalLabel } from '@meetcute/react';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Labels a fictional profile in words; renders nothing for real members. Every headless root that shows a member
 * renders it, so no brand can omit it.
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
  tags: ['legal'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('common:fictional.label'))).toBeVisible();
  },
};

/** Renders no label for real members. */
export const Real: Story = {
  name: 'Real member',
  tags: ['legal'],
  args: { profile: { fictional: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(t('common:fictional.label'))).toBeNull();
    await expect(canvasElement.querySelector('[data-part="fictional"]')).toBeNull();
  },
};
