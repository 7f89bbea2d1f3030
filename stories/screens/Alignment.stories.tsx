import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { heading } from '../sign-up.ts';
import { others, viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Shell/Alignment' } satisfies Meta;
export default meta;

const rightOf = (element: Element | null) => Math.round(element!.getBoundingClientRect().right);
const leftOf = (element: Element | null) => Math.round(element!.getBoundingClientRect().left);

/** Returns the centres of those elements that are shown. */
const centersOf = (elements: Iterable<Element>) =>
  [...elements]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, width }) => Math.round(left + width / 2));

/** Begins page and footer on one line, and has the icons of a rail on another. */
export const Desktop: StoryObj = {
  name: 'Lines of a desktop',
  ...screen('likes', {
    fixed: 'Rail and columns are for a desktop. Open New notifications to see other widths.',
    viewport: 'desktop',
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('likes:title'));
      await canvas.findAllByRole('button', { name: t('shell:account') });
      const footer = canvasElement.querySelector('[data-part="legal"] a');
      await expect(leftOf(footer)).toBe(leftOf(canvas.getByRole('heading', { level: 1 })));
      const rail = canvasElement.querySelectorAll('[data-part="layout-rail"] svg');
      await waitFor(() => expect(new Set(centersOf(rail)).size).toBeLessThanOrEqual(1));
    },
  }),
};

/** Returns the rectangle of the words of a link, without its count. */
function wordsOf(link: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(link.querySelector('svg + span')!);
  return range.getBoundingClientRect();
}

/** Has counts of the navigation clear of its words, also with three characters. */
export const Counts: StoryObj = {
  name: 'Counts beside words',
  ...screen('likes', {
    fixed: 'Icons stand beside words on a desktop. Open New notifications to see other widths.',
    viewport: 'desktop',
    world: withWorld((world) => {
      const viewer = viewerOf(world).profile.id;
      world.likes = others(world).map(({ id }) => ({
        from: id,
        to: viewer,
        at: world.now().toISOString(),
        isNew: true,
      }));
    }),
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('likes:title'));
      const counts = await waitFor(() => {
        const shownCounts = [...canvasElement.querySelectorAll('nav [data-part="count"]')].filter(
          (count) => count.getBoundingClientRect().width > 0,
        );
        if (shownCounts.length === 0) throw new Error('There is no count yet.');
        return shownCounts;
      });
      for (const count of counts) {
        count.textContent = '99+';
        const words = wordsOf(count.closest('a')!);
        const { right, bottom } = count.getBoundingClientRect();
        await expect(right <= words.left || bottom <= words.top, count.closest('a')!.textContent).toBe(true);
      }
    },
  }),
};

/** Ends the form beside the film of a landing page where the page and its footer end. */
export const Film: StoryObj = {
  name: 'Lines of a landing page',
  ...screen('landers-video', {
    fixed: 'Classic has the form beside the film on a desktop. Open Video to see it in other looks.',
    globals: { viewer: 'visitor', template: 'classic' },
    viewport: 'desktop',
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('landers:video.heading'));
      const form = canvasElement.querySelector('[data-part="legal"] form');
      await expect(Math.abs(rightOf(canvasElement.querySelector('#join')) - rightOf(form))).toBeLessThan(2);
    },
  }),
};
