import type { RouteName } from '@meetcute/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/Widths' } satisfies Meta;
export default meta;

type ToolbarGlobals = NonNullable<ScreenOptions['globals']>;
/** Routes without path parameters. */
type Plain = Extract<
  RouteName,
  | 'index'
  | 'signup'
  | 'login'
  | 'members'
  | 'likes'
  | 'chats'
  | 'match-finder'
  | 'signup-matches'
  | 'complaints'
  | 'account'
>;

/** Returns a story of a screen at a width, which expects its heading and no horizontal overflow. */
const at = (route: Plain, viewport: 'tablet' | 'desktop', globals: ToolbarGlobals): StoryObj =>
  screen(route, {
    viewport,
    globals,
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  });

const day = { template: 'classic', scheme: 'light' } as const;
const dusk = { template: 'classic', scheme: 'dark' } as const;
const night = { template: 'nocturne', scheme: 'dark' } as const;
const dawn = { template: 'nocturne', scheme: 'light' } as const;

export const HomeTablet: StoryObj = at('index', 'tablet', { ...day, viewer: 'visitor' });
export const HomeDesktop: StoryObj = at('index', 'desktop', { ...night, viewer: 'visitor' });
export const MemberHomeTablet: StoryObj = at('index', 'tablet', { ...night, viewer: 'member' });
export const MemberHomeDesktop: StoryObj = at('index', 'desktop', { ...dusk, viewer: 'member' });
export const SignUpTablet: StoryObj = at('signup', 'tablet', { ...dawn, viewer: 'visitor', language: 'de' });
export const SignUpDesktop: StoryObj = at('signup', 'desktop', { ...dusk, viewer: 'visitor' });
export const LoginTablet: StoryObj = at('login', 'tablet', { ...dusk, viewer: 'visitor', language: 'pl' });
export const LoginDesktop: StoryObj = at('login', 'desktop', { ...dawn, viewer: 'visitor' });
export const SearchTablet: StoryObj = at('members', 'tablet', { ...dawn, viewer: 'paid', language: 'pl' });
export const SearchDesktop: StoryObj = at('members', 'desktop', { ...day, viewer: 'paid' });
export const LikesTablet: StoryObj = at('likes', 'tablet', { ...day, viewer: 'member', language: 'de' });
export const LikesDesktop: StoryObj = at('likes', 'desktop', { ...dawn, viewer: 'member' });
export const ChatsTablet: StoryObj = at('chats', 'tablet', { ...dusk, viewer: 'member' });
export const ChatsDesktop: StoryObj = at('chats', 'desktop', { ...night, viewer: 'member', language: 'de' });
export const MatchFinderTablet: StoryObj = at('match-finder', 'tablet', {
  ...dawn,
  viewer: 'paid',
  language: 'pl',
});
export const SignUpMatchesTablet: StoryObj = at('signup-matches', 'tablet', {
  ...dusk,
  viewer: 'member',
  language: 'pl',
});
export const ComplaintsTablet: StoryObj = at('complaints', 'tablet', {
  ...day,
  viewer: 'paid',
  language: 'de',
});
export const BlockedMembersTablet: StoryObj = at('account', 'tablet', {
  ...dusk,
  viewer: 'paid',
  language: 'fr',
});

export const NavigationTablet: StoryObj = {
  name: 'Shows icon and label of each navigation item on a tablet',
  ...screen('likes', {
    viewport: 'tablet',
    globals: { ...day, viewer: 'member', language: 'de' },
    play: async ({ canvas, canvasElement }) => {
      const places = within(await canvas.findByRole('navigation', { name: 'Hauptmenü' }));
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

export const LargeLetters: StoryObj = {
  name: 'Fits the footer on a phone at double text size',
  ...screen('chats', {
    viewport: 'phone',
    globals: { ...day, viewer: 'member' },
    play: async ({ canvas, canvasElement }) => {
      const { documentElement: root } = canvasElement.ownerDocument;
      root.style.fontSize = '200%';
      try {
        const footer = await canvas.findByRole('contentinfo');
        await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
      } finally {
        root.style.fontSize = '';
      }
    },
  }),
};
