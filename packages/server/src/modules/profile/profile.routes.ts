import { calls } from '@meetcute/contract';
import { notFound } from '../../errors.ts';
import type { Routes } from '../../http/call-context.ts';
import { type Limit, createViewThrottle } from '../../http/throttle.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { findAdvertised } from './advertised.usecases.ts';
import { findSuggestions } from '../search/suggestions.usecases.ts';
import { requireOpenSearch } from '../search/search.usecases.ts';
import { findVisible } from './profile.repository.ts';
import { profilePageOf, viewOf } from './profile.view.ts';

/** Limit of profile views. It is above human use and slows down scrapers. */
const VIEWER_LIMIT: Limit = { name: 'profile-viewer', max: 600, window: 600_000 };
const VISITORS_LIMIT: Limit = { name: 'profile-visitors', max: 600, window: 600_000 };
const MEMBERS_LIMIT: Limit = { name: 'profile-members', max: 2400, window: 600_000 };

const admit = createViewThrottle({
  viewer: VIEWER_LIMIT,
  visitors: VISITORS_LIMIT,
  members: MEMBERS_LIMIT,
});

/** One member's profile, and suggested members. */
export const profileRoutes: Routes = (mount, { db }) => {
  mount(calls.getProfile, async (context) => {
    await admit(db, context);
    const { site, user, query, now } = context;
    const viewerId = user?.id ?? null;
    const viewing = { siteId: site.id, viewerId, now };
    const member =
      query.for === 'advertising'
        ? await findAdvertised(db, viewing, query.id)
        : await findVisible(db, viewing, query.id);
    if (!member) throw notFound();
    const photos = await photosOf(db, site.id, member.id);
    return { profile: profilePageOf(member, photos, { site, viewerId, now }) };
  });

  mount(calls.getSuggestions, async (context) => {
    const { site, user, query, now } = context;
    requireOpenSearch(user, site.settings, query);
    await admit(db, context);
    const viewing = { site, viewerId: user?.id ?? null, now };
    const suggestions = await findSuggestions(db, { site, user, now });
    return { profiles: suggestions.map((member) => viewOf(member, member.photos, viewing)) };
  });
};
