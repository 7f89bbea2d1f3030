import { demoSites } from '@meetcute/demo';
import type { Profile } from '@meetcute/contract';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import guide from '../../../../docs/brands/first-template.md?raw';
import { createSiteServer } from '../server/create-site-server.tsx';
import { defineTemplate } from '../template/define-template.ts';
import { testTemplate } from '../testing/test-template.tsx';
import { Interests } from './Interests.example.tsx';
import OwnProfileCard from './OwnProfileCard.example.tsx';

const sources = import.meta.glob<string>('./*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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

/** Renders the card, and the line that the guide adds to it. */
const Cards = () =>
  createElement(
    'section',
    {},
    createElement(OwnProfileCard, {
      profile,
      href: '/members/m1',
      actions: createElement('button', {}, 'Like'),
    }),
    createElement(Interests, { profile }),
  );

test.each(['OwnProfileCard', 'Interests'])('the guide shows %s.example.tsx', (name) => {
  const blocks = guide.matchAll(/^( *)```tsx\n(.*?)^ *```/gms);
  const shown = Array.from(blocks, ([, indent, code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  expect(shown).toContain(sources[`./${name}.example.tsx`]);
});

test('the card of the guide has its actions, and interests in the page’s language', async () => {
  const harbour = defineTemplate({
    name: 'harbour',
    extends: testTemplate,
    parts: { Hero: async () => ({ default: Cards }) },
    namespaces: { Hero: ['fields'] },
  });
  const manifest = { 'src/entry-browser.ts': { file: 'assets/entry.js', isEntry: true } };
  const request = new Request('http://brand.test/', { headers: { 'accept-language': 'de' } });
  const fetch = async () => new Response(null, { status: 404 });
  const server = createSiteServer(harbour, { manifest, buildId: 'b1' });
  const page = await server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'n' });
  const html = await page.text();
  expect(html).toMatch(/<p data-part="interests">Bücher, Wandern<\/p>/);
  expect(html).toContain('<button>Like</button>');
});
