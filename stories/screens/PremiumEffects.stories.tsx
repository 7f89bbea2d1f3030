import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { buyer } from '../commerce.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Paying/Effects of premium' } satisfies Meta;
export default meta;

const effects = (canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) =>
  canvas.findByRole('region', { name: 'What premium gives you' });

export const OnPremium: StoryObj = {
  name: 'States what premium gives on the site, and nothing else',
  ...screen(
    'premium',
    buyer((of) => void (of.settings.premium_effects = ['no_adverts', 'free_messages']), {
      play: async ({ canvas }) => {
        const items = within(await effects(canvas)).getAllByRole('listitem');
        await expect(items.map((item) => item.textContent)).toEqual([
          'Messages cost you no credits',
          'No adverts between the members',
        ]);
      },
    }),
  ),
};

export const OnPricing: StoryObj = {
  name: 'States the effects of premium beside its prices',
  ...screen(
    'pricing',
    buyer((of) => void (of.settings.premium_effects = ['read_receipts']), {
      play: async ({ canvas }) => {
        const list = within(await effects(canvas));
        await expect(list.getByText('You see when your messages were read')).toBeVisible();
      },
    }),
  ),
};

export const None: StoryObj = {
  name: 'Promises nothing where premium has no effects',
  ...screen(
    'premium',
    buyer((of) => void (of.settings.premium_effects = []), {
      play: async ({ canvas }) => {
        await heading(canvas, 'Premium');
        await expect(canvas.queryByRole('region', { name: 'What premium gives you' })).toBeNull();
      },
    }),
  ),
};
