import { bigCities } from '@meetcute/places';
import type { City } from '@meetcute/places';
import { castOf, type CastLogin } from './cast.ts';
import { createPerson, personKey } from './people.ts';
import type { PeopleOptions } from './people.ts';
import type { DemoPerson } from './person.ts';

const cityNamed = (name: string): City => {
  const city = bigCities.find((candidate) => candidate.name === name);
  if (!city)
    throw new Error(
      `The places do not contain the city ${name}, which the demo world needs. Regenerate them or choose another city.`,
    );
  return city;
};

/**
 * Creates the six profiles that the operator runs. Each says so in its own text, and the first one replies in
 * chats.
 */
export const createFictional = (options: PeopleOptions): DemoPerson[] =>
  castOf(options.site.id).fictional.map(({ city, language, ...details }, index) =>
    createPerson(options, index, {
      ...details,
      kind: 'fictional',
      home: { city: cityNamed(city), language },
      repliesInChat: index === 0,
    }),
  );

/** Returns the keys of the log-ins of a site, whose password everybody knows. */
export const loginKeysOf = (siteId: string): string[] =>
  castOf(siteId).logins.map((_, index) => personKey(siteId, 'login', index));

const createLogin = (
  options: PeopleOptions,
  index: number,
  { name, gender, age, language, city, about, lookingFor }: CastLogin,
): DemoPerson =>
  createPerson(options, index, {
    kind: 'login',
    name,
    email: `demo.${name.toLowerCase()}@example.com`,
    gender,
    age,
    home: { city: cityNamed(city), language },
    paid: index === 1,
    accountDays: index === 1 ? 96 : 12,
    personal: {
      relationship_goal: index === 1 ? 'dating' : 'relationship',
      smoking: 'never',
      about_me: about,
      looking_for: lookingFor,
    },
  });

/** Creates the two logins of a site: one unpaid with an account twelve days old, and one paid. */
export const createLogins = (options: PeopleOptions): [unpaid: DemoPerson, paid: DemoPerson] => {
  const [unpaid, paid] = castOf(options.site.id).logins;
  return [createLogin(options, 0, unpaid), createLogin(options, 1, paid)];
};
