import type { Gender, Language } from '@meetcute/contract';
import { bigCities } from '@meetcute/places';
import type { City } from '@meetcute/places';
import { createPerson } from './people.ts';
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

const fictionalCast: readonly (readonly [
  name: string,
  gender: Gender,
  age: number,
  language: Language,
  city: string,
])[] = [
  ['Mira', 'f', 31, 'en', 'London'],
  ['Otto', 'm', 44, 'de', 'Berlin'],
  ['Fenna', 'f', 27, 'nl', 'Utrecht'],
  ['Luc', 'm', 38, 'fr', 'Lyon'],
  ['Marisol', 'f', 52, 'es', 'Madrid'],
  ['Kai', 'x', 29, 'en', 'Amsterdam'],
];

/**
 * Creates the six profiles that the operator runs. Each says so in its own text, and the first one replies in
 * chats.
 */
export const createFictional = (options: PeopleOptions): DemoPerson[] =>
  fictionalCast.map(([name, gender, age, language, city], index) =>
    createPerson(options, index, {
      kind: 'fictional',
      name,
      gender,
      age,
      home: { city: cityNamed(city), language },
      repliesInChat: index === 0,
    }),
  );

/** Creates the two logins of a site: Anna, unpaid with an account twelve days old, and Ben, paid. */
export const createLogins = (options: PeopleOptions): [anna: DemoPerson, ben: DemoPerson] => [
  createPerson(options, 0, {
    kind: 'login',
    name: 'Anna',
    email: 'demo.anna@example.com',
    gender: 'f',
    age: 34,
    home: { city: cityNamed('Utrecht'), language: 'en' },
    paid: false,
    accountDays: 12,
    personal: {
      relationship_goal: 'relationship',
      smoking: 'never',
      about_me:
        'I keep the plants of the café around the corner alive and a list of the best benches in town. Tuesdays are for choir practice. Ask me about the goat.',
      looking_for: 'Someone kind and curious, with whom quiet evenings are as good as busy ones.',
    },
  }),
  createPerson(options, 1, {
    kind: 'login',
    name: 'Ben',
    email: 'demo.ben@example.com',
    gender: 'm',
    age: 37,
    home: { city: cityNamed('Amsterdam'), language: 'en' },
    paid: true,
    accountDays: 96,
    personal: {
      relationship_goal: 'dating',
      smoking: 'never',
      about_me:
        'I repair bicycles for a living and ride them for fun. At home I cook soup for too many people. I know a goat called Gerald.',
      looking_for: 'A person to cook with, walk with and disagree with nicely.',
    },
  }),
];
