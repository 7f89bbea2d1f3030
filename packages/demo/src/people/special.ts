import { bigCities } from '@meetcute/places';
import type { City } from '@meetcute/places';
import type { DemoSite } from '../sites.ts';
import { castOf, type CastMember } from './cast.ts';
import { createPerson, personKey } from './people.ts';
import type { KnownPerson, PeopleOptions } from './people.ts';
import type { DemoPerson } from './person.ts';
import { texts } from './texts/index.ts';

const cityNamed = (name: string): City => {
  const city = bigCities.find((candidate) => candidate.name === name);
  if (!city)
    throw new Error(
      `The places do not contain the city ${name}, which the demo world needs. Regenerate them or choose another city.`,
    );
  return city;
};

/**
 * Returns city and language of a fixed person. A site in another language than English has texts in its own alone, and
 * who lives outside its countries moves to one of their largest cities.
 */
function homeOf(
  { settings }: DemoSite,
  { city, language }: CastMember,
  index: number,
): NonNullable<KnownPerson['home']> {
  const { countries, domain_language: siteLanguage } = settings;
  const home = cityNamed(city);
  const cities = bigCities.filter(({ country }) => countries.includes(country));
  const isInside = cities.length === 0 || countries.includes(home.country);
  return {
    city: isInside ? home : (cities[index % cities.length] ?? home),
    language: siteLanguage === 'en' ? language : siteLanguage,
  };
}

/**
 * Creates the six profiles that the operator runs. Each says so in its own text, and the first one replies in
 * chats.
 */
export const createFictional = (options: PeopleOptions): DemoPerson[] =>
  castOf(options.site.id).fictional.map((member, index) => {
    const { name, gender, age } = member;
    return createPerson(options, index, {
      name,
      gender,
      age,
      kind: 'fictional',
      home: homeOf(options.site, member, index),
      repliesInChat: index === 0,
    });
  });

/** Returns the keys of the log-ins of a site, whose password everybody knows. */
export const loginKeysOf = (siteId: string): string[] =>
  castOf(siteId).logins.map((_, index) => personKey(siteId, 'login', index));

function createLogin(options: PeopleOptions, index: 0 | 1, member: CastMember): DemoPerson {
  const { name, gender, age } = member;
  const home = homeOf(options.site, member, index);
  const { about, lookingFor } = texts[home.language].logins[index];
  return createPerson(options, index, {
    kind: 'login',
    name,
    email: `demo.${name.toLowerCase()}@example.com`,
    gender,
    age,
    home,
    paid: index === 1,
    accountDays: index === 1 ? 96 : 12,
    personal: {
      relationship_goal: index === 1 ? 'dating' : 'relationship',
      smoking: 'never',
      about_me: about,
      looking_for: lookingFor,
    },
  });
}

/** Creates the two logins of a site: one unpaid with an account twelve days old, and one paid. */
export const createLogins = (options: PeopleOptions): [unpaid: DemoPerson, paid: DemoPerson] => {
  const [unpaid, paidLogin] = castOf(options.site.id).logins;
  return [createLogin(options, 0, unpaid), createLogin(options, 1, paidLogin)];
};
