import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Home/Nocturne', tags: ['nocturne'] } satisfies Meta;
export default meta;

/** Shows the deck on the home page and reaches it by keyboard. */
export const Stage: StoryObj = {
  name: 'Deck',
  ...screen('index', {
    fixed: 'Only Nocturne has a deck on its home page. Open Home to see Classic.',
    globals: { template: 'nocturne' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      const deck = await canvas.findByRole('list', { name: t('error:suggestions') });
      await canvas.findAllByRole('article');
      await expect(deck.scrollWidth).toBeGreaterThan(deck.clientWidth);
      await expect(deck).toHaveAttribute('tabindex', '0');
      await expect(canvas.getByRole('link', { name: t('home:toMembers') })).toHaveAttribute(
        'href',
        '/members',
      );
      deck.focus();
      await expect(deck).toHaveFocus();
      // The focus ring follows the corners of the card and is not covered by it.
      const card = deck.querySelector('article')!;
      const ring = getComputedStyle(deck.parentElement!, '::after');
      await expect(getComputedStyle(deck).outlineStyle).toBe('none');
      await expect(ring.borderTopStyle).toBe('solid');
      await expect(ring.borderTopRightRadius).toBe(getComputedStyle(card).borderTopRightRadius);
      await expect(Number(ring.zIndex)).toBeGreaterThan(0);
    },
  }),
};

/** Names the site to a visitor of a wide screen, without a rail that would be empty. */
export const VisitorHead: StoryObj = {
  name: 'Head for visitors',
  ...screen('index', {
    fixed: 'Only Nocturne has a rail. Open Home to see Classic.',
    globals: { template: 'nocturne', viewer: 'visitor' },
    viewport: 'desktop',
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('home:heading') });
      const head = within(canvas.getByRole('banner'));
      await expect(head.getByText(currentWorld().settings.name)).toBeVisible();
      await expect(head.getByRole('link', { name: t('shell:login') })).toBeVisible();
      await expect(canvasElement.querySelector('[data-part="layout-rail"]')).toBeNull();
      const footer = canvasElement.querySelector('[data-part="legal"] a')!;
      const readLeftEdge = (element: Element) => Math.round(element.getBoundingClientRect().left);
      await expect(readLeftEdge(footer)).toBe(readLeftEdge(canvas.getByRole('heading', { level: 1 })));
    },
  }),
};
