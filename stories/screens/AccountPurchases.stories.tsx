import type { DemoSiteName } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { heading } from '../sign-up.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Purchases' } satisfies Meta;
export default meta;

/** Title of the section and its links, by address. */
interface Shown {
  title: () => string;
  links: () => Readonly<Record<string, string>>;
}

/** The account page of a site with settings of its navigation, and the section that it shows; null for none. */
const links = (
  site: DemoSiteName,
  navigation: { credits: boolean; premium: boolean },
  shownSection: Shown | null,
): StoryObj =>
  screen('account', {
    world: withWorld((world) => Object.assign(world.settings.navigation, navigation), { site }),
    play: async ({ canvas }) => {
      await heading(canvas, t('shell:account'));
      if (shownSection === null) {
        await expect(document.querySelector('#purchases')).toBeNull();
        return;
      }
      const section = within(canvas.getByRole('region', { name: shownSection.title() }));
      const shownLinks = section
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]);
      await expect(Object.fromEntries(shownLinks)).toEqual(shownSection.links());
    },
  });

/** Links to credits and premium. */
export const Both: StoryObj = {
  name: 'Credits and premium',
  ...links(
    'nocturne',
    { credits: true, premium: true },
    {
      title: () => t('account:purchases.title'),
      links: () => ({
        '/credits': t('account:purchases.toCredits'),
        '/premium': t('account:purchases.toPremium'),
      }),
    },
  ),
};

/** Links to premium alone where the site sells no credits. */
export const CreditsOff: StoryObj = {
  name: 'Premium alone',
  ...links(
    'nocturne',
    { credits: false, premium: true },
    {
      title: () => t('account:purchases.premium'),
      links: () => ({ '/premium': t('account:purchases.toPremium') }),
    },
  ),
};

/** Speaks of orders instead of credits where messages are free. */
export const FreeMessages: StoryObj = {
  name: 'Free messages',
  ...links(
    'classic',
    { credits: true, premium: true },
    {
      title: () => t('account:purchases.premium'),
      links: () => ({
        '/credits': t('account:purchases.orders'),
        '/premium': t('account:purchases.toPremium'),
      }),
    },
  ),
};

/** Links to neither where the site sells elsewhere. */
export const Neither: StoryObj = {
  name: 'Nothing for sale',
  ...links('nocturne', { credits: false, premium: false }, null),
};
