import { everyday, welcome } from './meetings.ts';
import type { DemoConversation, DemoLike } from './meetings.ts';
import { castOf } from './people/cast.ts';
import { createPeople } from './people/people.ts';
import type { DemoPerson } from './people/person.ts';
import { createFictional, createLogins } from './people/special.ts';
import type { PortraitFile } from './portraits/index.ts';
import { createRandom } from './random.ts';
import type { DemoSite } from './sites.ts';

/** Password of every demo member. They all share one hash of it. */
export const DEMO_PASSWORD = 'meetcute-demo';

/** Complete data of a demo. */
export interface DemoWorld {
  readonly password: string;
  readonly people: readonly DemoPerson[];
  readonly likes: readonly DemoLike[];
  readonly conversations: readonly DemoConversation[];
}

/** Options for creating a demo world. The same options give the same world. */
export interface DemoWorldOptions {
  readonly seed: string;
  readonly sites: readonly DemoSite[];
  /**
   * Number of members, without logins and fictional profiles, of all sites together that do not have a number
   * of their own. Default: 500.
   */
  readonly count?: number;
  readonly now: Date;
  readonly imageFormat?: PortraitFile['format'];
}

const uniqueBy = <T>(list: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(list.map((item) => [keyOf(item), item])).values(),
];

const createSite = (options: DemoWorldOptions, site: DemoSite, count: number) => {
  const peopleOptions = { ...options, site, count };
  const random = createRandom(`${options.seed}/${site.id}/world`);
  const crowd = createPeople(peopleOptions);
  const logins = createLogins(peopleOptions);
  const parts = [
    ...logins.map((login) => welcome(random, options.now, login, crowd)),
    everyday(random, options.now, crowd),
  ];
  return {
    people: [...logins, ...createFictional(peopleOptions), ...crowd],
    likes: uniqueBy(
      parts.flatMap((part) => part.likes),
      ({ from, to }) => `${from} ${to}`,
    ),
    conversations: uniqueBy(
      parts.flatMap((part) => part.conversations),
      ({ members }) => members.toSorted().join(' '),
    ),
  };
};

/**
 * Creates the demo world: members of every site, their likes and conversations, and two logins and six
 * fictional profiles per site. Pure.
 */
export const createDemoWorld = (options: DemoWorldOptions): DemoWorld => {
  const sharing = options.sites.filter(({ id }) => castOf(id).members === undefined).length;
  const share = Math.ceil((options.count ?? 500) / Math.max(1, sharing));
  const sites = options.sites.map((site) => createSite(options, site, castOf(site.id).members ?? share));
  return {
    password: DEMO_PASSWORD,
    people: sites.flatMap((site) => site.people),
    likes: sites.flatMap((site) => site.likes),
    conversations: sites.flatMap((site) => site.conversations),
  };
};
