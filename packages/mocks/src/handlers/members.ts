import { LIST_PAGE, type FilterOptions } from '@meetcute/contract';
import {
  advertAddress,
  camAddress,
  camsOf,
  canSearch,
  comparePlaces,
  likePlaceOf,
  contactRefusal,
  defaultFilters,
  filtersOfQuery,
  filtersToSave,
  matchesFilters,
  noFilters,
  orderCandidates,
  PAGE_SIZE,
  pageOf,
  readCursor,
  readTrafficSource,
  SUGGESTION_CANDIDATES,
  suggestionFilters,
  SUGGESTIONS,
  tileKinds,
} from '@meetcute/core';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { removeForLike, notify } from '../notify.ts';
import {
  append,
  areBlocked,
  hasPremium,
  likeEntryOf,
  profilePageFor,
  profileFor,
  profileToday,
} from '../views.ts';
import { isHidden } from '../suspension.ts';
import type { World } from '../world.ts';
import type { Like, Member } from '../records.ts';

/** Returns a member whom the viewer may see. Throws `not_found` for any reason. */
export function meet(world: World, viewer: Member | null, id: string): Member {
  const member = world.members.get(id);
  const isUnseen = !member || isHidden(world, member) || (viewer && areBlocked(world, viewer.profile.id, id));
  if (isUnseen) throw new WorldError('not_found');
  return member;
}

/** Returns a member whom the viewer may like or message. Throws not_found, birth_date_missing. */
export function contact(world: World, { profile }: Member, id: string): Member {
  const member = world.members.get(id);
  const other = {
    id,
    isDeleted: !member || isHidden(world, member),
    isBlocked: areBlocked(world, profile.id, id),
  };
  const refusal = contactRefusal({ id: profile.id, dateOfBirth: profile.date_of_birth }, other);
  if (refusal || !member) throw new WorldError(refusal ?? 'not_found');
  return member;
}

const others = (world: World, viewer: Member | null): Member[] =>
  [...world.members.values()]
    .filter(
      (member) =>
        !isHidden(world, member) &&
        member.profile.date_of_birth !== null &&
        member.profile.id !== viewer?.profile.id,
    )
    .filter(({ profile }) => !viewer || !areBlocked(world, viewer.profile.id, profile.id))
    .sort((a, b) => (b.profile.last_active ?? '').localeCompare(a.profile.last_active ?? ''));

const SCROLL = 'scroll-';

/**
 * Returns the name of the order of pages: page 1 creates one, later pages keep theirs, and an unknown one is
 * null. Results do not change by themselves in the world, so no order is stored.
 */
function scrollOf(world: World, { page = 1, scroll = '' }: Context<'search'>['query']): string | null {
  if (page === 1) return world.nextId(SCROLL);
  return scroll.startsWith(SCROLL) ? scroll : null;
}

/** Returns the filters of a call, or the default ones. */
const filtersOf = ({ world, viewer, query }: Context<'search'>): FilterOptions =>
  filtersOfQuery(query, () =>
    defaultFilters(viewer?.lastFilters ?? null, viewer?.profile ?? null, world.settings),
  );

const find = (world: World, sender: string, recipient: string) =>
  world.likes.find((like) => like.from === sender && like.to === recipient);

/** Returns a page of the likes that a member gave or received, as the query of `getLikes` wants it. */
function likesPage(
  world: World,
  member: Member,
  list: 'profiles' | 'liked_by',
  { before: cursor, limit = world.listPage ?? LIST_PAGE, profiles }: Context<'getLikes'>['query'],
) {
  const start = cursor === undefined ? null : readCursor(cursor);
  const memberKey = list === 'profiles' ? 'from' : 'to';
  // In the order of the world, newest first.
  const entries = world.likes
    .filter((like) => like[memberKey] === member.profile.id)
    .map((like) => likeEntryOf(world, like, member))
    .filter((entry) => entry !== null)
    .filter(({ id }) => profiles === undefined || profiles.includes(id))
    .filter((entry) => !start || (start.list === list && comparePlaces(start.place, likePlaceOf(entry)) < 0));
  const sortedEntries = entries.toSorted((a, b) => comparePlaces(likePlaceOf(a), likePlaceOf(b)));
  const { page, before } = pageOf(sortedEntries, limit, { list, placeOf: likePlaceOf });
  return { page: entries.filter((entry) => page.includes(entry)), before };
}

function appendLikeEvents(world: World, like: Like): void {
  for (const [id, type] of [
    [like.from, 'liked'],
    [like.to, 'liked_by'],
  ] as const) {
    const entry = likeEntryOf(world, like, world.members.get(id)!);
    if (entry) append(world, id, type, entry);
  }
}

/** Site data for partners; the world's pages have no origin of their own. */
const partnerSite = ({ settings, partners }: World) => ({ settings, partners, origin: 'http://localhost' });

/** Redirects to the address of the site. Throws not_found. */
function redirectTo(location: string | null): Response {
  if (location === null) throw new WorldError('not_found');
  return new Response(null, { status: 302, headers: { location } });
}

