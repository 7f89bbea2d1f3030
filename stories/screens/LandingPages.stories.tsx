import type { RouteName } from '@meetcute/core';
import { country, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { CAMPAIGN_ID, onShow } from '../campaign.ts';
import { expectDisclosures } from '../disclosures.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Landing pages/Page' } satisfies Meta;
export default meta;

/**
 * Expects the layout of a landing page with one heading, the form, the disclosures and no navigation that leads away.
 */
async function expectLander(
  root: HTMLElement,
  layout: 'empty' | 'lander',
  title: () => string,
): Promise<void> {
  const page = within(root);
  await expect(await page.findByRole('heading', { level: 1, name: matching(title()) })).toBeVisible();
  await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(root.querySelector(`[data-layout=${layout}] main h1`)).toBeVisible();
  await expect(page.queryByRole('navigation', { name: t('shell:mainNavigation') })).toBeNull();
  const card = within(root.querySelector<HTMLElement>('#join')!);
  await expect(card.getByRole('textbox', { name: t('signUp:email') })).toBeVisible();
  await expectDisclosures(root.querySelector<HTMLElement>('#join')!);
}

const lander = (
  route: RouteName,
  layout: 'empty' | 'lander',
  title: () => string,
  more: (root: HTMLElement) => Promise<void> = async () => {},
  options: ScreenOptions = {},
): StoryObj =>
  screen(route as 'landers-video', {
    spec: ['lander.layout-empty-or-lander', 'layout.four-layouts', 'shell.page-inside-layout'],
    ...options,
    globals: { viewer: 'visitor', ...options.globals },
    play: async ({ canvasElement }) => {
      await expectLander(canvasElement, layout, title);
      await more(canvasElement);
    },
  });

/** The film is decoration: it starts on its own, unless motion is reduced, and a button stops it. */
export const Video = lander(
  'landers-video',
  'empty',
  () => t('landers:video.heading'),
  async (root) => {
    const film = root.querySelector('video');
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    const stop = within(root).queryByRole('button', { name: t('landers:transitions.pause') });
    // A browser with reduced motion shows neither film nor button.
    if (stop === null) return;
    await userEvent.click(stop);
    await expect(within(root).getByRole('button', { name: t('landers:transitions.play') })).toBeVisible();
    await expect(film?.paused).toBe(true);
  },
);

export const Gallery = lander('landers-gallery', 'empty', () => t('landers:gallery.heading'));
export const CountryMap = lander(
  'landers-maplanding',
  'lander',
  () => t('landers:map.heading'),
  async (root) => {
    await expect(
      await within(root).findByRole('img', {
        name: matching(
          t('landers:map.label', {
            country: country(world().settings.geoip_country ?? world().settings.country),
          }),
        ),
      }),
    ).toBeVisible();
  },
);
export const AloneTonight = lander('landers-alonetonight', 'lander', () => t('landers:alone.heading'));
export const Icons = lander(
  'landers-iconslanding',
  'lander',
  () => t('landers:icons.heading'),
  async (root) => {
    await expect(
      within(root).getByRole('heading', { level: 2, name: t('landers:icons.calm') }),
    ).toBeVisible();
  },
);
export const SocialNetwork = lander(
  'landers-socialnetwork',
  'lander',
  () => t('landers:social.heading'),
  async (root) => {
    await expect(within(root).getByText(t('landers:social.example'))).toBeVisible();
  },
);
export const Collage = lander('landers-collagelanding', 'empty', () => t('landers:collage.heading'));
export const TransitionsVideo = lander(
  'landers-transitionsvideolanding-slug',
  'empty',
  () =>
    `${t('landers:transitions.one')}. ${t('landers:transitions.two')}. ${t('landers:transitions.three')}.`,
);

const openSearch = {
  fixed: 'Linden Lane shows profiles to visitors.',
  globals: { template: 'classic' },
} as const;

/** Where visitors may search, a few profiles are shown, and fictional ones are labelled. */
export const GalleryWithProfiles: StoryObj = lander(
  'landers-gallery',
  'empty',
  () => t('landers:gallery.heading'),
  async (root) => {
    const list = within(root).getByRole('list', { name: t('landers:members') });
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(list.querySelector('[data-part="fictional"]')).toBeVisible();
    await expect(within(root).getByText(t('landers:gallery.lead'))).toBeVisible();
  },
  {
    ...openSearch,
    world: withWorld((of) => {
      for (const { profile } of of.members.values()) profile.fictional = true;
    }),
  },
);

export const GalleryWithoutProfiles: StoryObj = lander(
  'landers-gallery',
  'empty',
  () => t('landers:gallery.heading'),
  async (root) => {
    await expect(within(root).queryByRole('list', { name: t('landers:members') })).toBeNull();
    await expect(within(root).getByText(t('landers:gallery.leadWithoutProfiles'))).toBeVisible();
    await expect(within(root).queryByText(t('landers:gallery.lead'))).toBeNull();
  },
  { ...openSearch, world: { change: ({ settings }) => void (settings.logged_out_search = 'none') } },
);

