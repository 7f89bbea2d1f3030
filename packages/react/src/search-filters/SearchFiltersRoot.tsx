import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseSearchFiltersResult } from './useSearchFilters.ts';

/** What the filters show of themselves. */
export interface SearchFiltersState {
  /** Whether they are not known yet. @selector [data-disabled] */
  isDisabled: boolean;
  /** Whether the search could be wider. @selector [data-narrowed] */
  isNarrowed: boolean;
}

export interface SearchFiltersRootProps extends PartProps<'fieldset', SearchFiltersState> {
  /** From `useSearchFilters`. */
  filters: Pick<UseSearchFiltersResult, 'isDisabled' | 'widening'>;
}

/** The filters of a search without a look, a fieldset that names itself; each field in it is a `SearchFilterRoot`. */
export function SearchFiltersRoot({ filters, as: Frame = 'fieldset', ...props }: SearchFiltersRootProps) {
  const { t } = useTranslation('search');
  const { isDisabled, widening } = filters;
  const drawn = usePart(props, { isDisabled, isNarrowed: widening !== null });
  return <Frame aria-label={t('filters')} {...drawn} />;
}
