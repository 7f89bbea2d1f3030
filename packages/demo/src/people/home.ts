import { LANGUAGES, type Language } from '@meetcute/contract';
import { bigCities } from '@meetcute/places';
import type { City } from '@meetcute/places';
import type { Random } from '../random.ts';

/** Weights of the countries in which people live. */
const countryWeights: Readonly<Record<string, number>> = {
  NL: 20,
  BE: 11,
  DE: 18,
  AT: 6,
  CH: 6,
  FR: 13,
  IT: 11,
  ES: 11,
  PL: 11,
  GB: 13,
  IE: 5,
  US: 9,
  CA: 5,
  AU: 5,
  NZ: 4,
};

const languagesByCountry: Readonly<Record<string, Language>> = {
  NL: 'nl',
  DE: 'de',
  AT: 'de',
  FR: 'fr',
  IT: 'it',
  ES: 'es',
  PL: 'pl',
  GB: 'en',
  IE: 'en',
  US: 'en',
  AU: 'en',
  NZ: 'en',
};

const frenchCantons = new Set(['FR', 'GE', 'JU', 'NE', 'VD', 'VS']);
const walloonProvinces = new Set(['25', '5', '6', '8', '9']);

const localLanguage = (random: Random, { country, region }: City): Language => {
  if (country === 'CH') return region === 'TI' ? 'it' : frenchCantons.has(region) ? 'fr' : 'de';
  if (country === 'CA') return region === '10' ? 'fr' : 'en';
  if (country === 'BE')
    return walloonProvinces.has(region) || (region === '21' && random.chance(0.6)) ? 'fr' : 'nl';
  return languagesByCountry[country] ?? 'en';
};

/** Picks a city of a country. Larger cities are likelier, but not so much that everyone lives in the capital. */
const cityOf = (random: Random, country: string) =>
  random.weighted(
    bigCities
      .filter((city) => city.country === country)
      .map((city) => [city, city.population ** 0.5] as const),
  );

/** Picks a home in one of the countries and a language. One in sixteen people speaks a language of another country. */
export const chooseHome = (
  random: Random,
  countries: readonly string[],
): { city: City; language: Language } => {
  const country = random.weighted(
    countries
      .filter((code) => countryWeights[code])
      .map((code) => [code, countryWeights[code] ?? 1] as const),
  );
  const city = cityOf(random, country);
  return { city, language: random.chance(1 / 16) ? random.pick(LANGUAGES) : localLanguage(random, city) };
};
