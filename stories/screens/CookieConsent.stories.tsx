import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { WorldParameter } from '@meetcute/storybook/stage';

const meta = { title: 'Screens/Landing pages/Cookie consent', tags: ['legal'] } satisfies Meta;
export default meta;

const advert = { ref: 'spring' } as const;

/** Opens a landing page from an advert. */
const lander = (options: ScreenOptions = {}) => screen('landers-iconslanding', { ...options, query: advert });

/** Chooses with a button and expects that the question is gone, focus is on the page and typed text is kept. */
const chooses = (choice: 'accept' | 'reject') =>
  lander({
    play: async ({ canvas }) => {
      const field = await canvas.findByRole('textbox', { name: t('signUp:email') });
      await userEvent.type(field, 'lena@example.com');
      const banner = within(canvas.getByRole('region', { name: t('cookieConsent:label') }));
      await userEvent.click(banner.getByRole('button', { name: t(`cookieConsent:${choice}`) }));
      await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(field).toHaveValue('lena@example.com');
    },
  });

/** Offers two equal buttons and a link to all cookies, early for the keyboard, and covers nothing. */
export const Banner: StoryObj = {
  name: 'Question',
  ...lander({
    play: async ({ canvas, canvasElement }) => {
      const region = await canvas.findByRole('region', { name: t('cookieConsent:label') });
      const banner = within(region);
      const [accept, reject] = banner.getAllByRole('button');
      await expect([accept?.textContent, reject?.textContent]).toEqual([
        t('cookieConsent:accept'),
        t('cookieConsent:reject'),
      ]);
      const looks = [accept, reject].map((button) => {
        const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(button!);
        const { width, height } = button!.getBoundingClientRect();
        return { backgroundColor, color, fontWeight, fontSize, width, height };
      });
      await expect(looks[1]).toEqual(looks[0]);
      const link = banner.getByRole('link', { name: t('cookieConsent:more') });
      await expect(link).toHaveAttribute('href', '/pages/cookies#choice');
      canvas.getByRole('link', { name: t('shell:skipToContent') }).focus();
      for (const stop of [link, accept, reject]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
      const layout = canvasElement.querySelector('[data-layout] h1')!.getBoundingClientRect();
      await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(layout.top);
    },
  }),
};

/** Returns the world of a site whose adverts open the search to visitors, or open nothing that is closed to others. */
const advertsOpen = (isSearchOpened: boolean): WorldParameter => ({
  change: ({ settings }) => {
    settings.signups = 'all';
    settings.logged_out_search = isSearchOpened ? 'none' : 'all';
    settings.logged_out_search_trafficsource = 'all';
  },
});

/** Says that the source is stored after accepting only, where it opens nothing. */
export const BannerWhereNothingOpens: StoryObj = {
  name: 'Advert opens nothing',
  ...lander({
    world: advertsOpen(false),
    play: async ({ canvas }) => {
      const banner = within(await canvas.findByRole('region', { name: t('cookieConsent:label') }));
      await expect(banner.getByText(t('cookieConsent:termsUnneeded'))).toBeVisible();
    },
  }),
};

/** Says that the source of an advert opens the search. */
export const BannerWhereSearchOpens: StoryObj = {
  name: 'Advert opens the search',
  ...lander({
    world: advertsOpen(true),
    play: async ({ canvas }) => {
      const banner = within(await canvas.findByRole('region', { name: t('cookieConsent:label') }));
      await expect(banner.getByText(t('cookieConsent:terms'))).toBeVisible();
    },
  }),
};

/** Keeps typed text and moves the focus to the page after accepting. */
export const Accepts: StoryObj = {
  name: 'Accepted',
  ...chooses('accept'),
};
/** Keeps typed text and moves the focus to the page after rejecting. */
export const Rejects: StoryObj = {
  name: 'Rejected',
  ...chooses('reject'),
};

const isNotAsked: NonNullable<ScreenOptions['play']> = async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: t('signUp:email') });
  await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
};

/** Asks nobody who has accepted before. */
export const AfterAccepting: StoryObj = {
  name: 'After accepting',
  ...lander({ consent: 'accepted', play: isNotAsked }),
};
/** Asks nobody who has rejected before. */
export const AfterRejecting: StoryObj = {
  name: 'After rejecting',
  ...lander({ consent: 'rejected', play: isNotAsked }),
};

/** Asks nothing of a visitor whom no advert has sent. */
export const WithoutSource: StoryObj = {
  name: 'Without an advert',
  ...screen('landers-iconslanding', { play: isNotAsked }),
};

/** Waits for another page while a conversation is as high as the window. */
export const NotInConversations: StoryObj = {
  name: 'Not in conversations',
  ...screen('chats', {
    query: advert,
    play: async ({ canvas }) => {
      await canvas.findByRole('list', { name: t('shell:chats') });
      await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
    },
  }),
};

/** Asks above a content page too. */
export const BannerOnContentPage: StoryObj = {
  name: 'On a content page',
  ...screen('pages-faq', { query: advert }),
};
