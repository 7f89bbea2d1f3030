import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { buyer } from '../commerce.ts';
import { heading } from '../sign-up.ts';
import { withWorld } from '../world.ts';

const meta = { title: 'Screens/Paying/Prices' } satisfies Meta;
export default meta;

export const Visitor: StoryObj = {
  name: 'Shows visitors every price, with tax',
  ...screen(
    'pricing',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      play: async ({ canvas }) => {
        await heading(canvas, 'Prices');
        await expect(canvas.getByText(/A message costs 2 credits, at least €0.30/)).toBeVisible();
        const pack = canvas.getByRole('link', { name: /50 credits/ });
        await expect(pack).toHaveTextContent('€11.99');
        await expect(pack).toHaveTextContent('25 messages, €0.48 each');
        await expect(pack).toHaveAttribute('href', '/credits/credits-50');
        const plan = canvas.getByRole('link', { name: /Premium for 30 days/ });
        await expect(plan).toHaveTextContent('€0.67 a day');
      },
    }),
  ),
};

export const Free: StoryObj = {
  name: 'Says that messages are free, and sells premium alone',
  ...screen('pricing', {
    globals: { viewer: 'visitor' },
    world: withWorld(undefined, { site: 'classic' }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/Messages are free/)).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Credits' })).toBeNull();
      await expect(canvas.getByRole('link', { name: /Premium for 30 days/ })).toBeVisible();
    },
  }),
};

export const Country: StoryObj = {
  name: 'Shows the prices of the country that the buyer chooses',
  ...screen(
    'pricing',
    buyer(undefined, {
      spec: ['state.payment-country'],
      play: async ({ canvas }) => {
        const country = await canvas.findByRole('combobox', { name: 'Country you pay from' });
        await userEvent.selectOptions(country, 'Switzerland');
        await expect(await canvas.findByRole('link', { name: /50 credits.*CHF\s13.90/ })).toBeVisible();
        await expect(canvas.getByRole('link', { name: /30 days.*CHF\s22.90/ })).toBeVisible();
      },
    }),
  ),
};

export const NotServed: StoryObj = {
  name: 'Says whose prices it shows where the site does not sell',
  ...screen(
    'pricing',
    buyer((of) => void delete of.shop!.countries['CH'], {
      play: async ({ canvas }) => {
        const country = await canvas.findByRole('combobox', { name: 'Country you pay from' });
        await userEvent.selectOptions(country, 'Switzerland');
        await expect(await canvas.findByText(/We don’t sell in Switzerland.*Germany/)).toBeVisible();
        await expect(canvas.getByRole('link', { name: /50 credits.*€11.99/ })).toBeVisible();
      },
    }),
  ),
};

export const Nothing: StoryObj = {
  name: 'Says that nothing is for sale in the country',
  ...screen(
    'pricing',
    buyer((of) => void (of.shop = undefined), {
      play: async ({ canvas }) => {
        await expect((await canvas.findAllByText(/We don’t sell anything/))[0]).toBeVisible();
      },
    }),
  ),
};

export const PricesAgain: StoryObj = {
  name: 'Offers to try again when the prices do not load',
  ...screen(
    'pricing',
    buyer(undefined, {
      globals: { viewer: 'visitor' },
      world: { faults: { getCredits: { kind: 'error', code: 'server_error', times: 2 } } },
      play: async ({ canvas }) => {
        const alert = within(await canvas.findByRole('alert'));
        await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
        await expect(await canvas.findByRole('link', { name: /50 credits/ })).toBeVisible();
      },
    }),
  ),
};

export const Phone: StoryObj = {
  name: 'Prices on a phone, in nocturne, dark and Polish',
  ...screen(
    'pricing',
    buyer(
      (of) => {
        of.settings.geoip_country = 'PL';
      },
      {
        globals: { viewer: 'visitor', template: 'nocturne', scheme: 'dark', language: 'pl' },
        viewport: 'phone',
        play: async ({ canvas }) => {
          await expect(await canvas.findByRole('link', { name: /^50 kredytów.*49,99\szł/ })).toBeVisible();
        },
      },
    ),
  ),
};
