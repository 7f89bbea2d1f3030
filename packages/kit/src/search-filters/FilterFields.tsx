import { SearchFilters, type UseSearchFiltersResult } from '@meetcute/react';
import { SelectField } from '../field/SelectField.tsx';

/** Props of `FilterFields`. */
export interface FilterFieldsProps {
  /** Filters to show, from `useSearchFilters`. */
  fields: UseSearchFiltersResult['fields'];
}

/** A select for each filter. */
export const FilterFields = ({ fields }: FilterFieldsProps) =>
  fields.map((field) => (
    <SearchFilters.Filter key={field.name} field={field}>
      <SelectField
        label={field.label}
        name={field.name}
        isDisabled={field.isDisabled}
        options={field.options}
        value={field.value}
        onChange={field.onChange}
      />
    </SearchFilters.Filter>
  ));
