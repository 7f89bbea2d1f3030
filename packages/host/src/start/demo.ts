import type { Language, Profile } from '@meetcute/contract';
import { createDemoWorld, fictionalReply, type DemoWorld } from '@meetcute/demo';
import type { HostSite } from './sites.ts';

/** A log-in to try the demo with. */
export interface DemoLogin {
  site: string;
  email: string;
  password: string;
}

/** The demo world of these sites, its log-ins, and how its fictional profiles answer. */
export interface Demo {
  world: DemoWorld;
  logins: DemoLogin[];
  /** File names of every portrait in it. */
  portraits: ReadonlySet<string>;
  replyFor(profile: Profile, message: string, language: Language): string | null;
}

/** Makes the demo world; the same sites give the same people. */
export function createDemo(sites: readonly HostSite[], now: Date): Demo {
  const world = createDemoWorld({ seed: 'meetcute', sites, now });
  const answering = new Set(world.people.filter((person) => person.answersInChat).map(({ key }) => key));
  return {
    world,
    logins: world.people
      .filter(({ kind }) => kind === 'login')
      .map(({ site, email }) => ({ site, email, password: world.password })),
    portraits: new Set(world.people.flatMap(({ images }) => images.map((image) => image.thumb_filename))),
    replyFor: (profile, message, language) =>
      answering.has(profile.id) ? fictionalReply(message, language, profile.id) : null,
  };
}
