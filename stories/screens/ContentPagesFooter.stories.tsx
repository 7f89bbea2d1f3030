import { collapse, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { currentWorld } from '../world.ts';

/** The footer that leads to the content pages. */
const meta = { title: 'Screens/Content pages', tags: ['legal'] } satisfies Meta;
export default meta;

/** Links to every page of the law in the footer, with the return policy. */
export const FooterWithReturnPolicy: StoryObj = {
  name: 'Footer with return policy',
  ...screen('login', {
    viewer: 'member',
    world: {
      change: ({ settings }) => {
        settings.footer = { ...settings.footer, company: true, returnPolicy: true };
        settings.navigation = { ...settings.navigation, premium: true };
      },
    },
    play: async ({ canvas }) => {
      const { name, company_name: company } = currentWorld().settings;
      const footer = within(
        await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) }),
      );
      await expect(canvas.getByText(company, { exact: false })).toBeVisible();
      const links = () => footer.getAllByRole('link').map(({ textContent }) => collapse(textContent));
      const legal = [
        t('shell:terms'),
        t('shell:privacy'),
        t('shell:prices'),
        t('shell:cookies'),
        t('shell:faq'),
        t('shell:safety'),
        t('shell:imprint'),
        t('shell:complaints'),
        t('shell:cancel'),
        t('shell:returnPolicy'),
        t('shell:accessibility'),
      ];
      await waitFor(() => expect(links()).toEqual([...legal, t('shell:account')]));
    },
  }),
};

/** Leaves out the select of languages and the company, but never the age. */
export const FooterWithoutExtras: StoryObj = {
  name: 'Footer without extras',
  ...screen('login', {
    spec: ['settings.template-features'],
    world: {
      change: ({ settings }) => {
        settings.footer = { languages: false, company: false, returnPolicy: false };
        settings.navigation = { ...settings.navigation, premium: false };
      },
    },
    play: async ({ canvas }) => {
      const { name, company_name: company, min_age: age } = currentWorld().settings;
      await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) });
      await expect(canvas.queryByRole('combobox', { name: t('shell:changeLanguage') })).toBeNull();
      await expect(canvas.getByRole('combobox', { name: t('shell:colorScheme') })).toBeVisible();
      await expect(canvas.queryByText(company, { exact: false })).toBeNull();
      await expect(canvas.queryByRole('link', { name: t('shell:cancel') })).toBeNull();
      await expect(canvas.getByText(t('shell:adultsOnly', { age }))).toBeVisible();
    },
  }),
};

/** Leaves the return policy out where the site does. */
export const FooterWithoutReturnPolicy: StoryObj = {
  name: 'Footer without return policy',
  ...screen('login', {
    world: { change: ({ settings }) => void (settings.footer = { ...settings.footer, returnPolicy: false }) },
    play: async ({ canvas }) => {
      const { name } = currentWorld().settings;
      const footer = within(
        await canvas.findByRole('navigation', { name: t('shell:footerNavigation', { siteName: name }) }),
      );
      await expect(footer.queryByRole('link', { name: t('shell:returnPolicy') })).toBeNull();
      await expect(footer.getByRole('link', { name: t('shell:accessibility') })).toBeVisible();
    },
  }),
};
