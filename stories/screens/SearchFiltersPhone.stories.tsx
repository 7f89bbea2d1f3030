import { noFilters } from '@meetcute/core';
import { country, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, viewerOf, others } from '../world.ts';
import { cards, shown } from '../search.ts';

const meta = { title: 'Screens/Search/Filters on a phone' } satisfies Meta;
export default meta;

const members = (options: ScreenOptions): StoryObj =>
  screen('members', {
    fixed: 'Only a phone collapses the filters. Open Search, Filters to see them at any width.',
    viewport: 'phone',
    ...options,
  });

/** Collapses the filters on a phone into one line with a summary. */
export const OnAPhone: StoryObj = {
  name: 'Collapsed',
  ...members({
    spec: ['search.filter.age-range'],
    world: withWorld((world) => {
      limitSearchResults(world, 14);
      for (const [index, profile] of others(world).entries()) profile.age = index === 0 ? 24 : 40;
    }),
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      await expect(first!.getBoundingClientRect().top).toBeLessThan(250);
      await expect(canvas.queryByRole('combobox', { name: t('search:age') })).toBeNull();
      const toggle = canvas.getByRole('button', { name: `${t('search:filters')} ${country('NL')}` });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: t('search:gender') })).toHaveFocus();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('search:age') }), 'upTo25');
      await waitFor(() => expect(shown(canvas)).toHaveLength(1));
      await expect(toggle).toHaveAccessibleName(`${t('search:filters')} 18–25 · ${country('NL')}`);
      await userEvent.click(toggle);
      await expect(canvas.queryByRole('combobox', { name: t('search:age') })).toBeNull();
    },
  }),
};

/** Opens from a line that names the saved filters. */
export const Open: StoryObj = {
  ...members({
    world: withWorld((world) => void (viewerOf(world).lastFilters = { ...noFilters, gender: 'm' })),
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `${t('search:filters')} ${t('search:summary.m')}` }),
      );
      await expect(canvas.getByRole('combobox', { name: t('search:gender') })).toBeVisible();
    },
  }),
};
