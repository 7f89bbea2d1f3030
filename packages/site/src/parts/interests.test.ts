import { demoSites } from '@meetcute/demo';
import type { Profile } from '@meetcute/contract';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import guide from '../../../../docs/brands/first-template.md?raw';
import { createSiteServer } from '../server/create-site-server.tsx';
import { defineTemplate } from '../template/define-template.ts';
import { testTemplate } from '../testing/test-template.tsx';
import { Interests } from './Interests.example.tsx';

const [source] = Object.values(
  import.meta.glob<string>('./Interests.example.tsx', { query: '?raw', import: 'default', eager: true }),
);

const profile: Profile = {
  id: 'm1',
  name: 'Kim',
  age: 30,
  gender: null,
  date_of_birth: null,
  country: null,
  countryregion: null,
  city: null,
  language: null,
  main_image: null,
  images: [],
  personal: { interests: 'books,hiking' },
  fictional: false,
  online: false,
  last_active: null,
};

test('the guide shows Interests.example.tsx', () => {
  expect(guide).toContain(`\`\`\`tsx\n${source}\`\`\`\n`);
});

test.each([
  ['de', 'Bücher, Wandern'],
  ['nl', 'Boeken en wandelen'],
  ['pl', 'Książki i wędrówki'],
])('a card with the line of the guide has interests in words of %s', async (language, words) => {
  const harbour = defineTemplate({
    name: 'harbour',
    extends: testTemplate,
    parts: { Hero: async () => ({ default: () => createElement(Interests, { profile }) }) },
    namespaces: { Hero: ['fields'] },
  });
  const manifest = { 'src/entry-browser.ts': { file: 'assets/entry.js', isEntry: true } };
  const request = new Request('http://brand.test/', { headers: { 'accept-language': language } });
  const fetch = async () => new Response(null, { status: 404 });
  const server = createSiteServer(harbour, { manifest, buildId: 'b1' });
  const page = await server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'n' });
  expect(await page.text()).toContain(`<p data-part="interests">${words}</p>`);
});
