import type { Subscription } from '@meetcute/contract';
import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { addOrder, buyer } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { viewerOf, world } from '../world.ts';

const meta = { title: 'Screens/Paying/Cancel' } satisfies Meta;
export default meta;

/** Gives the viewer premium that renews in ten days. */
function subscribe(of: World, state: Subscription['state'] = 'active'): void {
  const { product, payment_method } = addOrder(of, { product: 'premium-30', daysAgo: 20 }).transaction;
  const viewer = viewerOf(of);
  const renews_at = new Date(of.now().getTime() + 10 * 86_400_000).toISOString();
  viewer.premiumUntil = renews_at;
  const changed_at = of.now().toISOString();
  of.subscriptions.set(viewer.profile.id, { product, payment_method, state, renews_at, changed_at });
}

const cancelNow = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Cancel now' }));

export const Member: StoryObj = {
  name: 'Shows what renews until when, and cancels it with date and time',
  ...screen(
    'cancel',
    buyer(subscribe, {
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await expect(await canvas.findByText(/renews on .* for €19.99/)).toBeVisible();
        await expect(canvas.getByText(/premium lasts until .*, and nothing more is charged/)).toBeVisible();
        await cancelNow(canvas);
        await heading(canvas, 'Cancelled');
        await expect(canvas.getByText(/Cancelled on .*\d\d:\d\d.* UTC/)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Cancel now' })).toBeNull();
        await expect(world().subscriptions.get(viewerOf(world()).profile.id)).toMatchObject({
          state: 'cancelled',
        });
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
      },
    }),
  ),
};

export const Nothing: StoryObj = {
  name: 'Says that nothing renews',
  ...screen(
    'cancel',
    buyer(undefined, {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You have nothing that renews.')).toBeVisible();
      },
    }),
  ),
};

export const Ended: StoryObj = {
  name: 'Says that a failed charge has ended the renewal',
  ...screen(
    'cancel',
    buyer((of) => subscribe(of, 'ended'), {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/not renewed, because the charge failed/)).toBeVisible();
      },
    }),
  ),
};

export const Visitor: StoryObj = {
  name: 'Cancels without login by mail address, and confirms date and time',
  ...screen(
    'cancel',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Cancel contracts');
        await cancelNow(canvas);
        await expect(world().cancellations).toEqual([]);
        await userEvent.type(
          canvas.getByRole('textbox', { name: 'Email address of the account' }),
          'kim@example.com',
        );
        await cancelNow(canvas);
        await heading(canvas, 'We have received your cancellation');
        await expect(canvas.getByText(/\d\d:\d\d.* UTC for kim@example.com/)).toBeVisible();
        await expect(world().cancellations).toMatchObject([{ email: 'kim@example.com' }]);
      },
    }),
  ),
};

export const Phone: StoryObj = {
  name: 'Cancellation in nocturne, dark and German, on a phone',
  ...screen(
    'cancel',
    buyer(subscribe, {
      globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
      viewport: 'phone',
    }),
  ),
};
