import { calls } from '@meetcute/contract';
import { defaultFilters, filtersOfQuery, PAGE_SIZE } from '@meetcute/core';
import type { Routes } from '../../http/call-context.ts';
import { viewsOf } from '../profile/profile.views.ts';
import { countMatches, findMatches, savedFilters, saveFilters } from './search.repository.ts';
import { requireOpenSearch } from './search.usecases.ts';

/** Pages of members. */
export const searchRoutes: Routes = (mount, { db }) => {
  mount(calls.search, async ({ site, user, query, now }) => {
    requireOpenSearch(user, site.settings, query);
    const saved = user && (await savedFilters(db, site.id, user.id));
    const filters = filtersOfQuery(query, () => defaultFilters(saved, user, site.settings));
    if (user && query.manual_search && !query.do_not_save) {
      await saveFilters(db, { siteId: site.id, memberId: user.id, filters, savedAt: now });
    }
    const limit = query.pp ?? PAGE_SIZE;
    const search = { site, viewerId: user?.id ?? null, now, filters };
    const found = await findMatches(db, { ...search, offset: ((query.page ?? 1) - 1) * limit, limit });
    return {
      profiles: await viewsOf(db, found, search),
      paging: { num_results: await countMatches(db, search) },
      filter_options: filters,
    };
  });
};
