import type { Member, World } from '@meetcute/mocks';
import type { Profile } from '@meetcute/contract';
import { worldOnStage, type WorldParameter } from '@meetcute/storybook/stage';

/** Returns the world parameter of a story that changes its world before rendering. */
export const withWorld = (
  change?: (world: World) => void,
  rest: Omit<WorldParameter, 'change'> = {},
): WorldParameter => ({ ...rest, ...(change ? { change } : {}) });

/** Returns the world of the current story, for play functions that inspect or change it. */
export const currentWorld = (): World => worldOnStage();

/** Shows members to members alone, neither in a search of visitors nor in that of a campaign. */
export const closeToVisitors = ({ settings }: World): void =>
  void Object.assign(settings, { logged_out_search: 'none', logged_out_search_trafficsource: 'none' });

/** Returns the logged-in member. Throws for a logged-out visitor. */
export function viewerOf({ browserSession, sessions, members }: World): Member {
  const member = browserSession === null ? undefined : members.get(sessions.get(browserSession) ?? '');
  if (member) return member;
  throw new Error("No member is logged in to this story's world. Set `viewer: 'member'`.");
}

/** Returns all other members of the demo, in order. */
export const others = (world: World): Profile[] =>
  [...world.members.values()]
    .map(({ profile }) => profile)
    .filter(({ id }) => world.browserSession === null || id !== viewerOf(world).profile.id);

/** Removes all but `count` members, and moves those to the viewer's country, so that the search finds them. */
export function limitSearchResults(world: World, count: number): void {
  const real = others(world).filter(({ fictional }) => !fictional);
  const country =
    world.browserSession === null ? world.settings.geoip_country : viewerOf(world).profile.country;
  for (const profile of others(world)) {
    if (real.indexOf(profile) < count && !profile.fictional) profile.country = country;
    else world.members.delete(profile.id);
  }
}
