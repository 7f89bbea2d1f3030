import type { World } from '@meetcute/mocks';
import { money, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation } from '../conversations.ts';
import { fictionalTerm, priceSentence } from '../disclosures.ts';
import { others, viewerOf, currentWorld as stage } from '../world.ts';

const meta = { title: 'Screens/Home/News' } satisfies Meta;
export default meta;

const visitor = {
  fixed: 'Visitors are told how the site works. Open News to see a member.',
  globals: { viewer: 'visitor' },
} as const;

function quiet(world: World): void {
  world.likes = [];
  world.conversations.clear();
}

/** Leaves the viewer with five new likes and two unread messages. */
function digestFor(world: World): void {
  quiet(world);
  const viewerId = viewerOf(world).profile.id;
  const time = world.now().toISOString();
  world.likes = others(world)
    .filter(({ fictional }) => !fictional)
    .slice(0, 5)
    .map(({ id }) => ({ from: id, to: viewerId, at: time, isNew: true }));
  addConversation(world, { unread: 2 });
}

/** Explains to a visitor how the site works before joining. */
export const HowItWorks: StoryObj = {
  name: 'How it works',
  tags: ['legal'],
  ...screen('index', {
    ...visitor,
    spec: ['settings.field.message-credits'],
    world: { change: ({ settings }) => void (settings.message_credits = 0) },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 2, name: t('home:how.title') });
      await expect(canvas.getByText(t('common:messagesFree'))).toBeVisible();
      const { name: siteName, min_age: minAge } = stage().settings;
      const fictionalPlural = fictionalTerm();
      await expect(
        canvas.getByText(t('common:fictional.notice', { siteName, fictionalPlural })),
      ).toBeVisible();
      await expect(canvas.getByText(t('common:adultsOnly', { minAge }))).toBeVisible();
    },
  }),
};

const createPriceStory = (change: (settings: World['settings']) => void, sentence: () => string): StoryObj =>
  screen('index', {
    ...visitor,
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
      await expect(await canvas.findByText(sentence())).toBeVisible();
    },
  });

/** Shows the price of the country from which the page is opened. */
export const PriceAtAPlace: StoryObj = {
  name: 'Price of the country',
  tags: ['legal'],
  ...createPriceStory(
    (settings) => void (settings.geoip_country = 'CH'),
    () => priceSentence(money(35, 'CHF')),
  ),
};

/** Shows the price of the country that the visitor has chosen. */
export const PriceOfAChosenCountry: StoryObj = {
  name: 'Price of a chosen country',
  tags: ['legal'],
  ...createPriceStory(
    (settings) => void Object.assign(settings, { geoip_country: 'CH', geoip_selected_country: 'NL' }),
    () => priceSentence(money(30)),
  ),
};

/** Shows the price in credits on a site that names none in money. */
export const PriceInCredits: StoryObj = {
  name: 'Price in credits',
  tags: ['legal'],
  ...createPriceStory(
    (settings) => void (settings.minimum_message_costs = {}),
    () => priceSentence(t('common:credits', { count: 2 }), t('common:credits', { count: 2 })),
  ),
};

/** Shows the price of messages. */
export const Price: StoryObj = {
  tags: ['legal', 'nocturne'],
  ...screen('index', {
    fixed: 'Only Nocturne charges for messages. Open How it works to see Classic.',
    globals: { viewer: 'visitor', template: 'nocturne' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(priceSentence(money(30), money(60)))).toBeVisible();
    },
  }),
};

/** Greets a member and shows news. */
export const News: StoryObj = {
  ...screen('index', {
    world: { change: digestFor },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        t('home:greeting', { name: viewerOf(stage()).profile.name }),
      );
      const likes = await canvas.findByRole('link', { name: t('shell:newLikes', { count: 5 }) });
      await expect(likes).toHaveAttribute('href', '/likes');
      const messages = await canvas.findByRole('link', { name: t('shell:newMessages', { count: 2 }) });
      await expect(messages).toHaveAttribute('href', '/chats');
      await canvas.findByRole('region', { name: t('error:suggestions') });
    },
  }),
};

/** Shows no news section without news. */
export const NoNews: StoryObj = {
  name: 'No news',
  ...screen('index', {
    world: { change: quiet },
    play: async ({ canvas }) => {
      await canvas.findByText(t('home:noUnread'));
      const main = canvas.getByRole('main');
      await expect(main.querySelector('[href="/likes"], [href="/chats"]')).toBeNull();
    },
  }),
};

/** Shows suggestions after a retry, and moves the focus to their heading. */
export const Retried: StoryObj = {
  name: 'Suggestions after a retry',
  tags: ['fault'],
  ...screen('index', {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const region = within(await canvas.findByRole('region', { name: t('error:suggestions') }));
      const retry = await region.findByRole('button', { name: t('common:tryAgain') });
      stage().faults.clear();
      await userEvent.click(retry);
      await expect((await region.findAllByRole('article')).length).toBeGreaterThan(0);
      await expect(region.getByRole('heading', { level: 2 })).toHaveFocus();
    },
  }),
};

/** Offers a retry when suggestions fail, and keeps the search link. */
export const NoSuggestions: StoryObj = {
  name: 'Suggestions fail to load',
  tags: ['fault'],
  ...screen('index', {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const region = within(await canvas.findByRole('region', { name: t('error:suggestions') }));
      await expect(await region.findByRole('alert')).toHaveTextContent(t('error:suggestionsFailed'));
      await expect(canvas.getByRole('link', { name: t('home:toMembers') })).toBeVisible();
      await expect(region.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
