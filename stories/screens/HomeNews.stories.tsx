import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { world as stage } from '../world.ts';
import { NOCTURNE_CHARGES } from '../fixed-looks.ts';

const meta = { title: 'Screens/Home/News' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;
const nocturne = { template: 'nocturne', scheme: 'dark' } as const;

function quiet(world: World): void {
  world.likes = [];
  world.conversations.clear();
}

export const HowItWorks: StoryObj = {
  name: 'Explains to a visitor how the site works before joining',
  ...screen('index', {
    globals: visitor,
    spec: ['settings.field.message-credits'],
    world: { change: ({ settings }) => void (settings.message_credits = 0) },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 2, name: 'How it works' });
      await expect(canvas.getByText('Messages are free.')).toBeVisible();
      await expect(canvas.getByText(/“fictional profiles”: profiles that we made up/)).toBeVisible();
      await expect(canvas.getByText(/adults of 18 and over$/)).toBeVisible();
    },
  }),
};

const priced = (change: (settings: World['settings']) => void, price: RegExp): StoryObj =>
  screen('index', {
    globals: visitor,
    spec: ['settings.field.minimum-message-costs', 'settings.field.message-credits', 'settings.field.geoip'],
    world: {
      change: ({ settings }) => {
        settings.message_credits = 2;
        settings.minimum_message_costs = {
          NL: { costs: 30, currency: 'EUR' },
          CH: { costs: 35, currency: 'CHF' },
        };
        change(settings);
      },
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/^A message costs/)).toHaveTextContent(price);
    },
  });

export const PriceAtAPlace: StoryObj = {
  name: 'Shows the price of the country from which the page is opened',
  ...priced((settings) => void (settings.geoip_country = 'CH'), /CHF.0\.35 or more/),
};

export const PriceOfAChosenCountry: StoryObj = {
  name: 'Shows the price of the country that the visitor has chosen',
  ...priced(
    (settings) => void Object.assign(settings, { geoip_country: 'CH', geoip_selected_country: 'NL' }),
    /€0\.30 or more/,
  ),
};

export const PriceInCredits: StoryObj = {
  name: 'Shows the price in credits on a site that names none in money',
  ...priced((settings) => void (settings.minimum_message_costs = {}), /2 credits or more/),
};

export const Price: StoryObj = {
  name: 'Shows the price of messages',
  ...screen('index', {
    fixed: NOCTURNE_CHARGES,
    globals: { ...visitor, ...nocturne },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/A message costs .*0\.30 or more/)).toBeVisible();
    },
  }),
};

export const News: StoryObj = {
  name: 'Greets a member and shows news',
  ...screen('index', {
    globals: { viewer: 'unpaid' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Hello');
      const likes = await canvas.findByRole('link', { name: /^\d+ new likes?$/ });
      await expect(likes).toHaveAttribute('href', '/likes');
      const messages = await canvas.findByRole('link', { name: /^\d+ new messages?$/ });
      await expect(messages).toHaveAttribute('href', '/chats');
      await canvas.findByRole('region', { name: 'Members you might like' });
    },
  }),
};

export const NewsOnAPhone: StoryObj = {
  name: 'News in nocturne on a phone, in Polish',
  ...screen('index', { globals: { viewer: 'unpaid', ...nocturne, language: 'pl' }, viewport: 'phone' }),
};

export const NoNews: StoryObj = {
  name: 'Shows no news section without news',
  ...screen('index', {
    globals: { viewer: 'paid' },
    world: { change: quiet },
    play: async ({ canvas }) => {
      await canvas.findByText('A good moment to say hello to someone.');
      await expect(canvas.queryByRole('link', { name: /new (likes?|messages?)$/ })).toBeNull();
    },
  }),
};

const failing = (globals: ScreenOptions['globals']): StoryObj =>
  screen('index', {
    globals: { viewer: 'paid', ...globals },
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const region = within(await canvas.findByRole('region', { name: 'Members you might like' }));
      await expect(await region.findByRole('alert')).toHaveTextContent('We couldn’t load anyone just now');
      await expect(canvas.getByRole('link', { name: 'See who’s here' })).toBeVisible();
      await expect(region.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  });

export const Retried: StoryObj = {
  name: 'Shows suggestions after a retry, and moves the focus to their heading',
  ...screen('index', {
    globals: { viewer: 'paid' },
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const region = within(await canvas.findByRole('region', { name: 'Members you might like' }));
      const retry = await region.findByRole('button', { name: 'Try again' });
      stage().faults.clear();
      await userEvent.click(retry);
      await expect((await region.findAllByRole('article')).length).toBeGreaterThan(0);
      await expect(region.getByRole('heading', { level: 2 })).toHaveFocus();
    },
  }),
};

export const NoSuggestions: StoryObj = {
  name: 'Offers a retry when suggestions fail, and keeps the search link',
  ...failing({}),
};

export const NocturneWithoutSuggestions: StoryObj = {
  name: 'The same in nocturne, dark',
  ...failing(nocturne),
};
