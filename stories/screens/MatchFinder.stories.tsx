import { setFault } from '@meetcute/mocks';
import { anything, fromNow, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { onTop, people, swipe, topCard } from '../deck.ts';
import { withWorld, viewerOf, others, world } from '../world.ts';

const meta = { title: 'Screens/Match finder/Page' } satisfies Meta;
export default meta;

const finder = (options: ScreenOptions = {}): StoryObj => screen('match-finder', options);
const three = withWorld(people('Ada', 'Bea', 'Cleo'));
const given = () => world().likes.filter(({ from }) => from === viewerOf(world()).profile.id);

export const Member: StoryObj = {
  name: 'Shows one large card with the next ones below',
  ...finder({
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
      await expect(canvas.getByRole('heading', { level: 1, name: t('matchFinder:title') })).toBeVisible();
      await expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'empty');
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    },
  }),
};

export const NotFound: StoryObj = {
  name: 'Responds with 404 on a site without a match finder',
  ...finder({
    spec: ['settings.template-features'],
    world: withWorld(({ settings }) => {
      settings.navigation = { ...settings.navigation, matchFinder: false };
    }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: t('matchFinder:title') })).toBeNull();
    },
  }),
};

export const ByKeyboard: StoryObj = {
  name: 'Keyboard: right arrow likes, left arrow skips, Backspace undoes',
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await userEvent.keyboard('{ArrowRight}');
      await onTop(canvasElement, 'Bea');
      await expect(
        canvas.getByText(t('matchFinder:announcement.liked', { name: 'Ada' }), { exact: false }),
      ).toBeInTheDocument();
      await waitFor(() => expect(given()).toHaveLength(1));
      await userEvent.keyboard('{ArrowLeft}');
      await onTop(canvasElement, 'Cleo');
      await userEvent.keyboard('{Backspace}{Backspace}');
      await onTop(canvasElement, 'Ada');
      await waitFor(() => expect(given()).toHaveLength(0));
    },
  }),
};

export const ByTouch: StoryObj = {
  name: 'Touch: right likes, left skips, and a short swipe returns the card',
  ...finder({
    world: three,
    viewport: 'phone',
    play: async ({ canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 15);
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 260);
      await onTop(canvasElement, 'Bea');
      await waitFor(() => expect(given()).toHaveLength(1));
      await swipe(canvasElement, -260);
      await onTop(canvasElement, 'Cleo');
      await expect(given()).toHaveLength(1);
    },
  }),
};

export const ByButton: StoryObj = {
  name: 'Buttons: skip, undo and like, with links to profile and report',
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
      const like = canvas.getByRole('button', { name: t('matchFinder:likeName', { name: 'Ada' }) });
      await userEvent.click(like);
      await onTop(canvasElement, 'Bea');
      await expect(like).toHaveFocus();
      await waitFor(() => expect(given()).toHaveLength(1));
    },
  }),
};

export const Dragged: StoryObj = {
  name: 'Shows the result of releasing a dragged card',
  ...finder({
    world: three,
    viewport: 'phone',
    play: async ({ canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 120, false);
      await expect(topCard(canvasElement)).toHaveAttribute('data-dragged');
    },
  }),
};

export const LikeFails: StoryObj = {
  name: 'Returns the card and shows an error when a like fails',
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      setFault(world(), 'likeProfile', { kind: 'error', code: 'forbidden' });
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:likeName', { name: 'Ada' }) }));
      await canvas.findByText(t('matchFinder:failed.like', { name: 'Ada' }));
      await onTop(canvasElement, 'Ada');
      await expect(
        canvas.getByRole('button', { name: t('matchFinder:likeName', { name: 'Ada' }) }),
      ).toBeEnabled();
    },
  }),
};

export const LikeLimit: StoryObj = {
  name: 'Returns the card of a like that came too fast, and names the wait',
  ...finder({
    world: three,
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      setFault(world(), 'likeProfile', { kind: 'error', code: 'too_many_requests', retryAfter: 1200 });
      await userEvent.click(canvas.getByRole('button', { name: t('matchFinder:likeName', { name: 'Ada' }) }));
      await canvas.findByText(t('matchFinder:failed.like', { name: 'Ada' }));
      await expect(canvas.getByText(t('error:wait', { when: fromNow(20, 'minute') }))).toBeVisible();
      await onTop(canvasElement, 'Ada');
    },
  }),
};

export const Ended: StoryObj = {
  name: 'Offers skipped profiles and a broader search at the end',
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
      await userEvent.keyboard('{ArrowLeft}');
      await canvas.findByText(t('matchFinder:ended.title'));
    },
  }),
};

export const Empty: StoryObj = {
  name: 'Offers a broader search without results',
  ...finder({
    world: withWorld((of) => others(of).forEach(({ id }) => of.members.delete(id))),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('matchFinder:empty.title'))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('matchFinder:like') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  }),
};

export const Failing: StoryObj = {
  name: 'Offers a retry when cards fail to load',
  ...finder({
    world: withWorld(people('Ada'), { faults: { search: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('matchFinder:loadFailed.title'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByRole('article')).toBeNull();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Shows cards after a retry',
  ...finder({
    world: withWorld(people('Ada'), { faults: { search: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas, canvasElement }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(retry);
      await onTop(canvasElement, 'Ada');
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Shows an error while offline and offers a retry',
  ...finder({
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
};

export const Loading: StoryObj = {
  name: 'Shows card placeholders while loading',
  ...finder({
    world: { faults: { search: { kind: 'hang' } } },
    patience: 0,
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('matchFinder:title') });
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible());
    },
  }),
};

export const Fictional: StoryObj = {
  name: 'Labels a fictional profile on its card and in its announcement',
  ...finder({
    world: withWorld((of) => {
      people('Ada', 'Bea')(of);
      others(of)[1]!.fictional = true;
    }),
    play: async ({ canvas, canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await userEvent.keyboard('{ArrowLeft}');
      await onTop(canvasElement, 'Bea');
      await expect(within(topCard(canvasElement)!).getByText(t('common:fictional.label'))).toBeVisible();
      const { name, age, city } = others(world())[1]!;
      const who = [name, age, city, t('common:fictional.label')].join(', ');
      await expect(canvas.getByText(t('matchFinder:announcement.now', { who }))).toBeInTheDocument();
    },
  }),
};

export const LikedBefore: StoryObj = {
  name: 'Leaves out profiles that are already liked',
  ...finder({
    world: withWorld((of) => {
      people('Ada', 'Bea')(of);
      const [first] = others(of);
      of.likes = [{ from: viewerOf(of).profile.id, to: first!.id, at: of.now().toISOString(), isNew: false }];
    }),
    play: ({ canvasElement }) => onTop(canvasElement, 'Bea'),
  }),
};

export const Visitor: StoryObj = {
  name: 'Lets a visitor skip in an open search, and asks to join before a like',
  ...finder({
    globals: { viewer: 'visitor' },
    world: withWorld((of) => {
      of.settings.logged_out_search = 'all';
    }),
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

export const ClosedToVisitors: StoryObj = {
  name: 'Shows a visitor how to join where the search is for members only',
  ...finder({
    globals: { viewer: 'visitor' },
    world: withWorld((of) => {
      of.settings.logged_out_search = 'none';
      of.settings.logged_out_search_trafficsource = 'none';
    }),
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
