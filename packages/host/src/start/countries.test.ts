import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCountries } from './countries.ts';
import { readEnvironment } from './environment.ts';

const open = async (env: Record<string, string> = {}) => {
  const warnings: string[] = [];
  const countryOf = await openCountries(readEnvironment(env), (sentence) => warnings.push(sentence));
  return { countryOf, warnings };
};
const request = (headers: Record<string, string> = {}) => new Request('http://brand.test/', { headers });
const packagedCountries = await open();

test.each([
  ['145.53.10.1', 'NL'],
  ['84.128.1.1', 'DE'],
  ['85.0.1.1', 'CH'],
  ['90.0.1.1', 'FR'],
  ['86.128.1.1', 'GB'],
  ['73.1.1.1', 'US'],
  ['133.1.1.1', 'JP'],
  ['2a02:a440::1', 'NL'],
  ['2003:c0::1', 'DE'],
  ['2a02:120b::1', 'CH'],
  ['2001:8003::1', 'AU'],
  ['::ffff:84.128.1.1', 'DE'],
  ['::FFFF:84.128.1.1', 'DE'],
  ['84.128.1.1:5812', 'DE'],
  ['[2003:c0::1]:5812', 'DE'],
])('looks the address %s up: %s', (address, country) => {
  expect(packagedCountries.countryOf(request(), address)).toBe(country);
});

test.each([
  undefined,
  '',
  'unknown',
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '203.0.113.9',
  '224.0.0.1',
  'fe80::1%eth0',
  'fd00::1',
  '2001:db8::1',
  '2::1',
  '999.1.1.1',
  "'; drop table members",
])('knows no country of the address %j', (address) => {
  expect(packagedCountries.countryOf(request(), address)).toBeNull();
});

describe('with a header of the proxy', () => {
  const proxyEnv = { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' };

  test('takes the country from the header, whatever the address is', async () => {
    const { countryOf } = await open(proxyEnv);
    expect(countryOf(request({ 'cf-ipcountry': 'CH' }), '84.128.1.1')).toBe('CH');
    expect(countryOf(request({ 'cf-ipcountry': ' ch ' }), '84.128.1.1')).toBe('CH');
  });

  test.each(['XX', 'T1', 'ZZ', 'EU', 'QO', 'DEU', '', 'D', '__proto__', 'CH, DE', '<script>'])(
    'knows no country when the header says %j',
    async (value) => {
      const { countryOf } = await open(proxyEnv);
      expect(countryOf(request({ 'cf-ipcountry': value }), '84.128.1.1')).toBeNull();
    },
  );

  test('knows no country without the header', async () => {
    const { countryOf } = await open(proxyEnv);
    expect(countryOf(request(), '84.128.1.1')).toBeNull();
  });

  test('without COUNTRY_HEADER ignores the header of a visitor', () => {
    expect(packagedCountries.countryOf(request({ 'cf-ipcountry': 'CH' }), '84.128.1.1')).toBe('DE');
  });

  test('refuses the header without a trusted proxy, and a name that is no header', () => {
    expect(() => readEnvironment({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow(
      /COUNTRY_HEADER needs TRUST_PROXY=1/,
    );
    expect(() => readEnvironment({ TRUST_PROXY: '1', COUNTRY_HEADER: 'CF IP:' })).toThrow(
      "COUNTRY_HEADER is 'CF IP:', which is not the name of a header.",
    );
  });
});

describe('with an unreadable database', () => {
  const file = (bytes: Uint8Array | string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'mc-countries-')), 'x.mmdb');
    writeFileSync(path, bytes);
    return path;
  };

  test.each([
    ['is missing', () => '/nowhere/x.mmdb'],
    ['is empty', () => file('')],
    ['is another file', () => file('{"country_code":"DE"}'.repeat(1000))],
  ])('says so once and knows no country when the file %s', async (_, path) => {
    const { countryOf, warnings } = await open({ COUNTRY_DATABASE: path() });
    expect(warnings).toEqual([expect.stringContaining("the database of countries can't be read")]);
    expect(countryOf(request(), '84.128.1.1')).toBeNull();
  });
});
