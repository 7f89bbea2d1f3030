import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { buyer } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Effects of premium' } satisfies Meta;
export default meta;

const effects = (canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) =>
  canvas.findByRole('region', { name: t('premium:title') });

/** States what premium gives on the site, each beside how it is without, and nothing else. */
export const OnPremium: StoryObj = {
  name: 'On the page of premium',
  ...screen(
    'premium',
    buyer((world) => void (world.settings.premium_effects = ['no_adverts', 'free_messages']), {
      play: async ({ canvas }) => {
        const items = within(await effects(canvas)).getAllByRole('listitem');
        await expect(items.map((item) => item.textContent)).toEqual([
          `${t('premium:freeMessages')} ${t('premium:without.message', { count: currentWorld().settings.message_credits })}`,
          `${t('premium:noAdverts')} ${t('premium:without.adverts', { count: 4 })}`,
        ]);
      },
    }),
  ),
};

/** States the effects of premium beside its prices. */
export const OnPricing: StoryObj = {
  name: 'On the page of prices',
  ...screen(
    'pricing',
    buyer((world) => void (world.settings.premium_effects = ['read_receipts']), {
      play: async ({ canvas }) => {
        const list = within(await effects(canvas));
        await expect(list.getByText(t('premium:readReceipts'))).toBeVisible();
      },
    }),
  ),
};

/** Promises nothing where premium has no effects. */
export const None: StoryObj = {
  name: 'Without effects',
  ...screen(
    'premium',
    buyer((world) => void (world.settings.premium_effects = []), {
      play: async ({ canvas }) => {
        await heading(canvas, t('commerce:premium.title'));
        await expect(canvas.queryByRole('region', { name: t('premium:title') })).toBeNull();
      },
    }),
  ),
};
