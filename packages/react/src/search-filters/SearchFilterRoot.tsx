import { useId } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { SearchFilterField } from './useSearchFilters.ts';

/** State of a filter, for `className`, `style` and `children` functions. */
export interface SearchFilterState {
  /** Name of the filter: 'gender', 'age', 'country' or 'region'. @selector [data-filter] */
  filter: string;
  /** Whether the filter has nothing to choose, or is not loaded yet. @selector [data-disabled] */
  isDisabled: boolean;
}

/** Props of `SearchFilters.Filter`. */
export interface SearchFilterRootProps extends PartProps<'div', SearchFilterState> {
  /** Filter to show, from the `fields` of `useSearchFilters`. @selector [data-filter], [data-disabled] */
  field: SearchFilterField;
}

/** Unstyled search filter. Renders a label with a native select, or its children instead. */
export function SearchFilterRoot({ field, as: Frame = 'div', ...props }: SearchFilterRootProps) {
  const id = useId();
  const { name, label, value, options, isDisabled, onChange } = field;
  const { children, ...frameProps } = usePart(props, { filter: name, isDisabled });
  return (
    <Frame {...frameProps}>
      {children ?? (
        <>
          <label htmlFor={id}>{label}</label>
          <select
            id={id}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </>
      )}
    </Frame>
  );
}
