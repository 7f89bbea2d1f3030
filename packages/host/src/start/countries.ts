import { plainAddress } from '@meetcute/core';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CountryOf } from '../visitor.ts';
import type { Environment } from './environment.ts';
import { isPublicAddress } from './public-address.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of `Intl` that are no country. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Known codes of two letters, because names are slow to look up. */
const countries = new Map<string, boolean>();
const isCountry = (code: string) => !groups.has(code) && names.of(code) !== undefined;

/** Returns a country code in capitals; null for anything else, such as `XX` and `T1` of proxies. */
function asCountry(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && countries.getOrInsertComputed(code, isCountry) ? code : null;
}

/** The packaged database has `country_code`; those of MaxMind and DB-IP have `country`. */
type Entry = CountryResponse & { country_code?: unknown };

const { resolve } = createRequire(import.meta.url);

/** Maximum number of remembered addresses; a proxy forwards what clients send. */
const MAX_ADDRESSES = 2000;

/** Returns a lookup that remembers the countries of addresses: a page has many requests from one address. */
function remember(find: (address: string) => string | null): (address: string) => string | null {
  const countriesByAddress = new Map<string, string | null>();
  return (address) => {
    if (countriesByAddress.size >= MAX_ADDRESSES) countriesByAddress.clear();
    return countriesByAddress.getOrInsertComputed(address, find);
  };
}

/** Returns the country of a network address. */
function lookup(reader: Reader<CountryResponse>, address: string): string | null {
  const plain = plainAddress(address);
  if (!isPublicAddress(plain)) return null;
  const entry = reader.get(plain) as Entry | null;
  return asCountry(entry?.country_code ?? entry?.country?.iso_code);
}

/**
 * Opens the countries of visitors: those of the proxy's header, else of a database of network addresses. `warn` gets a
 * sentence when the database can't be read; every visitor's country is then unknown.
 */
export async function openCountries(
  { countryHeader, countryDatabase }: Pick<Environment, 'countryHeader' | 'countryDatabase'>,
  warn: (sentence: string) => void,
): Promise<CountryOf> {
  if (countryHeader) return (request) => asCountry(request.headers.get(countryHeader));
  const unknown = () => null;
  try {
    const file =
      countryDatabase ?? resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
    const reader = new Reader<CountryResponse>(await readFile(file));
    const find = remember((address) => {
      try {
        return lookup(reader, address);
      } catch {
        // A damaged entry must not cost a visitor the page.
        return null;
      }
    });
    return (_, address) => (address === undefined ? null : find(address));
  } catch (error) {
    warn(
      `the database of countries can't be read (${(error as Error).message}). Every visitor counts as from the country that the site's file names. Name another file in COUNTRY_DATABASE.`,
    );
    return unknown;
  }
}
