import { LANGUAGES } from '@meetcute/contract';
import { notify, setFault } from '@meetcute/mocks';
import { containing, otherLanguage, t, type TextKey, textsIn, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation, receiveMessage, removeConversations } from '../conversations.ts';
import { withWorld, viewerOf, others, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Shell' } satisfies Meta;
export default meta;

/** Shows a banner about outdated content while offline. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...screen('index', {
    fixed: 'The story is about a device without a connection. Open Skip link to choose the network.',
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('shell:offline'))).toBeVisible();
    },
  }),
};

/** Accessible name of the bell, with any count. */
const bellName = () => containing(t('shell:notifications'));

/** Accessible name of a link with a count. */
const formatLinkName = (link: TextKey, words: string) => `${t(link)} ${words}`;

/** Links to the notifications with a bell beside the account. */
export const NothingNew: StoryObj = {
  name: 'Nothing new',
  ...screen('likes', {
    play: async ({ canvas }) => {
      const [bell] = await canvas.findAllByRole('link', { name: bellName() });
      await expect(bell).toHaveAccessibleName(t('shell:notifications'));
      await expect(bell).toHaveAttribute('href', '/notifications');
    },
  }),
};

/** Counts unread notifications on the bell until they were on screen. */
export const SomethingNew: StoryObj = {
  name: 'New notifications',
  ...screen('likes', {
    world: withWorld((world) =>
      notify(world, viewerOf(world).profile.id, { kind: 'account', account: 'new_session' }),
    ),
    play: async ({ canvas }) => {
      await canvas.findAllByRole('link', {
        name: formatLinkName('shell:notifications', t('shell:newNotifications', { count: 1 })),
      });
      await waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));
      const likerId = others(currentWorld()).find(({ fictional }) => !fictional)!.id;
      notify(currentWorld(), viewerOf(currentWorld()).profile.id, { kind: 'like', about: likerId });
      const [bell] = await canvas.findAllByRole('link', {
        name: formatLinkName('shell:notifications', t('shell:newNotifications', { count: 2 })),
      });
      await userEvent.click(bell!);
      await canvas.findByRole('list', { name: t('notifications:title') });
      await waitFor(() => expect(bell).toHaveAccessibleName(t('shell:notifications')));
    },
  }),
};

const linkPlaces = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part="navigation"][data-variant="bar"] a')].map((link) =>
    Math.round(link.getBoundingClientRect().left),
  );

/** Moves no link when counts arrive later. */
export const CountsMoveNothing: StoryObj = {
  name: 'Late counts on a desktop',
  ...screen('likes', {
    fixed: 'Links stand in a bar on a desktop. Open New notifications to see other widths.',
    viewport: 'desktop',
    world: withWorld((world) => {
      removeConversations(world);
      addConversation(world);
    }),
    play: async ({ canvas, canvasElement }) => {
      await canvas.findAllByRole('link', { name: t('shell:chats') });
      await waitFor(() => expect(currentWorld().listeners.size).toBeGreaterThan(0));
      const placesBefore = linkPlaces(canvasElement);
      receiveMessage(currentWorld(), 'Are you there?');
      await canvas.findAllByRole('link', {
        name: formatLinkName('shell:chats', t('shell:newMessages', { count: 1 })),
      });
      await expect(linkPlaces(canvasElement)).toEqual(placesBefore);
    },
  }),
};

/** Links no notifications on a site without them. */
export const NoBell: StoryObj = {
  name: 'Site without a bell',
  ...screen('likes', {
    spec: ['settings.template-features'],
    world: withWorld(({ settings }) => {
      settings.navigation = { ...settings.navigation, notifications: false };
    }),
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: t('shell:account') });
      await expect(canvas.queryByRole('link', { name: bellName() })).toBeNull();
    },
  }),
};

/** Site whose messages cost two credits, with a member who has twelve. */
const selling = (isLinked: boolean) =>
  withWorld((world) => {
    world.settings.message_credits = 2;
    world.settings.navigation = { ...world.settings.navigation, credits: isLinked };
    viewerOf(world).credits = 12;
  });

/** Links to the credits with their number where messages cost credits. */
export const Credits: StoryObj = {
  ...screen('likes', {
    spec: ['settings.template-features'],
    world: selling(true),
    play: async ({ canvas }) => {
      const [link] = await canvas.findAllByRole('link', { name: t('shell:credits', { count: 12 }) });
      await expect(link).toHaveAttribute('href', '/credits');
    },
  }),
};

/** Links no credits on a site that does not link them. */
export const CreditsNotLinked: StoryObj = {
  name: 'Site without a link to the credits',
  ...screen('likes', {
    spec: ['settings.template-features'],
    world: selling(false),
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: t('shell:account') });
      await expect(canvas.queryByRole('link', { name: t('shell:credits', { count: 12 }) })).toBeNull();
    },
  }),
};

const prices = (isSelling: boolean): StoryObj =>
  screen('pages-faq', {
    spec: ['settings.template-features'],
    world: withWorld(({ settings }) => {
      settings.navigation = { ...settings.navigation, credits: isSelling, premium: isSelling };
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1 });
      const link = within(await canvas.findByRole('contentinfo')).queryByRole('link', {
        name: t('shell:prices'),
      });
      if (isSelling) await expect(link).toHaveAttribute('href', '/pricing');
      else await expect(link).toBeNull();
    },
  });

