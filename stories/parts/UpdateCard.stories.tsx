import { UpdateCard } from '@meetcute/kit';
import { useAppUpdate } from '@meetcute/react';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { appBrowser } from '../app.ts';

type Input = Parameters<typeof appBrowser>[0];

/** Card with the `useAppUpdate` result of a simulated browser. */
function Waiting({ browser }: { browser: Input }) {
  const [app] = useState(() => appBrowser(browser));
  const update = useAppUpdate(app);
  const [isLater, setIsLater] = useState(false);
  return isLater ? null : <UpdateCard update={update} onLater={() => setIsLater(true)} />;
}

/** Announces that a newer version of the site is available. */
const meta = {
  title: 'Parts/UpdateCard',
  component: Waiting,
  tags: ['autodocs'],
  args: { browser: { worker: [{ type: 'updateWaiting' }] } },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: t('app:update.title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('app:update.now') }));
    await expect(canvas.queryByText(t('app:update.writing'))).toBeNull();
  },
};

export const HeldUp: Story = {
  name: 'Blocked by unsaved text',
  args: { browser: { worker: [{ type: 'updateWaiting' }], isWriting: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:update.now') }));
    await expect(await canvas.findByText(t('app:update.writing'))).toBeVisible();
  },
};

export const Later: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:update.later') }));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Renders nothing without a newer version. */
export const NoUpdate: Story = {
  name: 'No update',
  args: { browser: { worker: [{ type: 'registered' }, { type: 'activated' }, { type: 'offlineReady' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
