import { SearchFilterRoot, SearchFiltersRoot, type SearchFiltering } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { styled } from 'styled-components';
import { SelectField } from '../field/SelectField.tsx';

const Bar = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[3]};

  ${media.tablet} {
    /* The gap of the cards below, so that both stand in the same columns. */
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${t.space[5]};
  }
  select[data-part='control'] {
    padding-inline-start: ${t.space[3]};
  }
`;

const names = { gender: 'gender', age: 'age', country: 'country', region: 'countryregion' } as const;

export interface SearchFiltersProps {
  /** From `useSearchFilters`. */
  filters: SearchFiltering;
}

/** The filters of a search, two in a row on a phone and four beside each other above it. @selector [data-disabled], [data-narrowed] */
export const SearchFilters = ({ filters }: SearchFiltersProps) => (
  <SearchFiltersRoot as={Bar} filters={filters}>
    {filters.fields.map((field) => (
      <SearchFilterRoot key={field.name} field={field}>
        <SelectField
          label={field.label}
          name={names[field.name]}
          isDisabled={field.isDisabled}
          options={field.options}
          value={field.value}
          onChange={field.onChange}
        />
      </SearchFilterRoot>
    ))}
  </SearchFiltersRoot>
);
