import { demoSites } from '@meetcute/demo';
import { describe, expect, test } from 'vitest';
import { companyDataHoles, companyDataWarning } from './company-data.ts';

const settings = demoSites[0].settings;

describe.each(demoSites.map((site) => [site.id, site.settings] as const))('demo site %s', (_id, complete) => {
  test('has no page with a hole', async () => {
    expect(await companyDataWarning(complete)).toBeNull();
  });
});

test.each([
  ['address', ['terms', 'privacy', 'returnPolicy', 'accessibility']],
  ['company_name', ['terms', 'privacy', 'returnPolicy', 'accessibility']],
  ['support_email', ['terms', 'privacy', 'cookies', 'ban']],
] as const)('an empty %s is a hole in %o', async (name, pages) => {
  const holes = await companyDataHoles({ ...settings, [name]: ' ' });
  expect(holes).toEqual(expect.arrayContaining(pages.map((page) => `${page}: ${name}`)));
  expect(holes.filter((hole) => !hole.endsWith(`: ${name}`))).toEqual([]);
});

test('names the site, the page and the setting', async () => {
  const warning = await companyDataWarning({ ...settings, address: '' });
  expect(warning).toContain(`${settings.name}: `);
  expect(warning).toContain('terms: address');
});
