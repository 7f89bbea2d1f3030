import type { World } from '@meetcute/mocks';
import { containing, fromNow, percent, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { password, rateLimitFault } from '../account.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Discount before deletion', tags: ['legal'] } satisfies Meta;
export default meta;

/** Returns the account page on a site that offers a discount of `discount` percent before a deletion. */
const member = (
  discount: number | null,
  { world: worldParameter = {}, ...options }: ScreenOptions,
  change: (world: World) => void = () => undefined,
): StoryObj =>
  screen('account', {
    ...options,
    world: withWorld((world) => {
      world.settings.delete_discount = discount;
      change(world);
    }, worldParameter),
  });

const deletion = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:delete.title') }));

/** Begins to delete the account. Resolves with the question of the dialog. */
async function begin(canvas: Canvas) {
  const section = await deletion(canvas);
  await userEvent.type(section.getByLabelText(t('account:delete.password')), password);
  await userEvent.click(section.getByRole('button', { name: t('account:delete.submit') }));
  return within(await within(document.body).findByRole('alertdialog'));
}

/** Begins to delete the account and decides to stay. Resolves with the section. */
async function reconsider(canvas: Canvas) {
  const dialog = await begin(canvas);
  await userEvent.click(dialog.getByRole('button', { name: t('account:delete.cancel') }));
  const section = await deletion(canvas);
  await section.findByRole('button', { name: t('account:delete.offerAccept') });
  return section;
}

/** Offers the discount of the site once, to a member who decides to stay, and the shop then has it. */
export const Offer: StoryObj = {
  name: 'Discount accepted',
  ...member(50, {
    spec: ['settings.field.delete-discount'],
    play: async ({ canvas }) => {
      const section = await reconsider(canvas);
      await expect(section.getByText(t('account:delete.offer', { percent: percent(50) }))).toBeVisible();
      await userEvent.click(section.getByRole('button', { name: t('account:delete.offerAccept') }));
      await canvas.findByRole('heading', { level: 1, name: t('commerce:pricing.title') });
      const starts = currentWorld().discountStarts.get(viewerOf(currentWorld()).profile.id);
      await expect([...(starts?.keys() ?? [])]).toEqual(['DELETE-DISCOUNT']);
      await expect((await canvas.findAllByText(containing(percent(50))))[0]).toBeVisible();
    },
  }),
};

/** Leaves the deletion one step away: nothing offers the discount before it or in its dialog. */
export const OneStepAway: StoryObj = {
  name: 'Deletion one step away',
  ...member(50, {
    play: async ({ canvas }) => {
      const section = await deletion(canvas);
      await expect(section.queryByText(containing(percent(50)))).toBeNull();
      const dialog = await begin(canvas);
      await expect(dialog.queryByText(containing(percent(50)))).toBeNull();
      await expect(dialog.getByRole('button', { name: t('account:delete.confirm') })).toBeEnabled();
    },
  }),
};

/** Stands quietly below the button of the deletion, which is as near as before. */
export const AfterTheDialog: StoryObj = {
  name: 'Discount after the dialog',
  ...member(50, {
    play: async ({ canvas }) => {
      const section = await reconsider(canvas);
      const remove = section.getByRole('button', { name: t('account:delete.submit') });
      const accept = section.getByRole('button', { name: t('account:delete.offerAccept') });
      await expect(remove).toBeEnabled();
      await expect(remove.getBoundingClientRect().bottom).toBeLessThan(accept.getBoundingClientRect().top);
      await expect(accept).toHaveAttribute('data-variant', 'plain');
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
      play: async ({ canvas }) => {
        const section = await reconsider(canvas);
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
    world: { faults: { getDiscountCode: rateLimitFault } },
    play: async ({ canvas }) => {
      const section = await reconsider(canvas);
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
      const dialog = await begin(canvas);
      await userEvent.click(dialog.getByRole('button', { name: t('account:delete.cancel') }));
      const section = await deletion(canvas);
      await expect(section.getByRole('button', { name: t('account:delete.submit') })).toBeVisible();
      await expect(section.queryByRole('button', { name: t('account:delete.offerAccept') })).toBeNull();
    },
  }),
};
