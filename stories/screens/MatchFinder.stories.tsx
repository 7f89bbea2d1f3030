import { noFilters } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { anything, fromNow, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { nextCard, nextPhoto, onTop, people, swipe, topCard } from '../deck.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, viewerOf, others, currentWorld } from '../world.ts';

const meta = {
  title: 'Screens/Match finder/Page (swipe deck)',
  id: 'screens-match-finder-page',
} satisfies Meta;
export default meta;

const finder = (options: ScreenOptions = {}): StoryObj => screen('match-finder', options);
const three = withWorld(people('Ada', 'Bea', 'Cleo'));
const onAPhone = {
  viewport: 'phone',
  fixed: 'A finger swipes on a phone. Open “By button” to see the cards at another width.',
} as const;
const closedSearch = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
const likeOf = (canvas: Canvas) =>
  canvas.getByRole('button', { name: t('matchFinder:likeName', { name: 'Ada' }) });
const listGivenLikes = () =>
  currentWorld().likes.filter(({ from }) => from === viewerOf(currentWorld()).profile.id);

/** Shows one large card with the next ones below. */
export const Member: StoryObj = {
  name: 'Cards',
  ...finder({
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
      await expect(canvas.getByRole('heading', { level: 1, name: t('matchFinder:title') })).toBeVisible();
      await expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'empty');
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    },
  }),
};

/** Responds with 404 on a site without a match finder. */
export const NotFound: StoryObj = {
  name: 'Site without a match finder',
  ...finder({
    spec: ['settings.template-features'],
    world: withWorld(({ settings }) => void Object.assign(settings.navigation, { matchFinder: false })),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: t('matchFinder:title') })).toBeNull();
    },
  }),
};

/** Likes with the right arrow, skips with the left one, and undoes with Backspace. */
export const ByKeyboard: StoryObj = {
  name: 'By keyboard',
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await userEvent.keyboard('{ArrowRight}');
      await onTop(canvasElement, 'Bea');
      await expect(
        canvas.getByText(t('matchFinder:announcement.liked', { name: 'Ada' }), { exact: false }),
      ).toBeInTheDocument();
      await waitFor(() => expect(listGivenLikes()).toHaveLength(1));
      await userEvent.keyboard('{ArrowLeft}');
      await onTop(canvasElement, 'Cleo');
      await userEvent.keyboard('{Backspace}{Backspace}');
      await onTop(canvasElement, 'Ada');
      await waitFor(() => expect(listGivenLikes()).toHaveLength(0));
    },
  }),
};

/** Likes to the right, skips to the left, and returns a card after a short swipe. */
export const ByTouch: StoryObj = {
  name: 'By touch',
  ...finder({
    world: three,
    ...onAPhone,
    play: async ({ canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 15);
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 260);
      await onTop(canvasElement, 'Bea');
      await waitFor(() => expect(listGivenLikes()).toHaveLength(1));
      await swipe(canvasElement, -260);
      await onTop(canvasElement, 'Cleo');
      await expect(listGivenLikes()).toHaveLength(1);
    },
  }),
};

/** Skips, undoes and likes with buttons, and links to profile and report. */
export const ByButton: StoryObj = {
  name: 'By button',
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await expect(canvas.getByRole('button', { name: t('matchFinder:undoLast') })).toHaveAttribute(
        'aria-disabled',
      );
      await expect(
        canvas.getByRole('link', { name: t('matchFinder:profileName', { name: 'Ada' }) }),
      ).toBeVisible();
      await expect(
        within(topCard(canvasElement)!).getByRole('button', {
          name: t('common:safety.open', { name: 'Ada' }),
        }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:skipName', { name: 'Ada' }) }));
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:undoLast') }));
      await onTop(canvasElement, 'Ada');
      const like = likeOf(canvas);
      await userEvent.click(like);
      await onTop(canvasElement, 'Bea');
      await expect(like).toHaveFocus();
      await waitFor(() => expect(listGivenLikes()).toHaveLength(1));
    },
  }),
};

