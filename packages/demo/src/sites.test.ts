import { LANGUAGES } from '@meetcute/contract';
import { catalogue } from '@meetcute/i18n/catalogues';
import { expect, test } from 'vitest';
import { completeSettings, demoSites } from './sites.ts';

const { template: _template, region_data: _regions, ...file } = demoSites[1].settings;

test(
  'uses the classic template by default, and the configured one otherwise',
  { meta: { spec: ['const.default-template-classic'] } },
  () => {
    expect(completeSettings(file).template).toBe('classic');
    expect(completeSettings({ ...file, template: 'harbour' }).template).toBe('harbour');
  },
);

test('fills in the regions of the countries by default, and keeps configured ones', () => {
  expect(Object.keys(completeSettings(file).region_data)).toEqual(file.countries);
  const configuredRegions = { NL: [{ id: '1', name: 'Everywhere' }] };
  expect(completeSettings({ ...file, region_data: configuredRegions }).region_data).toEqual(
    configuredRegions,
  );
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
