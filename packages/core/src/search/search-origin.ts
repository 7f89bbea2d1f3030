import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '../permissions/visitor.ts';
import type { SearchOrigin } from './search-query.ts';

type PagingSettings = Pick<Settings, 'search_paging'>;

/** Returns the origin of the search page's calls. */
export const searchOrigin = (settings: PagingSettings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  source: 'search',
  autoLoad: settings.search_paging === 'infinite',
  // Pages are safe for work, whatever photos the API behind them has.
  hideNudity: true,
  searchAllCountries: false,
  trafficSource,
});

/** Returns the origin of the match finder's calls, which always load further pages automatically. */
export const matchOrigin = (settings: PagingSettings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  ...searchOrigin(settings, trafficSource),
  source: 'match-finder',
  autoLoad: true,
});
