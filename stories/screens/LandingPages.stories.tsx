import type { RouteName } from '@meetcute/core';
import { country, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { expectLander } from '../landers.ts';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Landing pages/Page' } satisfies Meta;
export default meta;

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
    play: async ({ canvasElement }) => {
      await expectLander(canvasElement, layout, title);
      await more(canvasElement);
    },
  });

/** Starts the film on its own, unless motion is reduced, with a button that stops it. */
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

/** Shows a gallery of members below the form. */
export const Gallery = lander('landers-gallery', 'empty', () => t('landers:gallery.heading'));
/** Shows the map of the country from which the page is opened. */
export const CountryMap: StoryObj = {
  name: 'Country map',
  ...lander(
    'landers-maplanding',
    'lander',
    () => t('landers:map.heading'),
    async (root) => {
      await expect(
        await within(root).findByRole('img', {
          name: t('landers:map.label', {
            country: country(currentWorld().settings.geoip_country ?? currentWorld().settings.country),
          }),
        }),
      ).toBeVisible();
    },
  ),
};
/** Joins beside a question about tonight. */
export const AloneTonight: StoryObj = {
  name: 'Alone tonight',
  ...lander('landers-alonetonight', 'lander', () => t('landers:alone.heading')),
};
/** Gives three reasons to join, each with an icon. */
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
/** Shows an example of a network. */
export const SocialNetwork: StoryObj = {
  name: 'Social network',
  ...lander(
    'landers-socialnetwork',
    'lander',
    () => t('landers:social.heading'),
    async (root) => {
      await expect(within(root).getByText(t('landers:social.example'))).toBeVisible();
    },
  ),
};
/** Shows a collage of members beside the form. */
export const Collage = lander('landers-collagelanding', 'empty', () => t('landers:collage.heading'));
/** Says three words over a film. */
export const TransitionsVideo: StoryObj = {
  name: 'Film with three words',
  ...lander(
    'landers-transitionsvideolanding-slug',
    'empty',
    () =>
      `${t('landers:transitions.one')}. ${t('landers:transitions.two')}. ${t('landers:transitions.three')}.`,
  ),
};

/** Shows a few profiles where visitors may search, with labels of fictional ones. */
export const GalleryWithProfiles: StoryObj = {
  name: 'Gallery with profiles',
  tags: ['legal'],
  ...lander(
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
      world: withWorld((world) => {
        world.settings.logged_out_search = 'all';
        for (const { profile } of world.members.values()) profile.fictional = true;
      }),
    },
  ),
};

/** Shows no profiles where the search is closed. */
export const GalleryWithoutProfiles: StoryObj = {
  name: 'Gallery without profiles',
  ...lander(
    'landers-gallery',
    'empty',
    () => t('landers:gallery.heading'),
    async (root) => {
      await expect(within(root).queryByRole('list', { name: t('landers:members') })).toBeNull();
      await expect(within(root).getByText(t('landers:gallery.leadWithoutProfiles'))).toBeVisible();
      await expect(within(root).queryByText(t('landers:gallery.lead'))).toBeNull();
    },
    { world: { change: ({ settings }) => void (settings.logged_out_search = 'none') } },
  ),
};

/** Where the search is closed, each of the two pages has a picture of its own. */
const createClosedLander = (route: RouteName, title: () => string): StoryObj =>
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
      world: { change: ({ settings }) => void (settings.logged_out_search = 'none') },
    },
  );

/** Shows a picture of its own where the search is closed. */
export const GalleryClosed: StoryObj = {
  name: 'Picture of the gallery',
  tags: ['full'],
  ...createClosedLander('landers-gallery', () => t('landers:gallery.heading')),
};
/** Shows a picture of its own where the search is closed. */
export const CollageClosed: StoryObj = {
  name: 'Picture of the collage',
  tags: ['full'],
  ...createClosedLander('landers-collagelanding', () => t('landers:collage.heading')),
};
/** Goes on with the wizard on the page of the sign-up. */
export const Joins: StoryObj = {
  name: 'Second step',
  ...lander(
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
      await expect(await page.findByText(t('signUp:step', { step: 2, count: 6 }))).toBeVisible();
    },
  ),
};

/** Explains an invitation-only site instead of the form. */
export const InviteOnly: StoryObj = {
  name: 'Invitation only',
  ...screen('landers-iconslanding', {
    world: { change: ({ settings }) => void (settings.signups = 'invite') },
    play: async ({ canvas }) => {
      const { name } = currentWorld().settings;
      await expect(await canvas.findByText(t('shell:inviteOnly', { siteName: name }))).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: t('signUp:email') })).toBeNull();
    },
  }),
};
