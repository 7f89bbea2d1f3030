import type { RouteName } from '@meetcute/core';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, type ScreenOptions } from '../.storybook/screen.ts';
import { CHECKED_LOOK } from './fixed-looks.ts';

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

/** Brands in both schemes, which the stories of widths share out among the screens. */
export const looks = {
  day: { template: 'classic', scheme: 'light' },
  dusk: { template: 'classic', scheme: 'dark' },
  night: { template: 'nocturne', scheme: 'dark' },
  dawn: { template: 'nocturne', scheme: 'light' },
} as const;

/** Returns a story of a screen at a width, which expects its heading and no horizontal overflow. */
export const atWidth = (
  route: Plain,
  viewport: 'tablet' | 'desktop',
  look: keyof typeof looks,
  globals: ToolbarGlobals,
): StoryObj =>
  screen(route, {
    viewport,
    fixed: CHECKED_LOOK,
    globals: { ...looks[look], ...globals },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  });
