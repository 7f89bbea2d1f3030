import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseSearchFiltersResult } from './useSearchFilters.ts';

/** State of the filters, for `className`, `style` and `children` functions. */
export interface SearchFiltersState {
  /** Whether the filters are not loaded yet. @selector [data-disabled] */
  isDisabled: boolean;
  /** Whether the search can be widened. @selector [data-narrowed] */
  isNarrowed: boolean;
}

/** Props of `SearchFilters.Root`. */
export interface SearchFiltersRootProps extends PartProps<'fieldset', SearchFiltersState> {
  /** Filters to show, from `useSearchFilters`. @selector [data-disabled], [data-narrowed] */
  filters: Pick<UseSearchFiltersResult, 'isDisabled' | 'widening'>;
}

/** Unstyled fieldset for search filters with a translated label. Render a `SearchFilters.Filter` for each field. */
export function SearchFiltersRoot({ filters, as: Frame = 'fieldset', ...props }: SearchFiltersRootProps) {
  const { t } = useTranslation('search');
  const { isDisabled, widening } = filters;
  const state = { isDisabled, isNarrowed: widening !== null };
  return <Frame {...usePart(props, state, { 'aria-label': t('filters') })} />;
}
