import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Shell/Alignment' } satisfies Meta;
export default meta;

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
