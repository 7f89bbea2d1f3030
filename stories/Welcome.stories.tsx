import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { news, upcoming } from './welcome/news.ts';
import { WelcomePage } from './welcome/WelcomePage.tsx';

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  args: { news, upcoming },
  parameters: { hasOwnStage: true, controls: { disable: true } },
} satisfies Meta<typeof WelcomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what this is and where to begin, and lists what changed since the last release. */
export const Start: Story = {};

/** Fits the width of a phone. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Leaves out the list of changes where there is no changelog. */
export const WithoutAChangelog: Story = {
  name: 'Without a changelog',
  args: { news: null, upcoming: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Welcome',
      'Three ways in',
      'The toolbar',
    ]);
  },
};
