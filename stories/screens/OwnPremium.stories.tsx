import type { World } from '@meetcute/mocks';
import { anything, containing, day, matching, money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addOrder, buyer, subscribe } from '../commerce.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { currentWorld, viewerOf } from '../world.ts';

const meta = { title: 'Screens/Paying/Own premium', tags: ['legal'] } satisfies Meta;
export default meta;

const status = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: t('commerce:subscription.title') }));

/** Gives the viewer premium for ten more days that a bank transfer paid. */
function transfer(world: World): void {
  addOrder(world, { product: 'premium-30', method: 'sepa', daysAgo: 20 });
  viewerOf(world).premiumUntil = new Date(world.now().getTime() + 10 * 86_400_000).toISOString();
}

const matchPremiumEnd = () => matching(t('commerce:subscription.until', { date: anything }));

/** The page of premium, and what it says about the premium of its member. */
const says = (
  change: (world: World) => void,
  texts: () => readonly (string | RegExp)[],
  canCancel = false,
): StoryObj =>
  screen(
    'premium',
    buyer(change, {
      play: async ({ canvas }) => {
        const statusGroup = await status(canvas);
        for (const text of texts()) await expect(await statusGroup.findByText(text)).toBeVisible();
        const link = statusGroup.queryByRole('link', { name: t('commerce:subscription.cancel') });
        await (canCancel ? expect(link).toHaveAttribute('href', '/cancel') : expect(link).toBeNull());
      },
    }),
  );

/** Shows until when premium lasts, its next charge and the method. */
export const Renewing: StoryObj = {
  name: 'Renews',
  ...says(
    subscribe,
    () => [
      matchPremiumEnd(),
      matching(t('commerce:subscription.active', { days: 30, date: anything, price: money(1999) })),
      t('commerce:subscription.method', { method: t('commerce:method.card') }),
    ],
    true,
  ),
};

/** Asks for a plan first, then adds its order to premium that goes on renewing, and says until when. */
export const More: StoryObj = {
  name: 'Ordering more',
  ...screen(
    'premium',
    buyer(subscribe, {
      play: async ({ canvas, userEvent }) => {
        const plan = containing(t('commerce:product.premium', { count: 30 }));
        const radio = await canvas.findByRole('radio', { name: plan });
        await expect(radio).not.toBeChecked();
        await expect(canvas.queryByRole('button', { name: t('commerce:order.submit') })).toBeNull();
        await userEvent.click(radio);
        await expect(radio).toHaveFocus();
        await expect(await canvas.findByText(t('commerce:premium.added'))).toBeVisible();
        const date = day(currentWorld().now().getTime() + 40 * 86_400_000);
        await expect(canvas.getByText(t('commerce:premium.extends', { date }))).toBeVisible();
        await expect(await canvas.findByText(t('commerce:premium.renews'))).toBeVisible();
        await expect(canvas.queryByText(t('commerce:premium.ends'))).toBeNull();
      },
    }),
  ),
};

/** Shows that premium is cancelled and charges nothing more. */
export const Cancelled: StoryObj = {
  name: 'Cancelled',
  ...says(
    (world) => subscribe(world, 'cancelled'),
    () => [matchPremiumEnd(), t('commerce:subscription.cancelled')],
  ),
};

/** Shows that the renewal of premium failed. */
export const Ended: StoryObj = {
  name: 'Renewal failed',
  ...says(
    (world) => subscribe(world, 'ended'),
    () => [matching(t('commerce:subscription.ended', { date: anything }))],
  ),
};

/** Shows that premium ends by itself that a bank transfer paid. */
export const Transfer: StoryObj = {
  name: 'Paid by bank transfer',
  ...says(transfer, () => [matchPremiumEnd(), t('commerce:subscription.none')]),
};

/** Shows no premium to members without. */
export const None: StoryObj = {
  name: 'Without premium',
  ...screen(
    'premium',
    buyer((world) => void (viewerOf(world).premiumUntil = null), {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:premium.title'));
        await expect(
          await canvas.findByRole('radio', {
            name: containing(t('commerce:product.premium', { count: 30 })),
          }),
        ).toBeVisible();
        await expect(canvas.queryByRole('group', { name: t('commerce:subscription.title') })).toBeNull();
      },
    }),
  ),
};

/** Shows premium and its next charge on the account page too. */
export const OnTheAccountPage: StoryObj = {
  name: 'On the account page',
  ...screen(
    'account',
    buyer(subscribe, {
      play: async ({ canvas }) => {
        const statusGroup = await status(canvas);
        await expect(
          await statusGroup.findByText(
            t('commerce:subscription.active', { days: 30, price: money(1999), date: day('2026-11-30') }),
          ),
        ).toBeVisible();
        await expect(
          statusGroup.getByRole('link', { name: t('commerce:subscription.cancel') }),
        ).toBeVisible();
      },
    }),
  ),
};