/** Refuses a visitor on a site whose search is for members only. Throws search_closed. */
function requireOpenSearch(world: World, user: Member | null, query: { trafficsource?: string | undefined }) {
  const trafficSource = readTrafficSource(query.trafficsource);
  if (!canSearch({ user, settings: world.settings, trafficSource })) throw new WorldError('search_closed');
}

/** Whether home and landing pages may show a member to visitors. */
const isAdvertised = ({ profile, advertisingSince, hasNewPhotos }: Member): boolean =>
  profile.fictional || (Boolean(advertisingSince) && !hasNewPhotos);

export const memberHandlers = {
  search(context) {
    const { world, viewer, query } = context;
    requireOpenSearch(world, viewer, query);
    const filters = filtersOf(context);
    if (viewer && query.manual_search && !query.do_not_save)
      viewer.lastFilters = filtersToSave(query, filters, viewer.lastFilters);
    const matches = others(world, viewer).filter((member) =>
      matchesFilters(profileToday(world, member), filters),
    );
    const size = query.pp ?? PAGE_SIZE;
    const start = ((query.page ?? 1) - 1) * size;
    return {
      profiles: matches.slice(start, start + size).map((member) => profileFor(world, member, viewer)),
      paging: { num_results: matches.length, scroll: scrollOf(world, query) },
      filter_options: filters,
    };
  },

  getProfile({ world, viewer, query }) {
    const member = meet(world, viewer, query.id);
    if (query.for === 'advertising' && !isAdvertised(member)) throw new WorldError('not_found');
    return { profile: profilePageFor(world, member, viewer) };
  },

  getSuggestions({ world, viewer, query }) {
    requireOpenSearch(world, viewer, query);
    const members = others(world, viewer).filter((member) =>
      viewer ? !find(world, viewer.profile.id, member.profile.id) : isAdvertised(member),
    );
    const filters = viewer ? defaultFilters(viewer.lastFilters, viewer.profile, world.settings) : noFilters;
    const matches = suggestionFilters(filters, world.settings).flatMap((each) => {
      const candidates = members.filter((member) => matchesFilters(profileToday(world, member), each));
      const hasPhoto = ({ profile }: Member) => profile.images.length > 0;
      return orderCandidates(candidates.slice(0, SUGGESTION_CANDIDATES), hasPhoto);
    });
    const suggestions = [...new Set(matches)].slice(0, SUGGESTIONS);
    return { profiles: suggestions.map((member) => profileFor(world, member, viewer)) };
  },

  getLikes({ world, viewer, query }) {
    const member = memberOf(viewer);
    const givenLikes = likesPage(world, member, 'profiles', query);
    const receivedLikes = likesPage(world, member, 'liked_by', query);
    return {
      profiles: givenLikes.page,
      liked_by: receivedLikes.page,
      ...(givenLikes.before !== undefined && { profiles_before: givenLikes.before }),
      ...(receivedLikes.before !== undefined && { liked_by_before: receivedLikes.before }),
    };
  },

  likeProfile({ world, viewer, payload }) {
    const member = memberOf(viewer);
    contact(world, member, payload.profile);
    if (find(world, member.profile.id, payload.profile)) return { done: true as const };
    const like = { from: member.profile.id, to: payload.profile, at: world.now().toISOString(), isNew: true };
    world.likes.unshift(like);
    appendLikeEvents(world, like);
    const isReturned = find(world, like.to, like.from) !== undefined;
    notify(world, like.to, { kind: isReturned ? 'match' : 'like', about: like.from });
    return { done: true as const };
  },

  unlikeProfile({ world, viewer, payload }) {
    const { id } = memberOf(viewer).profile;
    meet(world, viewer, payload.profile);
    const like = find(world, id, payload.profile);
    if (!like) return { done: true as const };
    world.likes = world.likes.filter((each) => each !== like);
    append(world, id, 'unliked', { profile: payload.profile });
    append(world, payload.profile, 'liked_by_removed', { profile: id });
    removeForLike(world, payload.profile, id);
    return { done: true as const };
  },

  markLikeSeen({ world, viewer, payload }) {
    const member = memberOf(viewer);
    meet(world, member, payload.profile);
    const like = find(world, payload.profile, member.profile.id);
    if (!like) throw new WorldError('not_found');
    if (!like.isNew) return { done: true as const };
    like.isNew = false;
    const entry = likeEntryOf(world, like, member);
    if (entry) append(world, member.profile.id, 'liked_by', entry);
    return { done: true as const };
  },

  searchCams({ world, viewer, query }) {
    const member = memberOf(viewer);
    const user = {
      paid_user: hasPremium(world, member),
      signup_date: member.signupDate,
      premium_until: member.premiumUntil,
    };
    const isShown = tileKinds(user, world.settings, world.now()).cam;
    return { cams: isShown ? camsOf(partnerSite(world), query) : {} };
  },

  openCam: ({ world, query }) => redirectTo(camAddress(partnerSite(world), query.account)),
  openPartner: ({ world }) => redirectTo(advertAddress(partnerSite(world))),
} satisfies Handlers;