/** Where the search is closed, each of the two pages has a picture of its own. */
const closed = (route: RouteName, title: () => string, template: 'classic' | 'nocturne'): StoryObj =>
  lander(
    route,
    'empty',
    title,
    async (root) => {
      const picture = root.querySelector<HTMLImageElement>('[data-part="lander-stage"] img')!;
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(900));
      await expect(picture.src).toContain(route === 'landers-gallery' ? 'mosaic' : 'collage');
    },
    {
      fixed: CHECKED_LOOK,
      globals: { template },
      world: { change: ({ settings }) => void (settings.logged_out_search = 'none') },
    },
  );

export const GalleryClosed = closed('landers-gallery', () => t('landers:gallery.heading'), 'classic');
export const GalleryClosedInNocturne = closed(
  'landers-gallery',
  () => t('landers:gallery.heading'),
  'nocturne',
);
export const CollageClosed = closed('landers-collagelanding', () => t('landers:collage.heading'), 'classic');
export const CollageClosedInNocturne = closed(
  'landers-collagelanding',
  () => t('landers:collage.heading'),
  'nocturne',
);

/** Joining on a landing page goes on with the wizard on the page of the sign-up. */
export const Joins: StoryObj = lander(
  'landers-iconslanding',
  'lander',
  () => t('landers:icons.heading'),
  async (root) => {
    const page = within(root);
    await userEvent.type(page.getByRole('textbox', { name: t('signUp:email') }), 'lena.lander@example.com');
    await userEvent.type(page.getByRole('textbox', { name: t('signUp:name') }), 'Lena');
    await userEvent.type(page.getByLabelText(t('signUp:password'), { exact: true }), 'a-quiet-Lantern-42');
    await waitFor(() =>
      expect(page.getByRole('button', { name: t('signUp:submit') })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(page.getByRole('button', { name: t('signUp:submit') }));
    await expect(await page.findByText(t('signUp:step', { step: 2, count: 7 }))).toBeVisible();
  },
);

export const InviteOnly: StoryObj = {
  ...screen('landers-iconslanding', {
    globals: { viewer: 'visitor' },
    world: { change: ({ settings }) => void (settings.signups = 'invite') },
    play: async ({ canvas }) => {
      const { name } = world().settings;
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: name }))).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: t('signUp:email') })).toBeNull();
    },
  }),
};

const memberLander = (
  route: 'members-memberId-landing' | 'members-memberId-landing2-slug' | 'members-memberId-landing3-slug',
  layout: 'empty' | 'lander',
  title: () => string,
  options: ScreenOptions = {},
): StoryObj =>
  screen(route as 'members-memberId-landing', {
    params: { memberId: CAMPAIGN_ID },
    spec: ['lander.layout-empty-or-lander', 'layout.four-layouts', 'shell.page-inside-layout'],
    world: withWorld(onShow(true)),
    ...options,
    globals: { viewer: 'visitor', ...options.globals },
    play: async ({ canvasElement }) => {
      await expectLander(canvasElement, layout, title);
      await expect(
        within(canvasElement).getByRole('button', { name: t('signUp:campaign.submit') }),
      ).toBeVisible();
      await expect(
        canvasElement.querySelector('[data-part="lander-stage"] [data-part="fictional"]'),
      ).toBeVisible();
    },
  });

export const MemberPortrait = memberLander('members-memberId-landing', 'lander', () =>
  t('landers:member.hello', { name: 'Mirthe' }),
);
export const MemberCover = memberLander('members-memberId-landing2-slug', 'empty', () =>
  t('landers:member.meet', { name: 'Mirthe' }),
);
export const MemberAlbum = memberLander('members-memberId-landing3-slug', 'empty', () =>
  t('landers:member.more', { name: 'Mirthe' }),
);

export const MemberGone: StoryObj = screen('members-memberId-landing', {
  params: { memberId: 'nobody' },
  globals: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      t('landers:member.gone'),
    );
    await expect(canvas.getByRole('button', { name: t('signUp:submit') })).toBeVisible();
  },
});

const phone = { fixed: CHECKED_LOOK, viewport: 'phone' } as const;
const visitor = { viewer: 'visitor' } as const;
const dark = { ...visitor, template: 'nocturne', scheme: 'dark' } as const;

export const VideoInPolish = screen('landers-video', { ...phone, globals: { ...dark, language: 'pl' } });
export const CollageInGerman = screen('landers-collagelanding', {
  ...phone,
  globals: { ...visitor, language: 'de' },
});
export const MapInNocturne = screen('landers-maplanding', { viewport: 'desktop', globals: dark });
