import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { happening, keepFound } from '../happening.ts';
import { cards, shown } from '../searching.ts';

const meta = { title: 'Screens/Search/Paging' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);

/** The search of a site where so many people can be found. */
const finding = (count: number, words: string, play?: (canvas: Canvas) => Promise<void>): StoryObj =>
  members({
    world: happening((of) => {
      of.settings.search_paging = 'pages';
      keepFound(of, count);
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(Math.min(count, 12));
      await expect(canvas.getByText(words)).toBeVisible();
      await play?.(canvas);
    },
  });

export const One: StoryObj = { name: 'One person found', ...finding(1, '1 person') };
export const Eleven: StoryObj = {
  name: 'Eleven people found, one less than a page',
  ...finding(11, '11 people'),
};

export const Twelve: StoryObj = {
  name: 'Twelve people found are one page without page buttons',
  ...finding(12, '12 people', async (canvas) => {
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  }),
};

export const Thirteen: StoryObj = {
  name: 'Thirteen people found are two pages',
  ...finding(13, '13 people', async (canvas) => {
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
  }),
};

export const Pages: StoryObj = {
  name: 'Results come as numbered pages, forward and back',
  ...members({
    spec: ['search.results-paged'],
    world: happening((of) => {
      of.settings.search_paging = 'pages';
      keepFound(of, 15);
    }),
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      const name = first!.getAttribute('aria-label');
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await canvas.findByText('Page 2 of 2');
      await waitFor(() => expect(shown(canvas)).toHaveLength(3));
      await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await waitFor(() => expect(shown(canvas)[0]).toHaveAttribute('aria-label', name!));
    },
  }),
};

export const Infinite: StoryObj = {
  name: 'Results can instead be added below, until there are no more',
  ...members({
    world: happening((of) => {
      keepFound(of, 15);
      of.settings.search_paging = 'infinite';
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(shown(canvas)).toHaveLength(15));
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    },
  }),
};
