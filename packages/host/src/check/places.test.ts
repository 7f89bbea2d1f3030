import { companyData, matchRoute } from '@meetcute/core';
import { demoSites } from '@meetcute/demo';
import { legalValues } from '@meetcute/i18n/legal';
import { loadPages } from '@meetcute/i18n/pages';
import { describe, expect, test } from 'vitest';
import { mailPlace } from './check.ts';
import { dataIn, markedSettings, pagePlaces } from './places.ts';

const kebab = (kind: string) => kind.replace('returnPolicy', 'return-policy');

describe.each(demoSites.map((site) => [site.id, site.settings] as const))('site %s', (_, settings) => {
  test('lists each content page with the data that the placeholders of its text name', async () => {
    const places = await pagePlaces(settings);
    const pageTexts = await loadPages(settings.domain_language);
    const values = Object.entries(legalValues(markedSettings(settings), null, 'en'));
    const pages = Object.entries(pageTexts).filter(
      ([, text]) => typeof text === 'object' && 'sections' in text,
    );
    expect(pages.length).toBeGreaterThan(7);
    for (const [kind, text] of pages) {
      const words = JSON.stringify(text).replaceAll('{{messagePrice}}', pageTexts.messagePrice.free);
      const namedValues = values.filter(([placeholder]) => words.includes(`{{${placeholder}}}`));
      const place = places.find(({ name }) => name === `/pages/${kebab(kind)}`);
      expect(place?.needs, kind).toEqual(dataIn(namedValues.map(([, value]) => String(value)).join(' ')));
    }
  });

  test('names places that exist', async () => {
    const paths = (await pagePlaces(settings)).map(({ name }) => name).filter((name) => name !== 'footer');
    expect(paths.filter((path) => matchRoute(path) === null)).toEqual([]);
  });
});

const [{ settings }] = demoSites;

test.each([
  ['address', ['/pages/terms', '/pages/privacy', '/pages/return-policy', '/pages/accessibility', 'mails']],
  ['company_name', ['/pages/terms', '/pages/privacy', 'footer', 'mails']],
  [
    'support_email',
    ['/pages/terms', '/pages/privacy', '/pages/cookies', '/pages/ban', '/complaints', 'mails'],
  ],
  ['email', ['/pages/service', 'mails']],
  ['kvk', ['/pages/service', 'mails']],
  ['vat_numbers', ['/pages/service', 'mails']],
] as const)('%s is shown in %o', async (name, expected) => {
  const places = [...(await pagePlaces(settings)), await mailPlace(settings)];
  const showing = places.filter(({ needs }) => needs.includes(name)).map((place) => place.name);
  expect(showing).toEqual(expect.arrayContaining([...expected]));
});

test('every piece of company data is shown somewhere', async () => {
  const places = [...(await pagePlaces(settings)), await mailPlace(settings)];
  expect(companyData.filter((name) => !places.some(({ needs }) => needs.includes(name)))).toEqual([]);
});

test('a site without the company in its footer shows none there', async () => {
  const places = await pagePlaces({ ...settings, footer: { company: false } });
  expect(places.map(({ name }) => name)).not.toContain('footer');
});
