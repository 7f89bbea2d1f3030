import { calls } from '@meetcute/contract';
import {
  defaultFilters,
  filtersOfQuery,
  filtersToSave,
  namesFilters,
  namesPlace,
  PAGE_SIZE,
} from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, createViewThrottle } from '../../http/throttle.ts';
import { viewOf } from '../profile/profile.view.ts';
import { readPage } from './scroll.usecases.ts';
import { savedFilters, saveFilters } from './search.repository.ts';
import { requireOpenSearch } from './search.usecases.ts';

/** Limit of search pages. It is above human use and slows down scrapers. */
const VIEWER_LIMIT: Limit = { name: 'search-viewer', max: 600, window: 600_000 };
const VISITORS_LIMIT: Limit = { name: 'search-visitors', max: 600, window: 600_000 };
const MEMBERS_LIMIT: Limit = { name: 'search-members', max: 2400, window: 600_000 };

const admit = createViewThrottle({
  viewer: VIEWER_LIMIT,
  visitors: VISITORS_LIMIT,
  members: MEMBERS_LIMIT,
});

/** Pages of members. */
export const searchRoutes: Routes = (mount, { db, ids }) => {
  mount(calls.search, async (context) => {
    const { site, user, visitor, query, now } = context;
    requireOpenSearch(user, site.settings, query);
    const needsSaved = user !== null && !(namesFilters(query) && namesPlace(query));
    const [storedFilters] = await Promise.all([
      needsSaved ? savedFilters(db, site.id, user.id) : null,
      admit(db, context),
    ]);
    const viewer = user?.id ?? visitor;
    const filters = filtersOfQuery(query, () => defaultFilters(storedFilters, user, site.settings));
    if (user && query.manual_search && !query.do_not_save) {
      const chosenFilters = filtersToSave(query, filters, storedFilters);
      await saveFilters(db, { siteId: site.id, memberId: user.id, filters: chosenFilters, savedAt: now });
    }
    const search = { site, viewerId: user?.id ?? null, now, filters };
    const number = query.page ?? 1;
    const scroll = number === 1 ? ids.id() : (query.scroll ?? null);
    const page = { viewer, page: number, limit: query.pp ?? PAGE_SIZE, scroll };
    const { members, matchCount, scroll: scrollName } = await readPage(db, search, page);
    return {
      profiles: members.map((member) => viewOf(member, member.photos, search)),
      paging: { num_results: matchCount, scroll: scrollName },
      filter_options: filters,
    };
  });
};
