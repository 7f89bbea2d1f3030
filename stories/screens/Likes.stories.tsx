import type { World } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, others, currentWorld } from '../world.ts';
import { cardsIn, longNames, staysWithin } from '../states.ts';

const meta = { title: 'Screens/Likes/Page' } satisfies Meta;
export default meta;

type Kind = 'received' | 'sent' | 'mutual';

const DAY = 86_400_000;

/** Adds likes with five members: two seen, one unseen, one sent and one mutual. */
function arrange(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const [seenMember, olderMember, freshMember, sentMember, mutualMember] = others(world).filter(
    ({ fictional }) => !fictional,
  );
  const subtractDays = (days: number) => new Date(world.now().getTime() - days * DAY).toISOString();
  for (const [person, name] of [
    [seenMember, 'Sascha'],
    [olderMember, 'Kim'],
    [freshMember, 'Noa'],
    [sentMember, 'Charlie'],
    [mutualMember, 'Robin'],
  ] as const)
    person!.name = name;
  world.likes = [
    { from: seenMember!.id, to: viewerId, at: subtractDays(1), isNew: false },
    { from: olderMember!.id, to: viewerId, at: subtractDays(9), isNew: false },
    { from: freshMember!.id, to: viewerId, at: subtractDays(5), isNew: true },
    { from: mutualMember!.id, to: viewerId, at: subtractDays(7), isNew: false },
    { from: viewerId, to: sentMember!.id, at: subtractDays(2), isNew: false },
    { from: viewerId, to: mutualMember!.id, at: subtractDays(3), isNew: false },
  ];
}

const likes = (kind: Kind, { world: rest, ...options }: ScreenOptions = {}): StoryObj =>
  screenAt(
    `/likes/${kind}`,
    { ...options, world: withWorld(rest?.change ?? arrange, rest?.faults ? { faults: rest.faults } : {}) },
    'likes-type',
  );

const readNames = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main article')].map((card) => card.getAttribute('aria-label'));

const expectNames = (root: HTMLElement, names: string[]) =>
  waitFor(() => expect(readNames(root)).toEqual(names));

/** Lists unseen likes first and marks them as new. */
export const Received: StoryObj = {
  ...likes('received', {
    spec: ['likes.new-first'],
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(readNames(canvasElement)[0]).toBe('Noa'));
      await expect(readNames(canvasElement)).toHaveLength(4);
      await expect(within(canvas.getByLabelText('Noa')).getByText(t('likes:new'))).toBeVisible();
      await expect(canvas.getAllByText(t('likes:new'))).toHaveLength(1);
    },
  }),
};

/** Keeps new likes in their place on a site that does not put them first. */
export const OrderOfTheServer: StoryObj = {
  name: 'New likes in their place',
  ...likes('received', {
    spec: ['settings.template-features'],
    world: withWorld((world) => {
      arrange(world);
      world.settings.likes = { ...world.settings.likes, newFirst: false };
    }),
    play: async ({ canvas, canvasElement }) => {
      await expectNames(canvasElement, ['Sascha', 'Kim', 'Noa', 'Robin']);
      await expect(within(canvas.getByLabelText('Noa')).getByText(t('likes:new'))).toBeVisible();
    },
  }),
};

/** Shows two lists on a site without the tab of mutual likes. */
export const WithoutMutual: StoryObj = {
  name: 'Without mutual likes',
  ...likes('received', {
    spec: ['settings.template-features'],
    world: withWorld((world) => {
      arrange(world);
      world.settings.likes = { ...world.settings.likes, mutualTab: false };
    }),
    play: async ({ canvas }) => {
      const tabs = within(await canvas.findByRole('navigation', { name: t('shell:likes') }));
      await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        t('likes:types.received'),
        t('likes:types.sent'),
      ]);
    },
  }),
};

/** Responds with 404 to the list of mutual likes on a site without it. */
export const MutualNotFound: StoryObj = {
  name: 'Mutual likes not found',
  ...likes('mutual', {
    world: withWorld((world) => {
      arrange(world);
      world.settings.likes = { ...world.settings.likes, mutualTab: false };
    }),
    play: async ({ canvas }) => void (await canvas.findByText('404')),
  }),
};

/** Lists received likes at the address without a type. */
export const WithoutType: StoryObj = {
  name: 'Address without a type',
  ...screen('likes', {
    world: withWorld(arrange),
    play: ({ canvasElement }) => waitFor(() => expect(readNames(canvasElement)[0]).toBe('Noa')),
  }),
};

