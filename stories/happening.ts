import type { Member, World } from '@meetcute/mocks';
import type { Profile } from '@meetcute/contract';
import { worldOnStage, type WorldParameter } from '../.storybook/world.ts';

/** The world parameter of a story that changes its world before it is drawn. */
export const happening = (
  change?: (world: World) => void,
  rest: Omit<WorldParameter, 'change'> = {},
): WorldParameter => ({ ...rest, ...(change ? { change } : {}) });

/** The world of the story on stage, for a play that looks into it or lets something happen in it. */
export const world = (): World => worldOnStage();

/** The member who looks. Throws for a visitor. */
export function me({ browserSession, sessions, members }: World): Member {
  const member = browserSession === null ? undefined : members.get(sessions.get(browserSession) ?? '');
  if (member) return member;
  throw new Error("Nobody is logged in to this story's world. Fix its look to a viewer, such as 'member'.");
}

/** Everybody else whom the viewer can find, as the demo made them. */
export const others = (of: World): Profile[] =>
  [...of.members.values()]
    .map(({ profile }) => profile)
    .filter(({ id }) => of.browserSession === null || id !== me(of).profile.id);

/** Leaves this many members for the search to find, all of the viewer's country. */
export function keepFound(of: World, count: number): void {
  const real = others(of).filter(({ fictional }) => !fictional);
  const country = of.browserSession === null ? of.settings.geoip_country : me(of).profile.country;
  for (const profile of others(of)) {
    if (real.indexOf(profile) < count && !profile.fictional) profile.country = country;
    else of.members.delete(profile.id);
  }
}
