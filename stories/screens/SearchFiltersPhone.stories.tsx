import { noFilters } from '@meetcute/core';
import { country, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, viewerOf, others } from '../world.ts';
import { cards, expectWholeValues, listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Filters on a phone' } satisfies Meta;
export default meta;

const members = (options: ScreenOptions): StoryObj =>
  screen('members', {
    fixed: 'Only a phone collapses the filters. Open Search, Filters to see them at any width.',
    viewport: 'phone',
    ...options,
  });

/** The whole page, because a sheet is outside the story’s own element. */
const page = () => within(document.body);

const openSheet = async () => within(await page().findByRole('dialog', { name: t('search:filters') }));

/** Collapses the filters on a phone into one line with a summary, which opens them in a sheet. */
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
      await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await openSheet();
      await expect(sheet.getByRole('button', { name: t('search:show', { count: 14 }) })).toBeVisible();
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: t('search:age') }), 'upTo25');
      const show = await sheet.findByRole('button', { name: t('search:show', { count: 1 }) });
      await userEvent.click(show);
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(listCards(canvas)).toHaveLength(1));
      await waitFor(() => expect(toggle).toHaveFocus());
      await expect(toggle).toHaveAccessibleName(`${t('search:filters')} 18–25 · ${country('NL')}`);
    },
  }),
};

/** Opens a sheet from a line that names the saved filters, and resets them to everybody in the member’s country. */
export const Open: StoryObj = {
  ...members({
    world: withWorld((world) => void (viewerOf(world).lastFilters = { ...noFilters, gender: 'm' })),
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `${t('search:filters')} ${t('search:summary.m')}` }),
      );
      const sheet = await openSheet();
      await expect(sheet.getByRole('combobox', { name: t('search:gender') })).toHaveValue('m');
      const reset = sheet.getByRole('button', { name: t('search:reset') });
      await userEvent.click(reset);
      await expect(sheet.getByRole('combobox', { name: t('search:gender') })).toHaveValue('');
      await expect(sheet.getByRole('combobox', { name: t('common:country') })).toHaveValue('NL');
      await expect(reset).toHaveFocus();
    },
  }),
};

/** Shows the values of all filters as a whole, in the seven languages. */
export const WholeValues: StoryObj = {
  name: 'Whole values',
  ...members({
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `${t('search:filters')} ${country('NL')}` }),
      );
      const sheet = await openSheet();
      await expectWholeValues(sheet.getAllByRole<HTMLSelectElement>('combobox'));
    },
  }),
};

/** Shows the values of all filters as a whole on a tablet, in the seven languages. */
export const WholeOnATablet: StoryObj = {
  name: 'Whole values on a tablet',
  ...screen('members', {
    viewport: 'tablet',
    fixed: 'The filters are narrowest on a tablet. Open another story to see them at another width.',
    play: async ({ canvas }) => {
      const age = await canvas.findByRole('combobox', { name: t('search:age') });
      await expectWholeValues([...age.closest('fieldset')!.querySelectorAll('select')]);
    },
  }),
};

/** Says that nobody fits, and closes with Escape. */
export const NobodyFits: StoryObj = {
  name: 'Nobody fits',
  ...members({
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      for (const profile of others(world)) profile.age = 40;
    }),
    play: async ({ canvas }) => {
      const toggle = await canvas.findByRole('button', { name: `${t('search:filters')} ${country('NL')}` });
      await userEvent.click(toggle);
      const sheet = await openSheet();
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: t('search:age') }), 'upTo25');
      await expect(await sheet.findByText(t('search:count', { count: 0 }))).toBeVisible();
      await expect(sheet.getByRole('button', { name: t('common:close') })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
    },
  }),
};
