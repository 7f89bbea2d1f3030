import { Composer, type ComposerProps } from '@meetcute/kit';
import { matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

function Writing({ value, onChange, ...props }: ComposerProps) {
  const [text, setText] = useState(value);
  const change = (next: string) => {
    setText(next);
    onChange(next);
  };
  return <Composer {...props} value={text} onChange={change} />;
}

/**
 * Field for writing a message. It grows with its text. Enter sends, Shift+Enter inserts a line break; on touch
 * devices, the button sends. The price of a message is always visible beside or on the button.
 */
const meta = {
  title: 'Parts/Composer',
  component: Composer,
  tags: ['autodocs'],
  args: {
    label: 'Message Noor',
    placeholder: 'Write a message',
    maxLength: 4000,
    value: '',
    onChange: fn(),
    onSend: fn(),
  },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Sends with Enter, and breaks the line with Shift+Enter. */
export const EnterSends: Story = {
  name: 'Sent with Enter',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'One line{Shift>}{Enter}{/Shift}and another{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('One line\nand another');
  },
};

/** Inserts emoji at the caret, and Escape restores the focus. */
export const Emoji: Story = {
  args: { value: 'Hello Noor' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole('button', { name: t('chat:emoji.title') }));
    const panel = within(await within(document.body).findByRole('dialog', { name: t('chat:emoji.title') }));
    await userEvent.click(panel.getByRole('button', { name: '🎉' }));
    await userEvent.click(panel.getByRole('button', { name: '👋' }));
    await expect(field).toHaveValue('Hello🎉👋 Noor');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: t('chat:emoji.title') })).toHaveFocus());
  },
};

/** Does not send blanks. */
export const BlanksAreNoMessage: Story = {
  name: 'Blanks only',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Does not send zero-width characters. */
export const UnseenIsNoMessage: Story = {
  name: 'Zero-width characters only',
  args: { value: '\u200B\u200D \u2060' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Shows the price of a message and the credits left. */
export const WithPriceNote: Story = {
  name: 'With a price note',
  tags: ['legal'],
  args: {
    value: 'Tuesday then?',
    priceNote: (
      <>
        <strong>2 credits</strong>48 left
      </>
    ),
  },
};

/** Shows the price on the send button. */
export const WithPrice: Story = {
  name: 'With a price',
  tags: ['legal'],
  args: { value: 'Tuesday then?', price: '2 credits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${t('chat:send')}, 2 credits` })).toHaveTextContent(
      '2 credits',
    );
  },
};

export const Blocked: Story = { args: { value: 'What I wrote stays.', isBlocked: true } };

/** Counts the characters left near the limit. */
export const NearTheEnd: Story = {
  name: 'Near the limit',
  args: { value: 'Long words. '.repeat(320) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('common:charactersLeft', { count: 161 }), { selector: '[data-part="length"]' }),
    ).toBeVisible();
  },
};

/** Keeps a text that is too long, says by how much, and waits. */
export const TooLong: Story = {
  name: 'Too long',
  args: { value: 'Hello', maxLength: 200 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(` ${'🎉'.repeat(200)} and the last word`);
    await expect(field).toHaveValue(`Hello ${'🎉'.repeat(200)} and the last word`);
    await expect(field).toHaveAccessibleDescription(matching(t('common:charactersOver', { count: 24 })));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('common:charactersOver', { count: 24 })),
    );
  },
};
