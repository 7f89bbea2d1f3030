import type { Message, Profile } from '@meetcute/contract';
import { Button, ReportForm, ReportReceipt } from '@meetcute/kit';
import { useReport } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { withWorld, world } from '../world.ts';
import { sampleProfile } from './people.ts';

const marit = sampleProfile({ images: [0, 1, 2].map((index) => drawnPhoto(`p${index}`, index)) });

interface ReportingProps {
  profile: Profile;
  /** Messages of the reported member that can be attached as evidence. */
  texts: readonly string[];
  onClose: () => void;
}

/** Form, followed by its receipt, in a brand's own dialog. */
function Reporting({ profile, texts, onClose }: ReportingProps) {
  const messages = texts.map((text, index): Message => ({
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

/** Form to report a member, with category, optional text and evidence, followed by a receipt. */
const meta = {
  title: 'Parts/ReportForm',
  component: Reporting,
  tags: ['autodocs'],
  args: { profile: marit, texts: [], onClose: fn() },
  parameters: {
    world: withWorld((of) => {
      const [known] = [...of.members.values()];
      of.members.set(marit.id, { ...known!, profile: marit });
    }),
  },
} satisfies Meta<typeof Reporting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithMessages: Story = {
  name: 'Offers messages as evidence when opened from a chat',
  args: { texts: ['Hello you.', 'Send me money. '.repeat(12)] },
  play: async ({ canvas }) => {
    const options = (await canvas.findByLabelText('Show us a message (optional)')).querySelectorAll('option');
    await expect(options).toHaveLength(3);
    await expect(options[1]!.textContent.length).toBeLessThan(80);
  },
};

export const WithPhotos: Story = {
  name: 'Selects a photo by its image, also with the keyboard',
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
  name: 'Shows the report number in the receipt and focuses its first button',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Seems to be under 18' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(canvas.getByText(new RegExp(world().reports[0]!.receipt))).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'Keeps all input while offline',
  parameters: {
    world: withWorld(undefined, { faults: { report: { kind: 'offline' } } }),
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
  args: { texts: ['Hello you.'] },
  globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
};
