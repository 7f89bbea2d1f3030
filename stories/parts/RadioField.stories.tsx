import { Photo, RadioField, type RadioFieldProps } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';

function Choosing({ value, onChange, ...props }: RadioFieldProps<string>) {
  const [choice, choose] = useState(value);
  const change = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <RadioField {...props} value={choice} onChange={change} />;
}

/** Choice between a few visible options. Each row is one large target. */
const meta = {
  title: 'Parts/RadioField',
  component: RadioField<string>,
  tags: ['autodocs'],
  args: {
    label: 'What’s wrong?',
    value: null,
    onChange: fn(),
    options: [
      { value: 'fake', label: 'Fake profile or someone else’s photos' },
      { value: 'scam', label: 'Asks for money or sends suspicious links' },
      { value: 'other', label: 'Something else' },
    ],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof RadioField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects by press and with arrow keys. */
export const NothingChosen: Story = {
  name: 'Nothing chosen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Something else'));
    await expect(args.onChange).toHaveBeenCalledWith('other');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^Asks for money/ })).toBeChecked();
  },
};

/** Shows a second line and a price in the row, and reads them out. */
export const WithNotes: Story = {
  name: 'With notes',
  args: {
    label: 'Plans',
    value: '30',
    options: [
      { value: '30', label: '30 days', note: '€0.67 a day', aside: '€19.99' },
      { value: '90', label: '90 days', note: '€0.50 a day', aside: '€44.99' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '30 days €0.67 a day €19.99' })).toBeChecked();
  },
};

/** Shows images beside labels and allows no selection. */
export const WithPictures: Story = {
  name: 'With pictures',
  args: {
    label: 'Is it about a photo? (optional)',
    isOptional: true,
    value: '',
    options: [
      { value: '', label: 'None' },
      ...[0, 1, 2].map((index) => ({
        value: `p${index}`,
        label: `Photo ${index + 1}`,
        picture: <Photo image={drawnPhoto(`p${index}`, index)} alt="" sizes="10rem" />,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'false');
    await expect(canvas.getByRole('radio', { name: 'Photo 2' })).not.toBeChecked();
  },
};
/** Puts short options side by side; one that says nothing stands back. */
export const Chips: Story = {
  args: {
    label: 'Hair',
    variant: 'chips',
    isOptional: true,
    value: '',
    options: [
      ...['Black', 'Brown', 'Blond', 'Red', 'Grey'].map((label) => ({ value: label, label })),
      { value: '', label: 'I’d rather not say', isQuiet: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Brown'));
    await expect(canvas.getByRole('radio', { name: 'Brown' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'scam' } };
export const Invalid: Story = { args: { error: 'Choose what’s wrong' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'fake' } };
