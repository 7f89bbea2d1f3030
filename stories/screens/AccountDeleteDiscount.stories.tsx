import type { World } from '@meetcute/mocks';
import { containing, fromNow, percent, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { password, throttled } from '../account.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Discount before deletion', tags: ['legal'] } satisfies Meta;
export default meta;

/** Returns the account page on a site that offers a discount of `discount` percent before a deletion. */
const member = (
  discount: number | null,
  { world: given = {}, ...options }: ScreenOptions,
  change: (world: World) => void = () => undefined,
): StoryObj =>
  screen('account', {
    ...options,
    world: withWorld((world) => {
      world.settings.delete_discount = discount;
      change(world);
    }, given),
  });

const leaving = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:delete.title') }));

/** Offers the discount of the site once, which the shop then has. */
export const Offer: StoryObj = {
  name: 'Discount accepted',
  ...member(50, {
    spec: ['settings.field.delete-discount'],
    play: async ({ canvas, userEvent }) => {
      const section = await leaving(canvas);
      await expect(section.getByText(t('account:delete.offer', { percent: percent(50) }))).toBeVisible();
      await userEvent.click(section.getByRole('button', { name: t('account:delete.offerAccept') }));
      await canvas.findByRole('heading', { level: 1, name: t('commerce:pricing.title') });
      const started = currentWorld().discountStarts.get(viewerOf(currentWorld()).profile.id);
      await expect([...(started?.keys() ?? [])]).toEqual(['DELETE-DISCOUNT']);
      await expect((await canvas.findAllByText(containing(percent(50))))[0]).toBeVisible();
    },
  }),
};

/** Leaves the deletion one step away, and stands quietly after its button. */
export const OneStepAway: StoryObj = {
  name: 'Deletion one step away',
  ...member(50, {
    play: async ({ canvas, userEvent }) => {
      const section = await leaving(canvas);
      await userEvent.type(section.getByLabelText(t('account:delete.password')), password);
      const remove = section.getByRole('button', { name: t('account:delete.submit') });
      const accept = section.getByRole('button', { name: t('account:delete.offerAccept') });
      await expect(remove.getBoundingClientRect().bottom).toBeLessThan(accept.getBoundingClientRect().top);
      await expect(accept).toHaveAttribute('data-variant', 'plain');
      await userEvent.click(remove);
      const dialog = within(await within(document.body).findByRole('alertdialog'));
      await expect(dialog.queryByText(containing(percent(50)))).toBeNull();
      await expect(dialog.getByRole('button', { name: t('account:delete.confirm') })).toBeEnabled();
    },
  }),
};

const hadBefore = (world: World) => {
  const start = new Date(world.now().getTime() - 2 * 86_400_000);
  world.discountStarts.set(viewerOf(world).profile.id, new Map([['DELETE-DISCOUNT', start]]));
};

/** Says that the discount is over for a member who had it. */
export const HadBefore: StoryObj = {
  name: 'Discount had before',
  ...member(
    50,
    {
      play: async ({ canvas, userEvent }) => {
        const section = await leaving(canvas);
        await userEvent.click(section.getByRole('button', { name: t('account:delete.offerAccept') }));
        await expect(await section.findByText(t('account:delete.offerOver'))).toBeVisible();
      },
    },
    hadBefore,
  ),
};

/** Shows why the discount could not start. */
export const Failed: StoryObj = {
  name: 'Discount fails to start',
  tags: ['fault'],
  ...member(50, {
    world: { faults: { getDiscountCode: throttled } },
    play: async ({ canvas, userEvent }) => {
      const section = await leaving(canvas);
      await userEvent.click(section.getByRole('button', { name: t('account:delete.offerAccept') }));
      await expect(await section.findByText(t('error:wait', { when: fromNow(2, 'minute') }))).toBeVisible();
    },
  }),
};

/** Offers nothing on a site without the discount. */
export const Without: StoryObj = {
  name: 'Site without the discount',
  ...member(null, {
    spec: ['settings.field.delete-discount'],
    play: async ({ canvas }) => {
      const section = await leaving(canvas);
      await expect(section.queryByRole('button', { name: t('account:delete.offerAccept') })).toBeNull();
    },
  }),
};