/** Shows what happens when a dragged card is released, and who is next below it. */
export const Dragged: StoryObj = {
  name: 'Dragged card',
  ...finder({
    world: three,
    ...onAPhone,
    play: async ({ canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await expect(within(nextCard(canvasElement)).getByText('Bea', { exact: false })).not.toBeVisible();
      await swipe(canvasElement, 120, false);
      await expect(topCard(canvasElement)).toHaveAttribute('data-dragged');
      await waitFor(() =>
        expect(within(nextCard(canvasElement)).getByText('Bea', { exact: false })).toBeVisible(),
      );
      await waitFor(() => expect(nextPhoto(canvasElement).naturalWidth).toBeGreaterThan(0));
      await expect(nextPhoto(canvasElement)).toBeVisible();
      await expect(getComputedStyle(nextPhoto(canvasElement)).filter).toBe('none');
    },
  }),
};

/** Returns the card and shows an error when a like fails. */
export const LikeFails: StoryObj = {
  name: 'Like fails',
  tags: ['fault'],
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      setFault(currentWorld(), 'likeProfile', { kind: 'error', code: 'forbidden' });
      await userEvent.click(likeOf(canvas));
      await canvas.findByText(t('matchFinder:failed.like', { name: 'Ada' }));
      await onTop(canvasElement, 'Ada');
      await expect(likeOf(canvas)).toBeEnabled();
    },
  }),
};

/** Returns the card of a like that came too fast, and names the wait. */
export const LikeLimit: StoryObj = {
  name: 'Too many likes',
  tags: ['fault'],
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      setFault(currentWorld(), 'likeProfile', { kind: 'error', code: 'too_many_requests', retryAfter: 1200 });
      await userEvent.click(likeOf(canvas));
      await canvas.findByText(t('matchFinder:failed.like', { name: 'Ada' }));
      await expect(canvas.getByText(t('error:wait', { when: fromNow(20, 'minute') }))).toBeVisible();
      await onTop(canvasElement, 'Ada');
    },
  }),
};

/** Offers skipped profiles and a broader search at the end, where nobody is left to judge. */
export const Ended: StoryObj = {
  name: 'No more cards',
  ...finder({
    world: withWorld(people('Ada', 'Bea')),
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
      await expect(await canvas.findByText(t('matchFinder:ended.title'))).toBeVisible();
      await expect(canvas.getByRole('link', { name: t('matchFinder:empty.action') })).toHaveAttribute(
        'href',
        '/members',
      );
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:ended.restart') }));
      await onTop(canvasElement, 'Bea');
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:skipName', { name: 'Bea' }) }));
      await canvas.findByText(t('matchFinder:ended.title'));
      await waitFor(() => expect(canvas.queryByRole('button', { name: t('matchFinder:skip') })).toBeNull());
      await expect(canvas.queryByRole('button', { name: t('matchFinder:like') })).toBeNull();
      await expect(canvas.getByRole('button', { name: t('matchFinder:undoLast') })).toHaveFocus();
    },
  }),
};

/** Shows the cards of a wider search where the member’s filters find nobody. */
export const Widened: StoryObj = {
  name: 'Filters that find nobody',
  ...finder({
    world: withWorld((world) => {
      people('Ada')(world);
      viewerOf(world).lastFilters = { ...noFilters, min_age: 66 };
      others(world)[0]!.age = 40;
    }),
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await expect(canvas.getByText(t('matchFinder:widened'))).toBeVisible();
      await expect(likeOf(canvas)).toBeEnabled();
    },
  }),
};

/** Offers a broader search without results. */
export const Empty: StoryObj = {
  name: 'Nobody found',
  ...finder({
    world: withWorld((world) => others(world).forEach(({ id }) => world.members.delete(id))),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('matchFinder:empty.title'))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('matchFinder:like') })).toBeNull();
    },
  }),
};

