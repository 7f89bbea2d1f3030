import { Button, MessageForm } from '@meetcute/kit';
import { useMessageForm, type UseMessageFormResult } from '@meetcute/react/conversation';
import { useSend } from '@meetcute/react/messaging';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { addConversation, CHAT } from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const form: UseMessageFormResult = {
  value: '',
  onChange: fn(),
  onSend: fn(),
  onTyping: fn(),
  maxLength: 4000,
  isBlocked: false,
  hasMore: false,
  image: { value: null, onChange: fn(), choose: null, refusal: null },
  quote: null,
  onRemoveQuote: fn(),
  price: 2,
  credits: 48,
  hasPriceNote: true,
  canAfford: true,
  isPersistent: true,
};

/** Keeps the text as a page without a server does. */
function Form({ form: initialForm, ...props }: ComponentProps<typeof MessageForm>) {
  const [value, onChange] = useState(initialForm.value);
  return <MessageForm {...props} form={{ ...initialForm, value, onChange }} />;
}

/** Form for a new message, alone. Its state is plain data: that of `useMessageForm`, or your own. */
const meta = {
  title: 'Parts/MessageForm',
  component: MessageForm,
  tags: ['autodocs'],
  args: { name: 'Noor', form },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the price and sends with Enter. */
export const Ready: Story = {
  tags: ['legal'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(t('chat:price', { count: 2 }))).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('common:messageTo', { name: 'Noor' }) }),
      'Tuesday then?{Enter}',
    );
    await expect(form.onSend).toHaveBeenCalledWith('Tuesday then?');
  },
};

/** Keeps the text and offers credits where they do not pay for a message. */
export const TooFewCredits: Story = {
  name: 'Too few credits',
  args: {
    form: { ...form, value: 'Tuesday then?', credits: 1, canAfford: false, isBlocked: true },
    creditsAction: <Button>Get credits</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('chat:send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Tuesday then?');
    await expect(canvas.getByRole('button', { name: 'Get credits' })).toBeVisible();
  },
};

/** Keeps the draft, and empties the field when it sends. */
export const Connected: Story = {
  parameters: {
    world: withWorld((world) => {
      viewerOf(world).credits = 12;
      addConversation(world);
    }),
  },
  render: function ConnectedForm({ name }) {
    return <MessageForm name={name} form={useMessageForm({ id: CHAT, sending: useSend(CHAT) })} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'Tuesday then?{Enter}');
    await expect(field).toHaveValue('');
    const newest = () => currentWorld().conversations.get(CHAT)!.messages.at(-1);
    await waitFor(() => expect(newest()?.text).toBe('Tuesday then?'));
  },
};
