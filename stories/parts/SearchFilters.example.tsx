import { SearchFilters } from '@meetcute/kit/search-filters';
import { useSearch } from '@meetcute/react/search';
import { SearchFilters as SearchFilterParts, useSearchFilters } from '@meetcute/react/search-filters';

const origin = {
  source: 'search',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
} as const;

export const Example = () => <SearchFilters filters={useSearchFilters(useSearch(origin))} />;

/** Without styles. A filter with children renders those instead of its select. */
export function Unstyled() {
  const filters = useSearchFilters(useSearch(origin));
  return (
    <SearchFilterParts.Root filters={filters}>
      {filters.fields.map((field) => (
        <SearchFilterParts.Filter key={field.name} field={field} />
      ))}
    </SearchFilterParts.Root>
  );
}
