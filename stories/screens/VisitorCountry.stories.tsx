import type { World } from '@meetcute/mocks';
import { anything, country, matching, money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { emailOf, fillIn, submitOf, visitor as signUp, type Canvas } from '../sign-up.ts';
import { world as stage } from '../world.ts';

const meta = { title: 'Screens/Shell/Country of a visitor' } satisfies Meta;
export default meta;

const inNocturne = { template: 'nocturne', scheme: 'dark' } as const;
type Look = typeof inNocturne | object;

/** Changes the settings of a site whose visitor is in Belgium by network address. */
const located = ({ settings }: World) =>
  Object.assign(settings, {
    countries: ['NL', 'BE', 'CH'],
    geoip_country: 'BE',
    logged_out_search: 'all',
    message_credits: 2,
    minimum_message_costs: { BE: { costs: 30, currency: 'EUR' }, CH: { costs: 35, currency: 'CHF' } },
  });

const field = (canvas: Canvas) => canvas.findByRole('combobox', { name: t('shell:yourCountry') });
const choose = async (canvas: Canvas, name: string) => userEvent.selectOptions(await field(canvas), name);
const priceOf = (canvas: Canvas) =>
  canvas.findByText(matching(t('common:messagePrice', { price: anything })));
const belgian = () => t('common:messagePrice', { price: money(30) });

const price = (look: Look): StoryObj =>
  screen('index', {
    globals: { viewer: 'visitor', ...look },
    spec: ['settings.field.geoip', 'settings.field.minimum-message-costs'],
    world: { change: located },
    play: async ({ canvas }) => {
      await expect(await priceOf(canvas)).toHaveTextContent(belgian());
      await expect(await field(canvas)).toHaveDisplayValue(t('shell:detectedCountry'));
      await choose(canvas, country('CH'));
      await waitFor(async () =>
        expect(await priceOf(canvas)).toHaveTextContent(
          t('common:messagePrice', { price: money(35, 'CHF') }),
        ),
      );
      await choose(canvas, t('shell:detectedCountry'));
      await waitFor(async () => expect(await priceOf(canvas)).toHaveTextContent(belgian()));
    },
  });

async function expectSearchIn(canvas: Canvas, code: string) {
  const [link] = await canvas.findAllByRole('link', { name: t('shell:members') });
  await userEvent.click(link!);
  const filter = await canvas.findByRole('combobox', { name: t('common:country') });
  await waitFor(() => expect(filter).toBeEnabled());
  await expect(filter).toHaveDisplayValue(country(code));
}

const search = (look: Look): StoryObj =>
  screen('index', {
    globals: { viewer: 'visitor', ...look },
    spec: ['settings.field.geoip'],
    world: { change: located },
    play: async ({ canvas }) => {
      await expectSearchIn(canvas, 'BE');
      // The logo is named after the site or its destination.
      const logo = new RegExp(`^(${t('shell:home')}|${stage().settings.name})$`);
      const [home] = await canvas.findAllByRole('link', { name: logo });
      await userEvent.click(home!);
      await priceOf(canvas);
      await choose(canvas, country('CH'));
      await expectSearchIn(canvas, 'CH');
    },
  });

const account = (look: Look, choice: string | null, expected: string): StoryObj =>
  signUp({
    globals: look,
    spec: ['settings.field.geoip'],
    world: { change: located },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@example.com');
      if (choice) await choose(canvas, country(choice));
      await expect(await emailOf(canvas)).toHaveValue('robin@example.com');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      const joined = () => [...stage().members.values()].find(({ email }) => email === 'robin@example.com');
      await waitFor(() => expect(joined()?.profile.country).toBe(expected));
    },
  });

export const Price: StoryObj = {
  name: 'Changes the price with the country that a visitor chooses',
  ...price({}),
};

export const PriceNocturne: StoryObj = {
  name: 'Changes the price with the country that a visitor chooses, nocturne',
  ...price(inNocturne),
};

export const Search: StoryObj = {
  name: 'Starts the search by address, and after a choice in that country',
  ...search({}),
};

export const SearchNocturne: StoryObj = {
  name: 'Starts the search by address, then in the chosen country, nocturne',
  ...search(inNocturne),
};

export const AccountByAddress: StoryObj = {
  name: 'Creates the account in the country of the address',
  ...account({}, null, 'BE'),
};

export const AccountByChoice: StoryObj = {
  name: 'Creates the account in the chosen country, and keeps what was typed',
  ...account({}, 'CH', 'CH'),
};

export const AccountByChoiceNocturne: StoryObj = {
  name: 'Creates the account in the chosen country, nocturne',
  ...account(inNocturne, 'CH', 'CH'),
};

export const SingleCountry: StoryObj = {
  name: 'Offers no choice on a site with a single country',
  ...screen('index', {
    globals: { viewer: 'visitor' },
    world: {
      change: ({ settings }) =>
        void Object.assign(settings, { countries: ['NL'], minimum_message_costs: {} }),
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('combobox', { name: t('shell:changeLanguage') });
      await expect(canvas.queryByRole('combobox', { name: t('shell:yourCountry') })).toBeNull();
    },
  }),
};

export const Member: StoryObj = {
  name: 'Offers no choice to members, whose profile names their country',
  ...screen('account', {
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await canvas.findByRole('combobox', { name: t('shell:changeLanguage') });
      await expect(canvas.queryByRole('combobox', { name: t('shell:yourCountry') })).toBeNull();
    },
  }),
};
