import type { FilterOptions, Gender } from '@meetcute/contract';
import { ageRangeOf, ageRanges, ALL_REGIONS, countryChoices, type AgeRange } from '@meetcute/core';
import { SelectField } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCountryOptions } from '../../shell/useCountryOptions.ts';

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
  legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export interface SearchFiltersProps {
  filters: FilterOptions;
  isDisabled: boolean;
  onFilter: (change: Partial<FilterOptions>) => void;
}

/** The filters of the search; each change searches at once (spec: search.filter.gender, search.filter.age-range). */
export function SearchFilters({ filters, isDisabled, onFilter }: SearchFiltersProps) {
  const { t: text } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const settings = useSettings();
  const own = useViewer()?.profile.country ?? null;
  const shown = new Set(settings.search_fields);
  const countries = useCountryOptions(countryChoices(own, settings.countries));
  const regions = (filters.country && settings.region_data[filters.country]) || [];
  const ranges = ageRanges(settings.min_age);
  const nameOf = ({ id, label, min }: AgeRange) => {
    if (label !== null) return label.replace('-', '–');
    return id === 'all' ? common('allAges') : common('ageOver', { age: (min ?? 0) - 1 });
  };
  const chooseAge = (id: string) => {
    const range = ranges.find((each) => each.id === id);
    if (range) onFilter({ min_age: range.min, max_age: range.max });
  };
  return (
    <Bar>
      <legend>{text('filters')}</legend>
      {shown.has('gender') && (
        <SelectField
          label={text('gender')}
          name="gender"
          isDisabled={isDisabled}
          placeholder={text('everyone')}
          options={(['f', 'm', 'x'] as const).map((value) => ({ value, label: text(`genders.${value}`) }))}
          value={filters.gender ?? ''}
          onChange={(value) => onFilter({ gender: (value || null) as Gender | null })}
        />
      )}
      {shown.has('age') && (
        <SelectField
          label={text('age')}
          name="age"
          isDisabled={isDisabled}
          options={ranges.map((range) => ({ value: range.id, label: nameOf(range) }))}
          value={ageRangeOf(filters, settings.min_age)?.id ?? 'all'}
          onChange={chooseAge}
        />
      )}
      {shown.has('country') && settings.countries.length > 1 && (
        <SelectField
          label={common('country')}
          name="country"
          isDisabled={isDisabled}
          options={countries}
          value={filters.country ?? ''}
          onChange={(country) => onFilter({ country })}
        />
      )}
      {shown.has('region') && (
        <SelectField
          label={text('region')}
          name="countryregion"
          isDisabled={isDisabled || regions.length === 0}
          options={[
            { value: ALL_REGIONS, label: text('allRegions') },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.countryregion}
          onChange={(countryregion) => onFilter({ countryregion })}
        />
      )}
    </Bar>
  );
}
