import { t } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { inNocturne } from '../sign-up.ts';

const meta = { title: 'Screens/Landing pages/Cookie consent' } satisfies Meta;
export default meta;

const visitor = { viewer: 'visitor' } as const;
const advert = { ref: 'spring' } as const;

/** Opens a landing page from an advert. */
const lander = (options: ScreenOptions = {}) =>
  screen('landers-iconslanding', { ...options, query: advert, globals: { ...visitor, ...options.globals } });

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

/** Two equal buttons, and a link to all cookies. It is one of the first stops of the keyboard and covers nothing. */
export const Banner = lander({
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
});

export const BannerInNocturne = inNocturne(Banner);
export const BannerInNocturneLight = inNocturne(Banner, 'light');

/** Where the source opens nothing, it is stored after accepting only, and the question says so. */
export const BannerWhereNothingOpens = lander({
  fixed: 'On Linden Lane everybody may search and join.',
  globals: { template: 'classic' },
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: t('cookieConsent:label') }));
    await expect(banner.getByText(t('cookieConsent:termsUnneeded'))).toBeVisible();
  },
});

export const BannerWhereSearchOpens = lander({
  fixed: 'On Velvet Hour visitors of adverts may search.',
  globals: { template: 'nocturne' },
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: t('cookieConsent:label') }));
    await expect(banner.getByText(t('cookieConsent:terms'))).toBeVisible();
  },
});

export const Accepts = chooses('accept');
export const Rejects = chooses('reject');

const isNotAsked: NonNullable<ScreenOptions['play']> = async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: t('signUp:email') });
  await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
};

export const AfterAccepting = lander({ consent: 'accepted', play: isNotAsked });
export const AfterRejecting = lander({ consent: 'rejected', play: isNotAsked });

/** A visitor whom no advert has sent is asked nothing. */
export const WithoutSource = screen('landers-iconslanding', { globals: visitor, play: isNotAsked });

/** A conversation is as high as the window, so the question waits for another page. */
export const NotInConversations = screen('chats', {
  query: advert,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: t('shell:chats') });
    await expect(canvas.queryByRole('region', { name: t('cookieConsent:label') })).toBeNull();
  },
});

export const BannerOnContentPage = screen('pages-faq', { query: advert, globals: visitor });

const phone = { viewport: 'phone', fixed: CHECKED_LOOK } as const;

export const BannerInGerman = lander({
  ...phone,
  globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
});
export const BannerInPolish = lander({
  ...phone,
  globals: { template: 'classic', scheme: 'light', language: 'pl' },
});
export const BannerInFrench = lander({
  ...phone,
  globals: { template: 'classic', scheme: 'dark', language: 'fr' },
});
