import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { SearchFilters } from '@meetcute/kit';
import { SearchFilterRoot, SearchFiltersRoot, useSearchFilters } from '@meetcute/react/search-filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { happening } from '../happening.ts';

interface FilteringProps {
  /** The filters to begin with. */
  begin: Partial<FilterOptions>;
  /** Whether the search has been answered. */
  isKnown: boolean;
}

function useFiltering({ begin, isKnown }: FilteringProps) {
  const [filters, setFilters] = useState<FilterOptions>({ ...noFilters, ...begin });
  return useSearchFilters({
    state: { filters, isInitialised: isKnown },
    onFilter: (change) => setFilters({ ...filters, ...change }),
  });
}

/** Filters that ask nobody: what is chosen stays with them. */
function Styled(props: FilteringProps) {
  return <SearchFilters filters={useFiltering(props)} />;
}

/** The same without any look. */
function Bare(props: FilteringProps) {
  const filters = useFiltering(props);
  return (
    <SearchFiltersRoot filters={filters}>
      {filters.fields.map((field) => (
        <SearchFilterRoot key={field.name} field={field} />
      ))}
      {filters.widening && (
        <button type="button" onClick={filters.widening.onWiden}>
          Wider
        </button>
      )}
    </SearchFiltersRoot>
  );
}

/**
 * What a search asks for: gender, age, country and region, as far as the site offers them. Taken alone from
 * `@meetcute/react/search-filters` (no look) or `@meetcute/kit/search-filters`.
 *
 * **Anatomy**: `SearchFiltersRoot` around a `SearchFilterRoot` for each of the `fields` of `useSearchFilters`, which takes
 * the search of `useSearch`; its `widening` is the way to search wider. **States**: `[data-disabled]` before the first
 * answer and where there is nothing to choose, `[data-narrowed]` while the search could be wider, `[data-filter]`.
 * On a phone a button, one line high, sums the filters up and opens them. **Tokens**: those of **SelectField**.
 * **Accessibility**: a named group of labelled selects, each the browser's own; the button says whether they are open.
 * Every change searches at once, so say how many were found. **Do** show every option given: what is searched is always
 * among them. **Don't** put a button below that searches.
 */
const meta = {
  title: 'Parts/SearchFilters',
  component: Styled,
  tags: ['autodocs'],
  args: { begin: { country: 'NL' }, isKnown: true },
} satisfies Meta<typeof Styled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  name: 'The filters are gone through by Tab, and what is chosen is shown',
  play: async ({ canvas }) => {
    for (const name of ['I’d like to see', 'Age', 'Country', 'Region']) {
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name })).toHaveFocus();
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'I’d like to see' }), 'Women');
    await expect(canvas.getByRole('combobox', { name: 'I’d like to see' })).toHaveDisplayValue('Women');
  },
};

export const Elsewhere: Story = {
  name: 'Ages and a country that nobody is offered are still shown',
  args: { begin: { min_age: 30, max_age: 40, country: 'SE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Age' })).toHaveDisplayValue('30–40');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Sweden');
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toBeDisabled();
  },
};

export const Unknown: Story = {
  name: 'Before the first answer nothing can be chosen',
  args: { begin: {}, isKnown: false },
};

export const Two: Story = {
  name: 'A site may offer two of them',
  parameters: { world: happening((of) => void (of.settings.search_fields = ['age', 'region'])) },
};

export const NoLook: Story = {
  name: 'Without a look they do the same, and widen until they can’t',
  render: (args) => <Bare {...args} />,
  args: { begin: { gender: 'f', country: 'NL' } },
  play: async ({ canvas }) => {
    const wider = canvas.getByRole('button', { name: 'Wider' });
    await userEvent.click(wider);
    await expect(canvas.getByRole('combobox', { name: 'I’d like to see' })).toHaveDisplayValue('Everyone');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Netherlands');
    await userEvent.click(wider);
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('All countries');
    await expect(wider).not.toBeInTheDocument();
  },
};

export const NocturneInPolish: Story = {
  name: 'In nocturne and Polish, behind a button on a phone',
  globals: { template: 'nocturne', scheme: 'dark', language: 'pl', viewport: { value: 'phone' } },
};
