import { MIN_AGE, type Gender, type ProfilePhoto, type Language } from '@meetcute/contract';
import { DAY_MS, hasInterests, INTERESTS_FIELD } from '@meetcute/core';
import type { City } from '@meetcute/places';
import { personSeed, portraitImage, portraitTraits } from '../portraits/index.ts';
import type { Light, PortraitFile } from '../portraits/index.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { DemoSite } from '../sites.ts';
import { castOf } from './cast.ts';
import { chooseHome } from './home.ts';
import { chooseInterests } from './interests.ts';
import { subtractTime, MINUTE } from './person.ts';
import type { DemoPerson } from './person.ts';
import { varyOpenings } from './openings.ts';
import { createPersonal } from './personal.ts';
import { texts } from './texts/index.ts';

/** Options for creating people. The same options give the same people. */
export interface PeopleOptions {
  readonly seed: string;
  readonly site: DemoSite;
  /** Number of people. Default: 500. */
  readonly count?: number;
  readonly now: Date;
  /** Image format. 'svg' serves the drawing itself, for hosts that do not render it to WebP. Default: 'webp'. */
  readonly imageFormat?: PortraitFile['format'];
}

/** Fixed traits of a person that others depend on. */
export interface KnownPerson {
  readonly kind: DemoPerson['kind'];
  readonly name?: string;
  readonly email?: string;
  readonly gender?: Gender;
  readonly age?: number;
  readonly home?: { readonly city: City; readonly language: Language };
  readonly paid?: boolean;
  readonly accountDays?: number;
  readonly repliesInChat?: boolean;
  /** Fixed profile fields. Values must be among those of the site's settings. */
  readonly personal?: Readonly<Record<string, string>>;
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

const chooseAge = (random: Random) =>
  random.weighted([
    [random.int(MIN_AGE, 25), 4],
    [random.int(26, 35), 8],
    [random.int(36, 45), 7],
    [random.int(46, 55), 6],
    [random.int(56, 65), 4],
    [random.int(66, 75), 2],
  ]);

const birthDate = (random: Random, age: number, now: Date): string => {
  const date = new Date(Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate()));
  date.setUTCDate(date.getUTCDate() - random.int(1, 360));
  return date.toISOString().slice(0, 10);
};

const photos = (
  random: Random,
  key: string,
  seed: string,
  light: Light,
  options: PeopleOptions,
  isRequired: boolean,
): ProfilePhoto[] => {
  const count =
    !isRequired && random.chance(0.04)
      ? 0
      : random.weighted([
          [2, 4],
          [3, 4],
          [4, 2],
        ]);
  return Array.from({ length: count }, (_item, index) =>
    portraitImage(`${key}-photo${index}`, { personSeed: seed, index, light }, options.imageFormat),
  );
};

/** Returns the time since the last activity: up to three weeks, mostly recent. */
const lastActive = (random: Random) =>
  random.chance(0.14) ? random.next() * 4 * MINUTE : random.next() ** 3 * 21 * DAY_MS + 6 * MINUTE;

/** Days after which members of the demo agree to be shown in advertising. Nobody agrees by joining. */
const AGREES_AFTER_DAYS = 2;

/** Returns the key of a person of a site. It becomes the id of the member, and no other member has such a one. */
export const personKey = (siteId: string, kind: DemoPerson['kind'], index: number): string =>
  `${siteId}${{ member: 'p', fictional: 'f', login: 'd' }[kind]}${String(index).padStart(3, '0')}`;

/**
 * Adds the interests of a member, of a stream of their own, so that the other fields stay the same. Log-ins choose their
 * own, and fictional profiles have none.
 */
function withInterests({ seed, site }: PeopleOptions, person: DemoPerson): DemoPerson {
  if (!hasInterests(site.settings)) return person;
  const { key, personal } = person;
  const ownTexts = [personal['about_me'], personal['looking_for']].join(' ');
  const interests = chooseInterests(createRandom(`${seed}/${key}/interests`), ownTexts);
  return { ...person, personal: { ...personal, [INTERESTS_FIELD]: interests } };
}

/** Creates one person of a site. `index` is part of the key, so that adding people changes nothing of the others but the opening of their text. */
export const createPerson = (options: PeopleOptions, index: number, details: KnownPerson): DemoPerson => {
  const { seed, site, now } = options;
  const key = personKey(site.id, details.kind, index);
  const random = createRandom(`${seed}/${key}`);
  const gender = details.gender ?? random.weighted(castOf(site.id).genders);
  const age = details.age ?? Math.max(site.settings.min_age, chooseAge(random));
  const { city, language } = details.home ?? chooseHome(random, site.settings.countries);
  const name = details.name ?? random.pick(texts[language].names[gender]);
  const portrait = personSeed(gender, age, `${seed}${key}`.slice(-30));
  const light: Light = site.settings.template === 'nocturne' ? 'nocturne' : 'classic';
  const fictional = details.kind === 'fictional';
  const isPaid = details.paid ?? (!fictional && random.chance(0.22));
  const accountDays = details.accountDays ?? 1 + random.next() ** 2 * 500;
  const activeBefore = Math.min(lastActive(random), accountDays * DAY_MS);
  const dateOfBirth = birthDate(random, age, now);
  const personal = {
    ...createPersonal(random, site.settings, {
      gender,
      age,
      language,
      fictional,
      niche: site.settings.niche,
      city: city.name,
      hair: portraitTraits(portrait).hair,
    }),
    ...details.personal,
  };
  return {
    key,
    site: site.id,
    kind: details.kind,
    email: details.email ?? `${slug(name)}.${key}@example.com`,
    name,
    gender,
    dateOfBirth,
    age,
    country: city.country,
    countryregion: city.region,
    city: city.name,
    language,
    personal,
    images: photos(random, key, portrait, light, options, details.kind !== 'member'),
    fictional,
    repliesInChat: details.repliesInChat ?? false,
    paid: isPaid,
    credits:
      isPaid && site.settings.message_credits > 0 ? random.int(4, 60) * site.settings.message_credits : 0,
    signedUpAt: subtractTime(now, accountDays * DAY_MS),
    advertisingSince:
      fictional || accountDays < AGREES_AFTER_DAYS
        ? null
        : subtractTime(now, (accountDays - AGREES_AFTER_DAYS) * DAY_MS),
    lastActiveAt: subtractTime(now, activeBefore),
  };
};

/**
 * Creates fictional adult members of a site: up to 75 years old, in real cities, with texts in their own
 * language.
 */
export const createPeople = (options: PeopleOptions): DemoPerson[] =>
  varyOpenings(
    Array.from({ length: options.count ?? 500 }, (_item, index) =>
      createPerson(options, index, { kind: 'member' }),
    ),
  ).map((person) => withInterests(options, person));