/** Shows only like, report and block buttons on the cards. */
export const NoChatOrVisit: StoryObj = {
  name: 'Buttons on the cards',
  ...likes('received', {
    spec: ['likes.chat-button-hidden', 'likes.visit-button-hidden'],
    play: async ({ canvas }) => {
      const card = within(await canvas.findByLabelText('Noa'));
      const names = card.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
      await expect(names).toEqual([
        t('likes:like', { name: 'Noa' }),
        t('common:safety.open', { name: 'Noa' }),
      ]);
    },
  }),
};

/** Removes the new label after the profile was opened. */
export const OpenedLike: StoryObj = {
  name: 'New like opened',
  ...likes('received', {
    spec: ['likes.opening-clears-new-flag'],
    play: async ({ canvas }) => {
      const card = await canvas.findByLabelText('Noa');
      await userEvent.click(within(card).getByRole('link'));
      await canvas.findByRole('heading', { level: 1, name: /^Noa/ });
      await waitFor(() => expect(currentWorld().likes.some(({ isNew }) => isNew)).toBe(false));
      await userEvent.click(canvas.getAllByRole('link', { name: containing(t('shell:likes')) })[0]!);
      await canvas.findByLabelText('Noa');
      await expect(canvas.queryByText(t('likes:new'))).toBeNull();
    },
  }),
};

/** Lists sent likes, newest first. */
export const Sent: StoryObj = {
  ...likes('sent', {
    play: async ({ canvas, canvasElement }) => {
      await expectNames(canvasElement, ['Charlie', 'Robin']);
      await expect(canvas.getByRole('link', { name: t('likes:types.sent') })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  }),
};

/** Removes an unliked member and focuses the next heart. */
export const Unliked: StoryObj = {
  name: 'Last like taken back',
  ...likes('sent', {
    play: async ({ canvas, canvasElement }) => {
      await expectNames(canvasElement, ['Charlie', 'Robin']);
      const heart = (name: string) => canvas.getByRole('button', { name: t('likes:like', { name }) });
      heart('Charlie').focus();
      await userEvent.keyboard('{Enter}');
      await expectNames(canvasElement, ['Robin']);
      await expect(heart('Robin')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(t('likes:empty.sent'));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  }),
};

/** Lists the members who like each other. */
export const Mutual: StoryObj = {
  name: 'Mutual likes',
  ...likes('mutual', { play: ({ canvasElement }) => expectNames(canvasElement, ['Robin']) }),
};

const empty = (kind: Kind): StoryObj =>
  likes(kind, {
    world: { change: (world) => void (world.likes = []) },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t(`likes:empty.${kind}`))).toBeVisible();
      await expect(canvas.getByRole('link', { name: t('likes:empty.action') })).toHaveAttribute(
        'href',
        '/members',
      );
    },
  });

/** Leads to the search when nobody has liked the member yet. */
export const NoneReceived: StoryObj = { name: 'No received likes', ...empty('received') };
/** Leads to the search when the member has liked nobody yet. */
export const NoneSent: StoryObj = { name: 'No sent likes', ...empty('sent') };
/** Leads to the search when no like is mutual yet. */
export const NoneMutual: StoryObj = { name: 'No mutual likes', ...empty('mutual') };

/** Offers a retry when the likes fail to load. */
export const Failing: StoryObj = {
  name: 'Likes fail to load',
  tags: ['fault'],
  ...likes('sent', {
    world: { faults: { getLikes: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('likes:failed'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expectNames(canvasElement, []);
    },
  }),
};

/** Shows the likes after a retry. */
export const Retried: StoryObj = {
  name: 'Likes after a retry',
  tags: ['fault'],
  ...likes('sent', {
    world: { faults: { getLikes: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('likes:failed'));
      currentWorld().faults.clear();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await expectNames(canvasElement, ['Charlie', 'Robin']);
    },
  }),
};

/** Shows placeholders while the likes load. */
export const Placeholders: StoryObj = {
  name: 'Likes loading',
  tags: ['fault'],
  ...screen('likes', {
    world: { faults: { getLikes: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(await canvas.findByLabelText(t('common:loading'))).toBeInTheDocument();
      await expect(cardsIn(canvasElement)).toHaveLength(0);
    },
  }),
};

/** Fits the longest names on a phone. */
export const LongNames: StoryObj = {
  name: 'Longest names',
  ...screen('likes', {
    fixed: 'Long names are tightest on a phone. Open Received for another width.',
    world: longNames('pl'),
    viewport: 'phone',
    play: staysWithin,
  }),
};

/** Offers a retry when every call fails. */
export const EveryCallFails: StoryObj = {
  name: 'Every call fails',
  tags: ['fault'],
  ...screen('likes', {
    fixed: 'Every call fails here. Open Received for another network.',
    globals: { network: 'failing' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
    },
  }),
};
