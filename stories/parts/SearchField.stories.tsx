import { SearchField, type SearchFieldProps } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Typing(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <SearchField {...args} value={value} onChange={onChange} />;
}

/** Filters the content below it as the member types. */
const meta = {
  title: 'Parts/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search your chats', value: '', onChange: fn() },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Łukasz' } };

/** Calls onChange for each key and when cleared. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search your chats' });
    await userEvent.type(field, 'an');
    await expect(args.onChange).toHaveBeenLastCalledWith('an');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
