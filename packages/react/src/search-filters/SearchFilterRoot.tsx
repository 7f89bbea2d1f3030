import { useId } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { SearchFilterField } from './useSearchFilters.ts';

/** What a filter shows of itself. */
export interface SearchFilterState {
  /** 'gender', 'age', 'country' or 'region'. @selector [data-filter] */
  filter: string;
  /** Whether there is nothing to choose, or not yet. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface SearchFilterRootProps extends PartProps<'div', SearchFilterState> {
  /** One of the `fields` of `useSearchFilters`. */
  field: SearchFilterField;
}

/** A filter of a search without a look, a div: its label and the browser's own select, or children in their place. */
export function SearchFilterRoot({ field, as: Frame = 'div', ...props }: SearchFilterRootProps) {
  const id = useId();
  const { name, label, value, options, isDisabled, onChange } = field;
  const { children, ...drawn } = usePart(props, { filter: name, isDisabled });
  return (
    <Frame {...drawn}>
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
