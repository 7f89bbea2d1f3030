import { calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { notFound } from '../../errors.ts';
import type { Routes } from '../../http/call-context.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { readFirst } from '../search/scroll.usecases.ts';
import { findVisible } from './profile.repository.ts';
import { viewOf, viewsOf } from './profile.views.ts';

/** How many members are suggested at a time. */
const SUGGESTIONS = 6;

/** One member, and members to suggest. */
export const profileRoutes: Routes = (mount, { db }) => {
  mount(calls.getProfile, async ({ site, user, query, now }) => {
    const viewerId = user?.id ?? null;
    const member = await findVisible(db, site.id, viewerId, query.id);
    if (!member) throw notFound();
    const photos = await photosOf(db, site.id, member.id);
    return { profile: viewOf(member, photos, { site, viewerId, now }) };
  });

  mount(calls.getSuggestions, async ({ site, user, now }) => {
    const viewerId = user?.id ?? null;
    const search = { site, viewerId, now, filters: noFilters };
    const found = await readFirst(db, search, SUGGESTIONS);
    return { profiles: await viewsOf(db, found, { site, viewerId, now }) };
  });
};
