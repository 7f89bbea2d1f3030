import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource, SearchOrigin } from '@meetcute/core';

/** What the search page says of itself in every call. */
export const searchOrigin = (settings: Settings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  source: 'search',
  autoLoad: settings.search_paging === 'infinite',
  hideNudity: false,
  searchAllCountries: false,
  trafficSource,
});