/** Links to the prices from every footer. */
export const Prices: StoryObj = { name: 'Prices in the footer', tags: ['legal'], ...prices(true) };

/** Shows no prices in the footer where nothing is sold. */
export const NoPrices: StoryObj = { name: 'Nothing for sale', tags: ['legal'], ...prices(false) };

const matches = (isOn: boolean): StoryObj =>
  screen('likes', {
    spec: ['settings.template-features'],
    world: withWorld(({ settings }) => {
      settings.navigation = { ...settings.navigation, matchFinder: isOn };
    }),
    play: async ({ canvas }) => {
      const main = within(await canvas.findByRole('navigation', { name: t('shell:mainNavigation') }));
      await expect(main.getByRole('link', { name: containing(t('shell:likes')) })).toBeVisible();
      const link = main.queryByRole('link', { name: t('shell:matchFinder') });
      if (isOn) await expect(link).toHaveAttribute('href', '/match-finder');
      else await expect(link).toBeNull();
    },
  });

/** Links the match finder on a site that has one. */
export const Matches: StoryObj = { name: 'Site with a match finder', ...matches(true) };

/** Links no match finder on a site without one. */
export const NoMatches: StoryObj = { name: 'Site without a match finder', ...matches(false) };

/** Shows a three-pixel bar while a page loads slowly. */
export const Loading: StoryObj = {
  tags: ['fault'],
  ...screen('index', {
    spec: [
      'shell.loading-bar-on-top',
      'loading-bar.height-3-px',
      'loading-bar.throttle-200-ms',
      'loading-bar.duration-2000-ms',
    ],
    // Keeps the bar visible before the placeholder of the page replaces it.
    patience: 60_000,
    mark: '[data-part="loading-bar"][data-phase="loading"]',
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('main');
      const bar = canvasElement.querySelector<HTMLElement>('[data-part="loading-bar"]')!;
      // Polling may have loaded likes and chats already; the search is never polled.
      setFault(currentWorld(), 'search', { kind: 'hang' });
      const start = performance.now();
      await userEvent.click((await canvas.findAllByRole('link', { name: t('shell:members') }))[0]!);
      if (performance.now() - start < 150) await expect(bar).toHaveAttribute('data-phase', 'idle');
      await waitFor(() => expect(bar).toHaveAttribute('data-phase', 'loading'));
      await expect(performance.now() - start).toBeGreaterThan(200);
      await expect(getComputedStyle(bar)).toMatchObject({ position: 'fixed', top: '0px', height: '3px' });
      await expect(getComputedStyle(bar).transition).toMatch(/^transform 2s /);
    },
  }),
};

/** Switches between seven languages in the footer immediately. */
export const Languages: StoryObj = {
  ...screen('index', {
    viewer: 'visitor',
    spec: ['i18n.seven-languages'],
    play: async ({ canvas }) => {
      const select = await canvas.findByLabelText<HTMLSelectElement>(t('shell:changeLanguage'));
      await expect([...select.options].map(({ value }) => value).toSorted()).toEqual(
        [...LANGUAGES].toSorted(),
      );
      const other = otherLanguage();
      await userEvent.selectOptions(select, other);
      const name = (await textsIn(other)).t('shell:login');
      await waitFor(() => expect(canvas.getAllByRole('link', { name })[0]).toBeVisible());
    },
  }),
};

/** Switches the colour scheme in the footer. */
export const ColourScheme: StoryObj = {
  name: 'Colour scheme',
  ...screen('index', {
    play: async ({ canvas, canvasElement }) => {
      await userEvent.selectOptions(await canvas.findByLabelText(t('shell:colorScheme')), 'dark');
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-scheme', 'dark'),
      );
    },
  }),
};

/** Skips the navigation with the first tab stop. */
export const SkipLink: StoryObj = {
  name: 'Skip link',
  ...screen('index', {
    play: async ({ canvas, canvasElement }) => {
      const link = await canvas.findByRole('link', { name: t('shell:skipToContent') });
      link.focus();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await expect(link).toHaveAttribute('href', '#main');
      await expect(canvasElement.querySelectorAll('main#main')).toHaveLength(1);
    },
  }),
};

/** Sets classes for template, route and login state. */
export const Classes: StoryObj = {
  name: 'Class names',
  ...screen('members', {
    spec: ['shell.class-per-route', 'shell.class-template-name', 'shell.class-logged-in'],
    play: async ({ canvas }) => {
      const main = await canvas.findByRole('main');
      const page = main.closest('[data-layout]')!;
      const { template } = page.closest<HTMLElement>('[data-template]')!.dataset;
      await expect([...page.classList]).toEqual(expect.arrayContaining([template, 'members', 'logged-in']));
      await expect(page).not.toHaveClass('index');
    },
  }),
};

/** Shows icon and label of each navigation item on a tablet. */
export const NavigationTablet: StoryObj = {
  name: 'Navigation on a tablet',
  ...screen('likes', {
    fixed:
      'A tablet has the least room for words beside icons. Open Site with a match finder to see other widths.',
    viewport: 'tablet',
    play: async ({ canvas, canvasElement }) => {
      const places = within(await canvas.findByRole('navigation', { name: t('shell:mainNavigation') }));
      const links = places.getAllByRole('link');
      await expect(links.length).toBeGreaterThan(3);
      for (const link of links) {
        await expect(link.querySelector('svg')).toBeVisible();
        await expect(link.querySelector('span')).toBeVisible();
      }
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  }),
};
