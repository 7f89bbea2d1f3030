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

/**
 * Narrows down what stands below it while one types.
 *
 * **Anatomy**: icon, the browser's own field of a search, which Escape clears. **States**: empty, filled. **Tokens**:
 * `field.line`, `field.surface`. **Accessibility**: a search box named by its label, which it also says while it is
 * empty. **Do** say beside the results how many there are. **Don't** send anything: what takes a call wants a button.
 */
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
export const Nocturne: Story = {
  args: { value: 'Łukasz' },
  globals: { template: 'nocturne', scheme: 'dark' },
};

export const Typed: Story = {
  name: 'Each key tells what is searched, and clearing tells that nothing is',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search your chats' });
    await userEvent.type(field, 'an');
    await expect(args.onChange).toHaveBeenLastCalledWith('an');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
