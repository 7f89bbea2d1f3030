import type { Language, Profile } from '@meetcute/contract';
import {
  createDemoWorld,
  createFictional,
  createLogins,
  DEMO_PASSWORD,
  fictionalReply,
  type DemoWorld,
} from '@meetcute/demo';
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
  /** Returns the generated members and their activity. The first call creates them, which takes a third of a second. */
  world(): DemoWorld;
  /** Log-ins for trying the demo. */
  logins: DemoLogin[];
  /** Returns whether the world has a portrait with this file name. */
  hasPortrait(filename: string): boolean;
  /** Returns the reply of a fictional profile to a message, or null if that profile does not reply. */
  replyFor(profile: Profile, message: string, language: Language): string | null;
}

/** Returns a function that creates a value at its first call. */
function atFirstCall<T>(create: () => T): () => T {
  let cache: { value: T } | undefined;
  return () => (cache ??= { value: create() }).value;
}

/** Creates the demo world; the same sites give the same people. */
export function createDemo(sites: readonly HostSite[], now: Date): Demo {
  const options = { seed: 'meetcute', sites, now };
  const world = atFirstCall(() => createDemoWorld(options));
  const portraits = atFirstCall(
    () => new Set(world().people.flatMap(({ images }) => images.map((image) => image.thumb_filename))),
  );
  const replying = new Set(
    sites
      .flatMap((site) => createFictional({ ...options, site }))
      .filter((person) => person.repliesInChat)
      .map(({ key }) => key),
  );
  return {
    world,
    logins: sites.flatMap((site) =>
      createLogins({ ...options, site }).map(({ email }) => ({
        site: site.settings.name,
        email,
        password: DEMO_PASSWORD,
      })),
    ),
    hasPortrait: (filename) => portraits().has(filename),
    replyFor: (profile, message, language) =>
      replying.has(profile.id) ? fictionalReply(message, language, profile.id) : null,
  };
}
