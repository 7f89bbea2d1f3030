import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource, SearchOrigin } from '@meetcute/core';
import { searchOrigin } from '../search/searchOrigin.ts';

/** What the match finder says of itself in every search call; its pages follow each other by themselves. */
export const matchOrigin = (settings: Settings, trafficSource: KnownTrafficSource): SearchOrigin => ({
  ...searchOrigin(settings, trafficSource),
  source: 'match-finder',
  autoLoad: true,
});