/** Offers a retry when cards fail to load. */
export const Failing: StoryObj = {
  name: 'Cards fail to load',
  tags: ['fault'],
  ...finder({
    world: withWorld(people('Ada'), { faults: { search: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('matchFinder:loadFailed.title'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByRole('article')).toBeNull();
    },
  }),
};

/** Shows cards after a retry. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...finder({
    world: withWorld(people('Ada'), { faults: { search: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas, canvasElement }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await onTop(canvasElement, 'Ada');
    },
  }),
};

/** Shows an error while offline and offers a retry. */
export const Offline: StoryObj = {
  name: 'Offline',
  tags: ['fault'],
  ...finder({
    fixed: 'The story is about being offline. Open “Cards” to change the network.',
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
};

/** Shows placeholders of cards while loading. */
export const Loading: StoryObj = {
  name: 'Loading',
  tags: ['fault'],
  ...finder({
    world: { faults: { search: { kind: 'hang' } } },
    patience: 0,
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('matchFinder:title') });
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
    },
  }),
};

/** Labels a fictional profile on its card and in its announcement. */
export const Fictional: StoryObj = {
  name: 'Fictional profile',
  tags: ['legal'],
  ...finder({
    world: withWorld((world) => {
      people('Ada', 'Bea')(world);
      others(world)[1]!.fictional = true;
    }),
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await userEvent.keyboard('{ArrowLeft}');
      await onTop(canvasElement, 'Bea');
      await expect(within(topCard(canvasElement)!).getByText(t('common:fictional.label'))).toBeVisible();
      const { name, age, city } = others(currentWorld())[1]!;
      const who = [name, age, city, t('common:fictional.label')].join(', ');
      await expect(canvas.getByText(t('matchFinder:announcement.now', { who }))).toBeInTheDocument();
    },
  }),
};

/** Leaves out profiles that are already liked. */
export const LikedBefore: StoryObj = {
  name: 'Without liked profiles',
  ...finder({
    world: withWorld((world) => {
      people('Ada', 'Bea')(world);
      const [first] = others(world);
      world.likes = [
        { from: viewerOf(world).profile.id, to: first!.id, at: world.now().toISOString(), isNew: false },
      ];
    }),
    play: ({ canvasElement }) => onTop(canvasElement, 'Bea'),
  }),
};

/** Lets a visitor skip in an open search, and asks to join before a like. */
export const Visitor: StoryObj = {
  name: 'Visitor',
  ...finder({
    fixed: 'Visitors see other buttons than members. Open “By button” to see those of a member.',
    globals: { viewer: 'visitor' },
    world: withWorld((world) => void (world.settings.logged_out_search = 'all')),
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
      const first = topCard(canvasElement)!.getAttribute('aria-label');
      await expect(
        canvas.queryByRole('button', { name: matching(t('matchFinder:likeName', { name: anything })) }),
      ).toBeNull();
      await expect(canvas.queryByRole('button', { name: t('matchFinder:like') })).toBeNull();
      await expect(canvas.getByRole('link', { name: t('matchFinder:visitor.joinToLike') })).toHaveAttribute(
        'href',
        '/signup',
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(topCard(canvasElement)).toHaveAttribute('aria-label', first!);
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(topCard(canvasElement)).not.toHaveAttribute('aria-label', first!));
    },
  }),
};

/** Shows a visitor how to join where the search is for members only. */
export const ClosedToVisitors: StoryObj = {
  name: 'Closed to visitors',
  ...finder({
    fixed: 'Members can always search. Open “Cards” to see the page as a member.',
    globals: { viewer: 'visitor' },
    world: withWorld(({ settings }) => void Object.assign(settings, closedSearch)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: t('matchFinder:visitor.join') })).toHaveAttribute(
        'href',
        '/signup',
      );
      await expect(canvas.getByRole('link', { name: t('matchFinder:visitor.login') })).toHaveAttribute(
        'href',
        '/login?next=%2Fmatch-finder',
      );
      await expect(canvas.queryByRole('article')).toBeNull();
    },
  }),
};
