import { LANGUAGES, parse, settings as settingsFields, type SettingsFile } from '@meetcute/contract';
import { catalogue } from '@meetcute/i18n/catalogues';
import { findDemoData } from '@meetcute/core';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import classic from '../sites/classic.json' with { type: 'json' };
import lantern from '../sites/lantern.json' with { type: 'json' };
import nocturne from '../sites/nocturne.json' with { type: 'json' };
import pelnia from '../sites/pelnia.json' with { type: 'json' };
import { completeSettings } from './complete-settings.ts';
import { demoSites, type SiteFile } from './sites.ts';

const demoFiles = [classic, lantern, nocturne, pelnia] as SiteFile[];
const file = nocturne as SiteFile;
const completeWith = (change: Partial<SiteFile['settings']>) =>
  completeSettings({ ...file, settings: { ...file.settings, ...change } });

test(
  'uses the classic template by default, and the configured one otherwise',
  { meta: { spec: ['const.default-template-classic'] } },
  () => {
    const { template: _, ...settings } = file.settings;
    expect(completeSettings({ ...file, settings }).template).toBe('classic');
    expect(completeWith({ template: 'harbour' }).template).toBe('harbour');
  },
);

test('fills in the regions of the countries by default, and keeps configured ones', () => {
  expect(Object.keys(completeWith({}).region_data)).toEqual(file.settings.countries);
  const configuredRegions = { NL: [{ id: '1', name: 'Everywhere' }] };
  expect(completeWith({ region_data: configuredRegions }).region_data).toEqual(configuredRegions);
});

test('takes what follows from the rest of the file, unless the file says otherwise', () => {
  const { geoip_country: _, domain: __, ...settings } = file.settings;
  const { shop, ...unsold } = file;
  const derivedSettings = completeSettings({ hosts: ['a.test', 'b.test'], settings, ...(shop && { shop }) });
  expect(derivedSettings).toMatchObject({ domain: 'a.test', geoip_country: 'NL' });
  expect(derivedSettings.minimum_message_costs['PL']).toEqual({ costs: 130, currency: 'PLN', highest: 260 });
  expect(completeWith({ message_credits: 0 }).minimum_message_costs).toEqual({});
  // Nobody knows the price of credits that another back end sells.
  expect(completeSettings(unsold).minimum_message_costs).toBeUndefined();
  const ownChoices = completeSettings({
    ...file,
    settings: { ...settings, allowed_values: { eyes: ['blue'] }, text_fields: [] },
  });
  expect(ownChoices.visible_profile_notes).toEqual([]);
});

test('adds the switches that an area does not name', () => {
  expect(completeWith({ signup: { autoSkip: false } }).signup).toEqual({
    showDots: true,
    cityField: true,
    membersButton: true,
    autoSkip: false,
  });
});

test('completes a file of company, name, language, countries, age and prices', () => {
  const { company_name, address, city, country, kvk, vat_numbers, ...demo } = demoSites[0].settings;
  const { email, support_email, support_phone, fictional_plural, domain_language } = demo;
  const complete = completeSettings({
    hosts: ['small.test'],
    settings: {
      name: 'Small',
      domain_language,
      countries: ['NL'],
      min_age: 18,
      message_credits: 0,
      company_name,
      address,
      city,
      country,
      kvk,
      vat_numbers,
      email,
      support_email,
      support_phone,
      fictional_plural,
    },
  });
  expect(parse(settingsFields, complete)).toEqual({ ok: true, value: complete });
});

test.each(demoSites)(
  '$id says that it is a demo, and its company is found as invented',
  ({ demo, settings }) => {
    expect(demo).toBe(true);
    const names = findDemoData(settings).map(({ path }) => path[0]);
    const inventedFields = [
      'domain',
      'company_name',
      'kvk',
      'vat_numbers',
      'email',
      'support_email',
      'support_phone',
    ];
    expect(names).toEqual(expect.arrayContaining(inventedFields));
  },
);

test.each(demoFiles)('the file of $id repeats no default', (demo) => {
  const complete = completeSettings(demo);
  const repeatedNames = Object.keys(demo.settings).filter((name) => {
    const { [name as keyof SettingsFile]: _, ...others } = demo.settings;
    if (name === 'countries') return false;
    return isDeepStrictEqual(completeSettings({ ...demo, settings: others as SettingsFile }), complete);
  });
  expect(repeatedNames).toEqual([]);
});

test.each(LANGUAGES)(
  'each field of the demo sites and each of its values has a text in %s',
  async (language) => {
    const { fields } = await catalogue(language);
    const texts = fields as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
    const requiredKeys = demoSites.flatMap(({ settings }) => [
      ...settings.text_fields.map((field) => [field, 'label'] as const),
      ...Object.entries(settings.allowed_values).flatMap(([field, values]) =>
        ['label', ...values].map((key) => [field, key] as const),
      ),
    ]);
    const missing = requiredKeys
      .filter(([field, key]) => texts[field]?.[key] === undefined)
      .map((key) => key.join('.'));
    expect(missing).toEqual([]);
  },
);

test.each(demoSites)('site $id shows only fields that it has', ({ settings }) => {
  expect(Object.keys(settings.allowed_values)).toEqual(
    expect.arrayContaining([...settings.visible_profile_fields]),
  );
  expect(settings.text_fields).toEqual(expect.arrayContaining([...settings.visible_profile_notes]));
});
