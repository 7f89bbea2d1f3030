import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import guide from '../../../../docs/brands/own-lander.md?raw';
import { createSiteServer } from '../server/create-site-server.tsx';
import { defineTemplate } from '../template/define-template.ts';
import { testTemplate } from '../testing/test-template.tsx';

const sources = import.meta.glob<string>('./OwnLander.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Imports as a template writes them. */
const inTemplate = sources['./OwnLander.example.tsx']!.replace("'./index.ts'", "'@meetcute/site'");

const harbour = defineTemplate({
  name: 'harbour',
  extends: testTemplate,
  screens: { SocialNetworkLander: () => import('./OwnLander.example.tsx') },
});

async function open(locale: string): Promise<string> {
  const manifest = { 'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true } };
  const server = createSiteServer(harbour, { manifest, buildId: 'b1' });
  const request = new Request('http://brand.test/landers/socialnetwork', {
    headers: { cookie: `i18n_redirected=${locale}` },
  });
  const fetch = async () => Response.json({ members: [], total: 0 });
  const page = await server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'abc' });
  expect(page.status).toBe(200);
  return page.text();
}

test('the guide shows this example', () => {
  const [, code = ''] = /^```tsx\n(.*?)^```/ms.exec(guide) ?? [];
  expect(code).toBe(inTemplate);
});

test('a landing page of a brand has the form, the disclosures and the brand’s words in each language', async () => {
  for (const [locale, title] of [
    ['en', 'Meet by the water'],
    ['pl', 'Spotkania nad wodą'],
  ] as const) {
    const html = await open(locale);
    expect(html).toContain(`<title>${title}`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(/<form[^>]*method="post"/);
    for (const name of ['email', 'name', 'password']) expect(html).toContain(`name="${name}"`);
    expect(html).toContain(demoSites[0].settings.fictional_plural);
  }
});
