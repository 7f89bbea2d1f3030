import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '../permissions/visitor.ts';
import type { SearchOrigin } from './query.ts';

type PagingSettings = Pick<Settings, 'search_paging'>;

/** The origin of the search page's calls. */
export const searchOrigin = (settings: PagingSettings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  source: 'search',
  autoLoad: settings.search_paging === 'infinite',
  hideNudity: false,
  searchAllCountries: false,
  trafficSource,
});

/** The origin of the match finder's calls, whose pages always load by themselves. */
export const matchOrigin = (settings: PagingSettings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  ...searchOrigin(settings, trafficSource),
  source: 'match-finder',
  autoLoad: true,
});
