import { SelectField, type SelectFieldProps } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Choosing({ value, onChange, ...props }: SelectFieldProps) {
  const [choice, choose] = useState(value);
  const change = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <SelectField {...props} value={choice} onChange={change} />;
}

/** Choice from a list. Uses the native select, because phones show their own picker for it. */
const meta = {
  title: 'Parts/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  args: {
    label: 'I am',
    placeholder: 'I’d rather not say',
    value: '',
    onChange: fn(),
    options: [
      { value: 'f', label: 'Woman' },
      { value: 'm', label: 'Man' },
      { value: 'x', label: 'Another gender' },
    ],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects an option. */
export const NothingChosen: Story = {
  name: 'Nothing chosen',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('I am'), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('x');
    await expect(canvas.getByLabelText('I am')).toHaveValue('x');
  },
};
export const Chosen: Story = { args: { value: 'm' } };
export const Invalid: Story = { args: { error: 'Choose your gender' } };
export const Disabled: Story = { args: { isDisabled: true } };
