import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { heading } from '../sign-up.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Purchases' } satisfies Meta;
export default meta;

/** The account page of a site with settings of its navigation, and the links that it shows or leaves out. */
const links = (navigation: { credits: boolean; premium: boolean }): StoryObj =>
  screen('account', {
    world: withWorld((world) => Object.assign(world.settings.navigation, navigation)),
    play: async ({ canvas }) => {
      await heading(canvas, t('shell:account'));
      for (const [name, path] of [
        [t('account:purchases.credits'), 'credits'],
        [t('account:purchases.premium'), 'premium'],
      ] as const) {
        const link = canvas.queryByRole('link', { name });
        await (navigation[path] ? expect(link).toHaveAttribute('href', `/${path}`) : expect(link).toBeNull());
      }
    },
  });

/** Links to credits and premium. */
export const Both: StoryObj = {
  name: 'Credits and premium',
  ...links({ credits: true, premium: true }),
};

/** Links to premium alone where the site sells no credits. */
export const CreditsOff: StoryObj = {
  name: 'Premium alone',
  ...links({ credits: false, premium: true }),
};

/** Links to neither where the site sells elsewhere. */
export const Neither: StoryObj = {
  name: 'Nothing for sale',
  ...links({ credits: false, premium: false }),
};
