import { noFilters } from '@meetcute/core';
import { anything, language, matching, otherLanguage, nameLanguage, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, viewerOf, others } from '../world.ts';
import { longest } from '../states.ts';
import { cards } from '../search.ts';

const meta = { title: 'Screens/Search/Cards' } satisfies Meta;
export default meta;

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);

/** Shows a badge for a member who speaks another language. */
export const LanguageBadge: StoryObj = {
  name: 'Language badge',
  ...members({
    spec: [
      'search.card.language-badge',
      'badge.language-differs-from-ui',
      'badge.language-countries-ca-be-ch-fi',
    ],
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      const [same, other, belgian] = others(world);
      const country = viewerOf(world).profile.country;
      Object.assign(same!, { name: 'Nora', language: language(), country });
      Object.assign(other!, { name: 'Jonas', language: otherLanguage(), country });
      Object.assign(belgian!, { name: 'Elise', language: language(), country: 'BE' });
      viewerOf(world).lastFilters = noFilters;
    }),
    play: async ({ canvas }) => {
      await cards(canvas);
      const card = (name: string) => within(canvas.getByRole('article', { name }));
      const speaks = (code: string) => t('common:speaks', { language: nameLanguage(code) });
      await expect(card('Jonas').getByText(speaks(otherLanguage()))).toBeVisible();
      await expect(card('Elise').getByText(speaks(language()))).toBeVisible();
      await expect(card('Nora').queryByText(speaks(language()))).toBeNull();
    },
  }),
};

/** Keeps the badge of a small card on one line, with a short text for the language, and the age beside a long name. */
export const NarrowCard: StoryObj = {
  name: 'Badge and long name on a phone',
  ...members({
    viewport: 'phone',
    fixed: 'Cards are narrow on a phone. Open “Language badge” to see them at another width.',
    world: withWorld((world) => {
      limitSearchResults(world, 1);
      Object.assign(others(world)[0]!, { ...longest.pl, age: 41, language: otherLanguage() });
      viewerOf(world).lastFilters = noFilters;
    }),
    play: async ({ canvas }) => {
      const [card] = await cards(canvas);
      const badge = card!.querySelector<HTMLElement>('[data-kind="language"]')!;
      const textValues = { language: nameLanguage(otherLanguage()) };
      const short = within(badge).getByText(t('common:speaksShort', textValues));
      await expect(short.offsetWidth).toBeGreaterThan(16);
      await expect(badge).toHaveTextContent(t('common:speaks', textValues));
      await expect(badge.offsetHeight).toBeLessThan(32);
      const name = card!.querySelector<HTMLElement>('[data-part="name"]')!;
      const age = document.createRange();
      age.selectNodeContents(name.lastChild!);
      await expect(age.getBoundingClientRect().right).toBeLessThanOrEqual(
        card!.getBoundingClientRect().right,
      );
      const words = name.querySelector('span')!;
      await expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    },
  }),
};

/** Shows the whole name of a member on a small card, on two lines where it must. */
export const WholeName: StoryObj = {
  name: 'Whole name on a phone',
  ...members({
    viewport: 'phone',
    fixed: 'Cards are narrow on a phone. Open “Language badge” to see them at another width.',
    world: withWorld((world) => {
      limitSearchResults(world, 2);
      const [one, other] = others(world);
      Object.assign(one!, { name: 'Weronika', age: 35, online: false });
      Object.assign(other!, { name: 'Aleksandra', age: 44, online: true });
      viewerOf(world).lastFilters = noFilters;
    }),
    play: async ({ canvas }) => {
      for (const card of await cards(canvas)) {
        const name = card.querySelector<HTMLElement>('[data-part="name"]')!;
        const words = name.querySelector('span')!;
        await expect(words.scrollWidth, name.textContent).toBeLessThanOrEqual(words.clientWidth);
        await expect(name.offsetHeight).toBeLessThan(64);
      }
    },
  }),
};

/** Labels fictional profiles among the members. */
export const Fictional: StoryObj = {
  tags: ['legal'],
  ...members({
    spec: ['profile.fictional-profiles-exist'],
    world: withWorld((world) => {
      for (const profile of others(world)) if (!profile.fictional) world.members.delete(profile.id);
      for (const profile of others(world)) profile.country = viewerOf(world).profile.country;
    }),
    play: async ({ canvas }) => {
      for (const card of await cards(canvas))
        await expect(within(card).getByText(t('common:fictional.label'))).toBeVisible();
    },
  }),
};

