import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, others } from '../world.ts';
import { longest } from '../long-names.ts';

const meta = { title: 'Screens/States' } satisfies Meta;
export default meta;

type Play = NonNullable<ScreenOptions['play']>;

/** Returns a world parameter with the longest names and cities, and four likes for the viewer. */
const longNames = (language: 'de' | 'pl') =>
  withWorld((of) => {
    for (const profile of others(of)) Object.assign(profile, longest[language]);
    const own = viewerOf(of).profile.id;
    of.likes = others(of)
      .slice(0, 4)
      .map(({ id }) => ({ from: id, to: own, at: of.now().toISOString(), isNew: true }));
  });

/** Expects one heading and no horizontal overflow. */
const staysWithin: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findAllByText(/^(Wolfe|Brzę)/);
  const main = canvasElement.querySelector('main')!;
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
};

/** Returns the cards that are not placeholders. */
const cardsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('main article')].filter((card) => !card.closest('[inert]'));

/** Expects a busy placeholder and no cards. */
const holdsThePlace: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(await canvas.findByLabelText(/^Loading/)).toBeInTheDocument();
  await expect(cardsIn(canvasElement)).toHaveLength(0);
};

export const LikesLoading: StoryObj = {
  name: 'Likes: placeholders while loading',
  ...screen('likes', { world: { faults: { getLikes: { kind: 'hang' } } }, play: holdsThePlace }),
};

export const LikesLongNames: StoryObj = {
  name: 'Likes: fits the longest names, in Polish',
  ...screen('likes', {
    globals: { language: 'pl' },
    world: longNames('pl'),
    viewport: 'phone',
    play: staysWithin,
  }),
};

export const HomeLoading: StoryObj = {
  name: 'Home: shows the page while suggestions load',
  ...screen('index', {
    globals: { viewer: 'member' },
    world: { faults: { getSuggestions: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(cardsIn(canvasElement)).toHaveLength(0);
    },
  }),
};

export const HomeLongNames: StoryObj = {
  name: 'Home: fits the longest names, in nocturne and German',
  ...screen('index', {
    globals: { viewer: 'member', template: 'nocturne', scheme: 'dark', language: 'de' },
    world: longNames('de'),
    viewport: 'phone',
    play: staysWithin,
  }),
};

export const ProfileLoading: StoryObj = {
  name: 'Profile: placeholder while loading',
  ...screenAt(
    '/members/somebody',
    {
      world: { faults: { getProfile: { kind: 'hang' } } },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1 });
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    },
    'members-memberId',
  ),
};

export const LoginBusy: StoryObj = {
  name: 'Log in: pending button keeps the input',
  ...screen('login', {
    globals: { viewer: 'visitor' },
    world: { faults: { login: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Email address'), 'robin@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'a quiet lantern');
      const button = canvas.getByRole('button', { name: /Log in/ });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(canvas.getByLabelText('Email address')).toHaveValue('robin@example.com');
    },
  }),
};

export const SearchOnASlowLine: StoryObj = {
  name: 'Search on a slow connection',
  ...screen('members', { globals: { network: 'slow' } }),
};

export const LikesWhereEveryCallFails: StoryObj = {
  name: 'Likes: offers a retry when every call fails',
  ...screen('likes', {
    globals: { network: 'failing' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  }),
};
