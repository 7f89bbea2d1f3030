import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { SearchFilters, type SearchFiltersProps } from '@meetcute/kit';
import { SearchFilters as SearchFiltersParts, useSearchFilters } from '@meetcute/react/search-filters';
import { containing, country, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withWorld } from '../world.ts';

interface FilteringProps {
  /** Initial filters. */
  begin: Partial<FilterOptions>;
  /** Whether the search has responded. */
  isKnown: boolean;
}

function useFiltering({ begin, isKnown }: FilteringProps) {
  const [filters, setFilters] = useState<FilterOptions>({ ...noFilters, ...begin });
  return useSearchFilters({
    state: { filters, isInitialised: isKnown },
    onFilter: (change) => setFilters({ ...filters, ...change }),
    onWiden: (change) => setFilters({ ...filters, ...change }),
  });
}

/** Filters with local state and without requests. */
function Styled({ loadSheet, ...props }: FilteringProps & Pick<SearchFiltersProps, 'loadSheet'>) {
  return <SearchFilters filters={useFiltering(props)} {...(loadSheet && { loadSheet })} />;
}

/** Unstyled filters. */
function Bare(props: FilteringProps) {
  const filters = useFiltering(props);
  return (
    <SearchFiltersParts.Root filters={filters}>
      {filters.fields.map((field) => (
        <SearchFiltersParts.Filter key={field.name} field={field} />
      ))}
      {filters.widening && (
        <button type="button" onClick={filters.widening.onWiden}>
          Wider
        </button>
      )}
    </SearchFiltersParts.Root>
  );
}

/**
 * Search filters for gender, age, country and region, as far as the site offers them. Available separately from
 * `@meetcute/react/search-filters` (unstyled) or `@meetcute/kit/search-filters`.
 */
const meta = {
  title: 'Parts/SearchFilters',
  component: Styled,
  tags: ['autodocs'],
  args: { begin: { country: 'NL' }, isKnown: true },
} satisfies Meta<typeof Styled>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the filters on a phone, which hides them behind a button. */
async function unfold(canvas: Canvas): Promise<void> {
  const name = containing(t('search:filters'));
  for (const button of canvas.queryAllByRole('button', { name, expanded: false }))
    await userEvent.click(button);
}

/** Moves through the filters with Tab and shows the selection. */
export const Four: Story = {
  name: 'Four filters',
  parameters: { spec: ['settings.field.search-fields'] },
  play: async ({ canvas }) => {
    await unfold(canvas);
    for (const name of [t('search:gender'), t('search:age'), t('common:country'), t('search:region')]) {
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name })).toHaveFocus();
    }
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('search:gender') }),
      t('search:genders.f'),
    );
    await expect(canvas.getByRole('combobox', { name: t('search:gender') })).toHaveDisplayValue(
      matching(t('search:genders.f')),
    );
  },
};

/** Shows selected ages and a country that are not on offer. */
export const Elsewhere: Story = {
  name: 'Values not on offer',
  args: { begin: { min_age: 30, max_age: 40, country: 'SE' } },
  play: async ({ canvas }) => {
    await unfold(canvas);
    await expect(canvas.getByRole('combobox', { name: t('search:age') })).toHaveDisplayValue('30–40');
    await expect(canvas.getByRole('combobox', { name: t('common:country') })).toHaveDisplayValue(
      country('SE'),
    );
    await expect(canvas.getByRole('combobox', { name: t('search:region') })).toBeDisabled();
  },
};

/** Disables the filters before the first response. */
export const Unknown: Story = {
  name: 'Before the first response',
  args: { begin: {}, isKnown: false },
};

export const Two: Story = {
  name: 'Site with two filters',
  parameters: {
    spec: ['settings.field.search-fields'],
    world: withWorld((world) => void (world.settings.search_fields = ['age', 'region'])),
  },
  play: async ({ canvas }) => {
    await unfold(canvas);
    for (const name of [t('search:age'), t('search:region')])
      await expect(canvas.getByRole('combobox', { name })).toBeVisible();
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
  },
};

/** Works unstyled and broadens the search as far as possible. */
export const Unstyled: Story = {
  render: (args) => <Bare {...args} />,
  args: { begin: { gender: 'f', max_age: 25, country: 'NL' } },
  play: async ({ canvas }) => {
    const wider = canvas.getByRole('button', { name: 'Wider' });
    await userEvent.click(wider);
    await expect(canvas.getByRole('combobox', { name: t('search:age') })).toHaveDisplayValue(
      matching(t('common:allAges')),
    );
    await expect(canvas.getByRole('combobox', { name: t('search:gender') })).toHaveDisplayValue(
      matching(t('search:genders.f')),
    );
    await expect(canvas.getByRole('combobox', { name: t('common:country') })).toHaveDisplayValue(
      country('NL'),
    );
    await userEvent.click(wider);
    await expect(canvas.getByRole('combobox', { name: t('common:country') })).toHaveDisplayValue(
      matching(t('search:allCountries')),
    );
    await expect(wider).not.toBeInTheDocument();
  },
};

/** Hides the filters behind a button on a phone. */
export const CollapsedOnAPhone: Story = {
  name: 'Collapsed on a phone',
  parameters: { fixed: 'Only a phone collapses the filters. Open Four filters to see other widths.' },
  globals: { viewport: { value: 'phone' } },
};

/** Shows the filters below the button on a phone when the sheet can’t be loaded, and closes them again. */
export const SheetNotLoaded: Story = {
  name: 'Sheet not loaded',
  tags: ['fault'],
  parameters: { fixed: 'Only a phone has a sheet. Open Four filters to see other widths.' },
  globals: { viewport: { value: 'phone' } },
  args: { loadSheet: () => Promise.reject(new Error('The file is gone.')) },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: containing(t('search:filters')) });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(toggle);
    const age = await canvas.findByRole('combobox', { name: t('search:age') });
    await userEvent.selectOptions(age, 'upTo25');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('combobox', { name: t('search:age') })).toHaveValue('upTo25');
  },
};
