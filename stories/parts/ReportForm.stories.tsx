import type { Message, Profile } from '@meetcute/contract';
import { Button, ReportForm, ReportReceipt } from '@meetcute/kit';
import { useReport } from '@meetcute/react';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { withWorld, currentWorld } from '../world.ts';
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
    world: withWorld((world) => {
      const [existingMember] = [...world.members.values()];
      world.members.set(marit.id, { ...existingMember!, profile: marit });
    }),
  },
} satisfies Meta<typeof Reporting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['legal'] };

/** Offers messages as evidence when opened from a chat. */
export const WithMessages: Story = {
  name: 'With messages',
  tags: ['legal'],
  args: { texts: ['Hello you.', 'Send me money. '.repeat(12)] },
  play: async ({ canvas }) => {
    const options = (await canvas.findByLabelText(t('safety:report.message'))).querySelectorAll('option');
    await expect(options).toHaveLength(3);
    await expect(options[1]!.textContent.length).toBeLessThan(80);
  },
};

/** Selects a photo by its image, also with the keyboard. */
export const WithPhotos: Story = {
  name: 'With photos',
  tags: ['legal'],
  play: async ({ canvas, userEvent }) => {
    const photos = await canvas.findByRole('radiogroup', { name: t('safety:report.photo') });
    await expect(within(photos).getByRole('radio', { name: t('safety:report.noPhoto') })).toBeChecked();
    for (const picture of photos.querySelectorAll('img')) await waitFor(() => expect(picture).toBeVisible());
    await userEvent.click(within(photos).getByText(t('safety:report.photoNumber', { number: 2 })));
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(photos).getByRole('radio', { name: t('safety:report.photoNumber', { number: 3 }) }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('safety:categories.other') }));
    await userEvent.click(canvas.getByRole('button', { name: t('safety:report.send') }));
    await canvas.findByRole('button', { name: 'Done' });
    await expect(currentWorld().reports[0]).toMatchObject({ image: 'p2' });
  },
};

/** Shows the report number in the receipt and focuses its first button. */
export const Sent: Story = {
  tags: ['legal'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: t('safety:categories.underage') }));
    await userEvent.click(canvas.getByRole('button', { name: t('safety:report.send') }));
    await expect(await canvas.findByRole('button', { name: 'Done' })).toHaveFocus();
    await expect(canvas.getByText(new RegExp(currentWorld().reports[0]!.receipt))).toBeVisible();
  },
};

/** Keeps all input while offline. */
export const Offline: Story = {
  tags: ['fault', 'legal'],
  parameters: {
    world: withWorld(undefined, { faults: { report: { kind: 'offline' } } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: t('safety:categories.other') }));
    const words = canvas.getByLabelText(t('safety:report.text'));
    await userEvent.type(words, 'Odd.');
    await userEvent.click(canvas.getByRole('button', { name: t('safety:report.send') }));
    await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
    await expect(words).toHaveValue('Odd.');
    await expect(canvas.getByRole('radio', { name: t('safety:categories.other') })).toBeChecked();
  },
};
