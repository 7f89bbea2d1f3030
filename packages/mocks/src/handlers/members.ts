import type { FilterOptions, Profile } from '@meetcute/contract';
import {
  canSearch,
  defaultFilters,
  filtersOfQuery,
  isTileEligible,
  matchesFilters,
  PAGE_SIZE,
} from '@meetcute/core';
import { memberOf, WorldError, type Context, type Handlers } from '../context.ts';
import { append, likeEntryOf, profileFor } from '../views.ts';
import type { Like, Member, World } from '../world.ts';

const areBlocked = (world: World, a: string, b: string) =>
  world.blocks.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** A member whom the viewer may meet. Throws `not_found`, whatever the reason. */
export function meet(world: World, viewer: Member | null, id: string): Member {
  const member = world.members.get(id);
  const isHidden = !member || member.isDeleted || (viewer && areBlocked(world, viewer.profile.id, id));
  if (isHidden) throw new WorldError('not_found');
  return member;
}

const others = (world: World, viewer: Member | null): Member[] =>
  [...world.members.values()]
    .filter(
      ({ profile, isDeleted }) =>
        !isDeleted && profile.date_of_birth !== null && profile.id !== viewer?.profile.id,
    )
    .filter(({ profile }) => !viewer || !areBlocked(world, viewer.profile.id, profile.id))
    .sort((a, b) => (b.profile.last_active ?? '').localeCompare(a.profile.last_active ?? ''));

/** The filters of a call; without any the default ones. */
const filtersOf = ({ world, viewer, query }: Context<'search'>): FilterOptions =>
  filtersOfQuery(query, () =>
    defaultFilters(viewer?.lastFilters ?? null, viewer?.profile ?? null, world.settings),
  );

const find = (world: World, from: string, to: string) =>
  world.likes.find((like) => like.from === from && like.to === to);

const entries = (world: World, likes: Like[], viewer: Member) =>
  likes.map((like) => likeEntryOf(world, like, viewer)).filter((entry) => entry !== null);

function tell(world: World, like: Like): void {
  for (const [id, type] of [
    [like.from, 'liked'],
    [like.to, 'liked_by'],
  ] as const) {
    const entry = likeEntryOf(world, like, world.members.get(id)!);
    if (entry) append(world, id, type, entry);
  }
}

const needsBirthDate = (profile: Profile) => {
  if (profile.date_of_birth === null) throw new WorldError('birth_date_missing');
};

export const memberHandlers = {
  search(context) {
    const { world, viewer, query } = context;
    if (!canSearch({ user: viewer, settings: world.settings, trafficSource: null }))
      throw new WorldError('search_closed');
    const filters = filtersOf(context);
    if (viewer && query.manual_search && !query.do_not_save) viewer.lastFilters = filters;
    const found = others(world, viewer).filter(({ profile }) => matchesFilters(profile, filters));
    const size = query.pp ?? PAGE_SIZE;
    const start = ((query.page ?? 1) - 1) * size;
    return {
      profiles: found.slice(start, start + size).map((member) => profileFor(world, member, viewer)),
      paging: { num_results: found.length },
      filter_options: filters,
    };
  },

  getProfile: ({ world, viewer, query }) => ({
    profile: profileFor(world, meet(world, viewer, query.id), viewer),
  }),

  getSuggestions: ({ world, viewer }) => ({
    profiles: others(world, viewer)
      .slice(0, 6)
      .map((member) => profileFor(world, member, viewer)),
  }),

  getLikes({ world, viewer }) {
    const member = memberOf(viewer);
    const { id } = member.profile;
    return {
      profiles: entries(
        world,
        world.likes.filter(({ from }) => from === id),
        member,
      ),
      liked_by: entries(
        world,
        world.likes.filter(({ to }) => to === id),
        member,
      ),
    };
  },

  likeProfile({ world, viewer, payload }) {
    const member = memberOf(viewer);
    needsBirthDate(member.profile);
    const other = meet(world, member, payload.profile);
    if (other === member) throw new WorldError('not_found');
    if (find(world, member.profile.id, payload.profile)) return { done: true as const };
    const like = { from: member.profile.id, to: payload.profile, at: world.now().toISOString(), isNew: true };
    world.likes.unshift(like);
    tell(world, like);
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
    return { done: true as const };
  },

  seeLike({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const like = find(world, payload.profile, member.profile.id);
    if (!like) throw new WorldError('not_found');
    if (!like.isNew) return { done: true as const };
    like.isNew = false;
    const entry = likeEntryOf(world, like, member);
    if (entry) append(world, member.profile.id, 'liked_by', entry);
    return { done: true as const };
  },

  searchCams({ world, viewer }) {
    const member = memberOf(viewer);
    const user = { paid_user: member.isPaid, signup_date: member.signupDate };
    const isShown = world.settings.member_resell.includes('cams') && isTileEligible(user, world.now());
    return { cams: isShown ? { 1: { account: 'studio-luna', name: 'Luna', age: 28, image: null } } : {} };
  },

  openCam: () => Response.redirect('https://partner.example/', 302),
  openPartner: () => Response.redirect('https://partner.example/', 302),
} satisfies Handlers;
