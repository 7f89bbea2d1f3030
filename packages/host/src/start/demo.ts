import type { Language, Profile } from '@meetcute/contract';
import { createDemoWorld, fictionalReply, type DemoWorld } from '@meetcute/demo';
import type { HostSite } from './sites.ts';

/** A log-in for trying the demo. */
export interface DemoLogin {
  /** Name of the site. */
  site: string;
  /** E-mail address. */
  email: string;
  /** Password in plain text. */
  password: string;
}

/** Demo world of the sites, with its log-ins and the replies of its fictional profiles. */
export interface Demo {
  /** Generated members and their activity. */
  world: DemoWorld;
  /** Log-ins for trying the demo. */
  logins: DemoLogin[];
  /** File names of all portraits in the world. */
  portraits: ReadonlySet<string>;
  /** Returns the reply of a fictional profile to a message, or null if that profile does not reply. */
  replyFor(profile: Profile, message: string, language: Language): string | null;
}

/** Creates the demo world; the same sites give the same people. */
export function createDemo(sites: readonly HostSite[], now: Date): Demo {
  const world = createDemoWorld({ seed: 'meetcute', sites, now });
  const nameOf = new Map(sites.map(({ id, settings }) => [id, settings.name]));
  const replying = new Set(world.people.filter((person) => person.repliesInChat).map(({ key }) => key));
  return {
    world,
    logins: world.people
      .filter(({ kind }) => kind === 'login')
      .map(({ site, email }) => ({ site: nameOf.get(site) ?? site, email, password: world.password })),
    portraits: new Set(world.people.flatMap(({ images }) => images.map((image) => image.thumb_filename))),
    replyFor: (profile, message, language) =>
      replying.has(profile.id) ? fictionalReply(message, language, profile.id) : null,
  };
}
