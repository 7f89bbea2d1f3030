import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { atWidth } from '../widths.ts';
import { cardsIn, longNames, staysWithin } from '../states.ts';

const meta = { title: 'Screens/Home/Page' } satisfies Meta;
export default meta;

export const Visitor: StoryObj = {
  name: 'Shows a visitor one action: to join',
  ...screen('index', {
    fixed: 'The story proves the class names of Classic.',
    globals: { template: 'classic', viewer: 'visitor' },
    spec: ['shell.class-template-name', 'shell.class-index-on-home'],
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('link', { name: t('home:start') })).toHaveAttribute(
        'href',
        '/signup',
      );
      const page = canvasElement.querySelector('[data-layout]')!;
      await expect(page).toHaveClass('classic', 'index');
      await expect(page).not.toHaveClass('logged-in');
      await expect(page).toHaveAttribute('data-layout', 'default');
      await expect(page.querySelector('header ~ main h1')).toBeVisible();
    },
  }),
};

export const Member: StoryObj = {
  name: 'Leads a member to the search',
  ...screen('index', {
    spec: ['shell.class-logged-in'],
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('link', { name: t('home:toMembers') })).toHaveAttribute(
        'href',
        '/members',
      );
      await expect(canvasElement.querySelector('[data-layout]')).toHaveClass('logged-in');
    },
  }),
};

export const AnyBrand: StoryObj = {
  name: 'Home of a visitor in the brand of the toolbar',
  ...screen('index', { globals: { viewer: 'visitor' } }),
};

export const OnAPhone: StoryObj = {
  name: 'Home on a phone',
  ...screen('index', { globals: { viewer: 'visitor' }, viewport: 'phone' }),
};

export const Nocturne: StoryObj = {
  name: 'Home in nocturne, dark and German',
  ...screen('index', {
    globals: { viewer: 'visitor', template: 'nocturne', scheme: 'dark', language: 'de' },
    play: async ({ canvasElement }) => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-layout]')).toHaveClass('nocturne', 'index'),
      );
    },
  }),
};

export const Polish: StoryObj = {
  name: 'Home in Polish on a phone',
  ...screen('index', { globals: { viewer: 'visitor', language: 'pl' }, viewport: 'phone' }),
};

export const Pseudo: StoryObj = {
  name: 'Home with pseudo-localised texts, on a phone',
  ...screen('index', { globals: { viewer: 'visitor', language: 'pseudo' }, viewport: 'phone' }),
};

export const Tablet: StoryObj = atWidth('index', 'tablet', 'day', { viewer: 'visitor' });

export const Desktop: StoryObj = atWidth('index', 'desktop', 'night', { viewer: 'visitor' });

export const MemberTablet: StoryObj = atWidth('index', 'tablet', 'night', { viewer: 'member' });

export const MemberDesktop: StoryObj = atWidth('index', 'desktop', 'dusk', { viewer: 'member' });

export const BeforeSuggestions: StoryObj = {
  name: 'Shows the page while suggestions load',
  ...screen('index', {
    globals: { viewer: 'member' },
    world: { faults: { getSuggestions: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1 });
      await expect(cardsIn(canvasElement)).toHaveLength(0);
    },
  }),
};

export const LongNames: StoryObj = {
  name: 'Fits the longest names, in nocturne and German',
  ...screen('index', {
    globals: { viewer: 'member', template: 'nocturne', scheme: 'dark', language: 'de' },
    world: longNames('de'),
    viewport: 'phone',
    play: staysWithin,
  }),
};
