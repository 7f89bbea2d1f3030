import { InstallCard } from '@meetcute/kit';
import { useInstallPrompt } from '@meetcute/react';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { appBrowser } from '../app.ts';

type Input = Parameters<typeof appBrowser>[0];

/** Card with the `useInstallPrompt` result of a simulated browser. */
function Offer({ browser }: { browser: Input }) {
  const [app] = useState(() => appBrowser(browser));
  const prompt = useInstallPrompt(app);
  return (
    <>
      <InstallCard prompt={prompt} siteName="Linden Lane" />
      <output hidden>{prompt.state}</output>
    </>
  );
}

/** Offers to install the site as an app. */
const meta = {
  title: 'Parts/InstallCard',
  component: Offer,
  tags: ['autodocs'],
  args: { browser: { isOffered: true } },
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  parameters: { spec: ['pwa.install-prompt.offered'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t('app:install.title', { siteName: 'Linden Lane' }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('app:install.accept') })).toBeVisible();
  },
};

export const Accepted: Story = {
  parameters: { spec: ['pwa.install-prompt.accepted'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:install.accept') }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(canvas.getByText('accepted')).toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  name: 'Declined with Not now',
  parameters: { spec: ['pwa.install-prompt.cancelled'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:install.decline') }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(canvas.getByText('cancelled')).toBeInTheDocument();
  },
};

export const CancelledInTheBrowser: Story = {
  name: 'Declined in the browser’s own prompt',
  args: { browser: { isOffered: true, outcome: 'dismissed' } },
  parameters: { spec: ['pwa.install-prompt.cancelled'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:install.accept') }));
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
    await expect(canvas.getByText('cancelled')).toBeInTheDocument();
  },
};

export const InWords: Story = {
  name: 'Instructions on an iPhone',
  args: { browser: { isManualOnly: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(t('app:install.words')))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('app:install.accept') })).toBeNull();
  },
};

/** Offers nothing to logged-out visitors. */
export const NotForVisitors: Story = {
  name: 'Visitor',
  parameters: { fixed: 'Only a visitor sees no card. Open Offered to see that of members.' },
  globals: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