/** Shows a silhouette when the photo fails to load. */
export const PhotoFails: StoryObj = {
  name: 'Photo failed',
  tags: ['fault'],
  ...members({
    mark: '[data-part="photo"] > svg',
    world: withWorld((world) => {
      limitSearchResults(world, 2);
      Object.assign(others(world)[0]!, { main_image: { id: 'gone', thumb_filename: 'gone.svg' } });
    }),
    play: async ({ canvas, canvasElement }) => {
      await expect(await cards(canvas)).toHaveLength(2);
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('article [data-part="photo"] img')).toHaveLength(1),
      );
      await expect(canvasElement.querySelectorAll('article [data-part="photo"] > svg')).toHaveLength(1);
    },
  }),
};

/** Returns a story that expects buttons above, below or beside the face of a small card, and tabs below the focused card. */
const freeFace = (options: ScreenOptions): StoryObj =>
  members({
    ...options,
    viewport: 'phone',
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      const photo = first!.querySelector('[data-part="photo"]')!;
      const { left, top, width, height } = photo.getBoundingClientRect();
      for (const button of within(first!).getAllByRole('button')) {
        const buttonBox = button.getBoundingClientRect();
        const isBeside = buttonBox.left > left + width * 0.7 && buttonBox.top > top + height * 0.55;
        await expect(
          isBeside || buttonBox.bottom < top + height * 0.3 || buttonBox.top > top + height * 0.7,
        ).toBe(true);
        await expect(Math.min(buttonBox.width, buttonBox.height)).toBeGreaterThanOrEqual(44);
      }
      const link = within((await cards(canvas)).at(-1)!).getByRole('link');
      globalThis.scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 8);
      link.focus();
      const tabs = canvas
        .getAllByRole('navigation')
        .find((each) => each.dataset['variant'] === 'tabs' && each.offsetHeight > 0)!;
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.getBoundingClientRect().top);
    },
  });

/** Keeps buttons off the face and tabs off the focus ring on a small card. */
export const FreeFace: StoryObj = {
  name: 'Small cards on a phone',
  ...freeFace({ fixed: 'Cards are smallest on a phone. Open Language badge to see them at any width.' }),
};

/** Keeps buttons off the face and tabs off the focus ring on a small card. */
export const FreeFaceInNocturne: StoryObj = {
  name: 'Small cards in Nocturne',
  tags: ['nocturne'],
  ...freeFace({
    fixed: 'Nocturne draws its own cards. Open Small cards on a phone to see Classic.',
    globals: { template: 'nocturne' },
  }),
};

/** Truncates the longest names and cities. */
export const LongestNames: StoryObj = {
  name: 'Long names on a phone',
  ...members({
    fixed: 'Long names are hardest to fit on a phone. Open Language badge to see cards at any width.',
    viewport: 'phone',
    world: withWorld((world) => {
      limitSearchResults(world, 4);
      for (const profile of others(world)) Object.assign(profile, longest.de);
    }),
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('search:results') });
      await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(4));
      // The menu of a card reaches into the gutter of the page, so that its dots end where the photo does.
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};

/** Shows the search at /search. */
export const Alias: StoryObj = {
  name: 'Address /search',
  ...screenAt(
    '/search',
    {
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      },
    },
    'members',
  ),
};

/** Shows a notice for five seconds when a chat cannot start. */
export const ChatCannotStart: StoryObj = {
  name: 'Chat cannot start',
  tags: ['fault'],
  ...members({
    spec: [
      'error.chat-start-danger-notice',
      'error.chat-start-body',
      'toast.container-top-end',
      'toast.auto-hide-5000-ms',
    ],
    world: { faults: { startChat: { kind: 'error', code: 'not_found' } } },
    play: async ({ canvas, canvasElement }) => {
      const [first] = await cards(canvas);
      const start = performance.now();
      await userEvent.click(
        within(first!).getByRole('button', { name: matching(t('common:messageTo', { name: anything })) }),
      );
      const page = within(canvasElement.ownerDocument.body);
      const body = await page.findByText(t('error:startChat'));
      const notice = body.closest<HTMLElement>('[data-part="notice"]')!;
      // Hovering pauses the timeout of the notice.
      await userEvent.hover(notice);
      await expect(notice).toHaveAttribute('data-kind', 'danger');
      await expect(within(notice).getByText(t('error:heading'))).toBeVisible();
      const { top, right } = notice.getBoundingClientRect();
      // Below the head of the page.
      await expect(top).toBeLessThan(100);
      await expect(document.documentElement.clientWidth - right).toBeLessThan(40);
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.unhover(notice);
      await waitFor(() => expect(page.queryByText(t('error:startChat'))).toBeNull());
      await expect(performance.now() - start).toBeGreaterThan(4900);
    },
  }),
};
