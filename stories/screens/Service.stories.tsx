import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { withWorld, currentWorld } from '../world.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Service/Customer service' } satisfies Meta;
export default meta;

/** Lists contact, help and company details. */
export const Visitor: StoryObj = {
  name: 'All details',
  tags: ['legal'],
  ...screen('pages-service', {
    spec: ['settings.field.contact', 'settings.field.company', 'settings.field.tradenames'],
    play: async ({ canvas }) => {
      await heading(canvas, t('service:title'));
      const { settings } = currentWorld();
      const { support_email: email, company_name: company } = settings;
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(await main.findByText(company)).toBeVisible();
      for (const fact of [
        settings.support_phone!,
        settings.email,
        settings.kvk!,
        settings.vat_numbers.join(', '),
        `${settings.address}, ${settings.city}`,
      ])
        await expect(main.getByText(fact, { exact: false })).toBeVisible();
      const names = main.getByText(t('service:company.tradenames')).nextElementSibling;
      await expect(names).toHaveTextContent(settings.tradenames.map(({ name }) => name).join(', '));
      for (const name of [t('service:help.terms'), t('service:help.privacy'), t('service:help.account')])
        await expect(main.getByRole('link', { name })).toBeVisible();
    },
  }),
};

/** Omits details that the company does not have. */
export const Bare: StoryObj = {
  name: 'Few details',
  tags: ['legal'],
  ...screen('pages-service', {
    spec: ['settings.field.contact', 'settings.field.company', 'settings.field.tradenames'],
    world: withWorld(({ settings }) => {
      Object.assign(settings, { kvk: null, vat_numbers: [], tradenames: [], support_phone: null });
    }),
    play: async ({ canvas }) => {
      const main = within(await canvas.findByRole('main'));
      await main.findByText(t('service:company.name'));
      for (const fact of [
        t('service:write.phone'),
        t('service:company.vat'),
        t('service:company.register'),
        t('service:company.tradenames'),
      ])
        await expect(main.queryByText(fact)).toBeNull();
    },
  }),
};

/** Keeps the page and offers a retry when company data fails to load. */
export const Failing: StoryObj = {
  name: 'Company data failed',
  tags: ['fault'],
  ...screen('pages-service', {
    world: withWorld(undefined, { faults: { getCompanyInfo: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('service:company.failed'))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByText(currentWorld().settings.company_name)).toBeNull();
    },
  }),
};

/** Shows the company data after a retry. */
export const Retried: StoryObj = {
  name: 'Company data after a retry',
  tags: ['fault'],
  ...screen('pages-service', {
    world: withWorld(undefined, { faults: { getCompanyInfo: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await expect(await canvas.findByText(currentWorld().settings.company_name)).toBeVisible();
    },
  }),
};
