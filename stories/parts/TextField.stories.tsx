import { TextField } from '@meetcute/kit';
import { matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Single-line or multi-line text field with label, help and error. */
const meta = {
  title: 'Parts/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Email address', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'robin@mail.example' } };
export const Help: Story = { args: { help: 'We never show it to others.' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Describes the field with the error and marks it as invalid. */
export const Invalid: Story = {
  args: { error: 'Value is not a valid email address', defaultValue: 'robin-at-home' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Value is not a valid email address');
  },
};

/** Has at least two rows and a height of 150 px. */
export const Multiline: Story = {
  name: 'Multi-line',
  args: { label: 'About me', isMultiline: true, type: 'text' },
  parameters: { spec: ['textarea.min-2-rows', 'textarea.height-150-px'] },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(area.rows).toBeGreaterThanOrEqual(2);
    await expect(area.getBoundingClientRect().height).toBe(150);
  },
};

/** Keeps a text that is too long, and says by how many characters. */
export const TooLong: Story = {
  name: 'Too long',
  args: { label: 'City', type: 'text', max: 20, value: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'City' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(matching(t('common:charactersOver', { count: 19 })));
    await expect(field).not.toHaveAttribute('maxlength');
  },
};
