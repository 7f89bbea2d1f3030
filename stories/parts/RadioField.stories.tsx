import { RadioField, type RadioFieldProps } from '@meetcute/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

function Choosing({ value, onChange, ...props }: RadioFieldProps<string>) {
  const [chosen, choose] = useState(value);
  const change = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <RadioField {...props} value={chosen} onChange={change} />;
}

/**
 * One choice of a few that are all in sight. Each line is one large target.
 *
 * **Anatomy**: legend, options, help or error. **States**: nothing chosen, chosen, invalid, disabled. **Tokens**: those
 * of **TextField**, `accent` and `accentSoft` for what is chosen. **Accessibility**: the browser's own radio buttons in
 * a group; arrows move, the error is read with the group. **Do** put the likely choices first. **Don't** use it for more
 * than seven: take **SelectField**.
 */
const meta = {
  title: 'Parts/RadioField',
  component: RadioField<string>,
  tags: ['autodocs'],
  args: {
    label: 'What’s wrong?',
    value: null,
    onChange: fn(),
    options: [
      { value: 'fake', label: 'Fake profile or somebody else’s photos' },
      { value: 'scam', label: 'Asks for money or sends suspicious links' },
      { value: 'other', label: 'Something else' },
    ],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof RadioField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Something else'));
    await expect(args.onChange).toHaveBeenCalledWith('other');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^Asks for money/ })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'scam' } };
export const Invalid: Story = { args: { error: 'Choose what’s wrong' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'fake' } };
export const Nocturne: Story = { args: { value: 'fake' }, globals: { template: 'nocturne', scheme: 'dark' } };
