import { SearchFilters as SearchFiltersParts, type UseSearchFiltersResult } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SelectField } from '../field/SelectField.tsx';
import { FiltersToggle } from './FiltersToggle.tsx';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[4]};
`;

const Bar = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
  ${media.tablet} {
    /* Same gap as the cards below, so that the columns align. */
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.space[5]};
  }
  select[data-part='control'] {
    padding-inline-start: ${vars.space[3]};
  }
`;

/** State of search filters, for their `className` and `style` functions. */
export interface SearchFiltersFrameState {
  /** Whether the filters are shown on a phone. @selector [data-open] */
  isOpen: boolean;
}

export interface SearchFiltersProps extends FrameProps<HTMLDivElement, SearchFiltersFrameState> {
  /** Result of `useSearchFilters`. */
  filters: UseSearchFiltersResult;
}

/**
 * Search filters: four in a row; on a phone, collapsed behind a button with a summary.
 * @selector [data-disabled], [data-narrowed], [data-open]
 */
export function SearchFilters({ filters, ...frame }: SearchFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Frame {...useFrame(frame, { isOpen })}>
      <FiltersToggle
        summary={filters.summary}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
      />
      <SearchFiltersParts.Root as={Bar} id={id} filters={filters} data-open={isOpen || undefined}>
        {filters.fields.map((field) => (
          <SearchFiltersParts.Filter key={field.name} field={field}>
            <SelectField
              label={field.label}
              name={field.name}
              isDisabled={field.isDisabled}
              options={field.options}
              value={field.value}
              onChange={field.onChange}
            />
          </SearchFiltersParts.Filter>
        ))}
      </SearchFiltersParts.Root>
    </Frame>
  );
}
