import type { World } from '@meetcute/mocks';
import { anything, country, matching, money, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { emailOf, fillIn, submitOf, visitor as signUp, type Canvas } from '../sign-up.ts';
import { currentWorld as stage } from '../world.ts';

const meta = { title: 'Screens/Shell/Country of a visitor' } satisfies Meta;
export default meta;

/** Settings of every story of a visitor. */
const ofVisitor = {
  globals: { viewer: 'visitor' },
  fixed: 'The profile of a member names their country. Open “Member” to see what members are offered.',
} as const;

/** Changes the settings of a site whose visitor is in Belgium by network address. */
const locateVisitor = ({ settings }: World) =>
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

async function expectSearchIn(canvas: Canvas, code: string) {
  const [link] = await canvas.findAllByRole('link', { name: t('shell:members') });
  await userEvent.click(link!);
  const filter = await canvas.findByRole('combobox', { name: t('common:country') });
  await waitFor(() => expect(filter).toBeEnabled());
  await expect(filter).toHaveDisplayValue(country(code));
}

const account = (choice: string | null, expected: string): StoryObj =>
  signUp({
    spec: ['settings.field.geoip'],
    world: { change: locateVisitor },
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@example.com');
      if (choice) await choose(canvas, country(choice));
      await expect(await emailOf(canvas)).toHaveValue('robin@example.com');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      const findNewMember = () =>
        [...stage().members.values()].find(({ email }) => email === 'robin@example.com');
      await waitFor(() => expect(findNewMember()?.profile.country).toBe(expected));
    },
  });

/** Changes the price with the country that a visitor chooses. */
export const Price: StoryObj = {
  name: 'Price of the country',
  tags: ['legal'],
  ...screen('index', {
    ...ofVisitor,
    spec: ['settings.field.geoip', 'settings.field.minimum-message-costs'],
    world: { change: locateVisitor },
    play: async ({ canvas }) => {
      await expect(await priceOf(canvas)).toHaveTextContent(belgian());
      await expect(await field(canvas)).toHaveValue('');
      await choose(canvas, country('CH'));
      await waitFor(async () =>
        expect(await priceOf(canvas)).toHaveTextContent(
          t('common:messagePrice', { price: money(35, 'CHF') }),
        ),
      );
      await choose(canvas, '');
      await waitFor(async () => expect(await priceOf(canvas)).toHaveTextContent(belgian()));
    },
  }),
};

/** Starts the search by address, and after a choice in that country. */
export const Search: StoryObj = {
  name: 'Search of the country',
  ...screen('index', {
    ...ofVisitor,
    spec: ['settings.field.geoip'],
    world: { change: locateVisitor },
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
  }),
};

/** Creates the account in the country of the address. */
export const AccountByAddress: StoryObj = {
  name: 'Account by address',
  ...account(null, 'BE'),
};

/** Creates the account in the chosen country, and keeps what was typed. */
export const AccountByChoice: StoryObj = {
  name: 'Account by choice',
  ...account('CH', 'CH'),
};

/** Offers no choice on a site with a single country. */
export const SingleCountry: StoryObj = {
  name: 'One country',
  ...screen('index', {
    ...ofVisitor,
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

/** Offers no choice to members, whose profile names their country. */
export const Member: StoryObj = {
  name: 'Member',
  ...screen('account', {
    play: async ({ canvas }) => {
      await canvas.findByRole('combobox', { name: t('shell:changeLanguage') });
      await expect(canvas.queryByRole('combobox', { name: t('shell:yourCountry') })).toBeNull();
    },
  }),
};
