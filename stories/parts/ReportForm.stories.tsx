import type { Message, Profile } from '@meetcute/contract';
import { Button, ReportForm, ReportReceipt } from '@meetcute/kit';
import { useReport } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { happening, world } from '../happening.ts';
import { sampleProfile } from './people.ts';

const marit = sampleProfile({ images: [0, 1, 2].map((index) => drawnPhoto(`p${index}`, index)) });

interface ReportingProps {
  profile: Profile;
  /** The member's own messages, which can be shown as evidence. */
  said: readonly string[];
  onClose: () => void;
}

/** The form, and its receipt once it is sent, as a brand puts them into a dialog of its own. */
function Reporting({ profile, said, onClose }: ReportingProps) {
  const messages = said.map((text, index): Message => ({
    id: String(index + 1),
    client_id: null,
    conversation: 'c1',
    sender: profile.id,
    text,
    sent_at: `2026-11-2${index}T12:00:00.000Z`,
    state: 'sent',
    image: null,
  }));
  const report = useReport({ profile, messages });
  const { name } = profile;
  if (report.receipt === null) return <ReportForm report={report} name={name} onCancel={onClose} />;
  return <ReportReceipt report={report} name={name} actions={<Button onPress={onClose}>Done</Button>} />;
}

/**
 * Reports a member: what is wrong, more words if one likes, and what shows it; then the receipt.
 *
 * **Anatomy**: lead, **FormError**, **RadioField**, a message, and one of the photos to be seen, as evidence where there are some, text, buttons;
 * receipt: what happens next, its number, buttons. **States**: empty, without a reason, on its way, failed, sent.
 * **Tokens**: those of its fields, `accentSoft` under the number. **Accessibility**: the receipt is read out and the
 * focus goes to its first button. **Do** put it into a dialog that a press beside it doesn't close. **Don't** ask for more
 * than the reason.
 */
const meta = {
  title: 'Parts/ReportForm',
  component: Reporting,
  tags: ['autodocs'],
  args: { profile: marit, said: [], onClose: fn() },
  parameters: {
    world: happening((of) => {
      const [known] = [...of.members.values()];
      of.members.set(marit.id, { ...known!, profile: marit });
    }),
  },
} satisfies Meta<typeof Reporting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithMessages: Story = {
  name: 'From a chat: one of their messages can be shown',
  args: { said: ['Hello you.', 'Send me money. '.repeat(12)] },
  play: async ({ canvas }) => {
    const options = (await canvas.findByLabelText('Show us a message (optional)')).querySelectorAll('option');
    await expect(options).toHaveLength(3);
    await expect(options[1]!.textContent.length).toBeLessThan(80);
  },
};

export const WithPhotos: Story = {
  name: 'A photo is chosen by what is to be seen on it, with the keyboard too',
  play: async ({ canvas, userEvent }) => {
    const photos = await canvas.findByRole('radiogroup', { name: 'Is it about a photo? (optional)' });
    await expect(within(photos).getByRole('radio', { name: 'None' })).toBeChecked();
    for (const picture of photos.querySelectorAll('img')) await waitFor(() => expect(picture).toBeVisible());
    await userEvent.click(within(photos).getByText('Photo 2'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(photos).getByRole('radio', { name: 'Photo 3' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await canvas.findByRole('button', { name: 'Done' });
    await expect(world().reports[0]).toMatchObject({ image: 'p2' });
  },
};

export const Sent: Story = {
  name: 'Sent: the receipt has the number and the focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Seems to be under 18' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(canvas.getByText(new RegExp(world().reports[0]!.receipt))).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Without a connection everything that was typed stays',
  parameters: {
    world: happening(undefined, { faults: { report: { kind: 'offline' } } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Something else' }));
    const words = canvas.getByLabelText('Tell us more (optional)');
    await userEvent.type(words, 'Odd.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByText(/^No connection/)).toBeVisible();
    await expect(words).toHaveValue('Odd.');
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toBeChecked();
  },
};

export const Nocturne: Story = {
  args: { said: ['Hello you.'] },
  globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
};
