import { SearchFilters as SearchFiltersParts, type UseSearchFiltersResult } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
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
  /* Every filter shows its whole value, also in languages with long words. */
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${vars.space[3]};

  ${media.phone} {
    &:not([data-open]) {
      display: none;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[4]} ${vars.space[5]};
  }
  ${media.desktop} {
    /* Same gap as the cards below, so that the columns align. */
    grid-template-columns: repeat(4, minmax(0, 1fr));
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

/** Props of a sheet for the filters. */
export interface FiltersSheetProps {
  /** Filters of the search. */
  filters: UseSearchFiltersResult;
  /** Number of results; null while it is not known. */
  count: number | null;
  /** A fieldset with the filters. */
  children: ReactNode;
  /** Called to close the sheet. */
  onClose: () => void;
}

export interface SearchFiltersProps extends FrameProps<HTMLDivElement, SearchFiltersFrameState> {
  /** Result of `useSearchFilters`. */
  filters: UseSearchFiltersResult;
  /**
   * Loads a sheet that shows the filters on a phone once it is needed. If it can't be loaded, they are shown below the
   * button. Default: they always are.
   */
  loadSheet?: () => Promise<ComponentType<FiltersSheetProps>>;
  /** Number of results, for the sheet; null while it is not known. Default: null. */
  count?: number | null;
}

type Sheet = ComponentType<FiltersSheetProps>;

/**
 * Search filters: four in a row, two on a tablet; on a phone, behind a button with a summary.
 * @selector [data-disabled], [data-narrowed], [data-open]
 */
export function SearchFilters({ filters, loadSheet, count = null, ...frame }: SearchFiltersProps) {
  const [view, setView] = useState<'below' | { Sheet: Sheet } | null>(null);
  const [isPending, setPending] = useState(false);
  const id = useId();
  const open = async () => {
    if (!loadSheet) return setView('below');
    setPending(true);
    const Sheet = await loadSheet().catch(() => null);
    setPending(false);
    setView(Sheet ? { Sheet } : 'below');
  };
  const close = () => setView(null);
  const isBelow = view === 'below';
  const sheet = isBelow ? null : view;
  const fields = (
    <SearchFiltersParts.Root as={Bar} id={id} filters={filters} data-open={view !== null || undefined}>
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
  );
  return (
    <Frame {...useFrame(frame, { isOpen: view !== null })}>
      <FiltersToggle
        summary={filters.summary}
        isOpen={isBelow}
        controls={loadSheet && !isBelow ? null : id}
        isPending={isPending}
        onToggle={() => (isBelow ? close() : void open())}
      />
      {sheet ? (
        <sheet.Sheet filters={filters} count={count} onClose={close}>
          {fields}
        </sheet.Sheet>
      ) : (
        fields
      )}
    </Frame>
  );
}
