import type { Gender, Language } from '@meetcute/contract';

/** A person with a fixed name, age and home. */
export interface CastMember {
  readonly name: string;
  readonly gender: Gender;
  readonly age: number;
  readonly language: Language;
  /** Name of a city that the places contain. */
  readonly city: string;
}

/** Fixed people of a site, and what is special about its members. */
export interface Cast {
  /** Number of members. Without one the site gets an equal share of the world's members. */
  readonly members?: number;
  /** Genders of the members with their weights. */
  readonly genders: readonly (readonly [Gender, number])[];
  /** Unpaid login, then paid login. Their address is `demo.` and the name in lower case. */
  readonly logins: readonly [unpaid: CastMember, paid: CastMember];
  /** Six profiles that the operator runs. */
  readonly fictional: readonly CastMember[];
}

const person = (name: string, gender: Gender, age: number, language: Language, city: string): CastMember => ({
  name,
  gender,
  age,
  language,
  city,
});

const usual: Cast = {
  genders: [
    ['f', 48],
    ['m', 48],
    ['x', 4],
  ],
  logins: [person('Anna', 'f', 34, 'en', 'Utrecht'), person('Ben', 'm', 37, 'en', 'Amsterdam')],
  fictional: [
    person('Mira', 'f', 31, 'en', 'London'),
    person('Otto', 'm', 44, 'de', 'Berlin'),
    person('Fenna', 'f', 27, 'nl', 'Utrecht'),
    person('Luc', 'm', 38, 'fr', 'Lyon'),
    person('Marisol', 'f', 52, 'es', 'Madrid'),
    person('Kai', 'x', 29, 'en', 'Amsterdam'),
  ],
};

/** Poland: mostly women and men, all in Polish cities. */
const pelnia: Cast = {
  members: 40,
  genders: [
    ['f', 56],
    ['m', 42],
    ['x', 2],
  ],
  logins: [person('Anna', 'f', 34, 'pl', 'Kraków'), person('Ben', 'm', 37, 'pl', 'Warszawa')],
  fictional: [
    person('Mira', 'f', 31, 'pl', 'Wrocław'),
    person('Otylia', 'f', 44, 'pl', 'Gdańsk'),
    person('Fryderyk', 'm', 27, 'pl', 'Poznań'),
    person('Lucjan', 'm', 38, 'pl', 'Łódź'),
    person('Maryla', 'f', 52, 'pl', 'Szczecin'),
    person('Kaja', 'f', 29, 'pl', 'Lublin'),
  ],
};

/** Men in Britain, Ireland and North America. */
const lantern: Cast = {
  members: 40,
  genders: [['m', 1]],
  logins: [person('Adam', 'm', 34, 'en', 'Edinburgh'), person('Ben', 'm', 37, 'en', 'London')],
  fictional: [
    person('Theo', 'm', 31, 'en', 'London'),
    person('Otis', 'm', 44, 'en', 'Bristol'),
    person('Finn', 'm', 27, 'en', 'Dublin'),
    person('Luke', 'm', 38, 'en', 'Glasgow'),
    person('Marius', 'm', 52, 'en', 'Toronto'),
    person('Kai', 'm', 29, 'en', 'Leeds'),
  ],
};

const casts: Readonly<Record<string, Cast>> = { pelnia, lantern };

/** Returns the cast of a site; sites without their own have the usual one. */
export const castOf = (site: string): Cast => casts[site] ?? usual;
