import { demoSites } from '@meetcute/demo';
import { completeCatalogue } from '@meetcute/i18n/catalogues';
import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { defineTemplate } from '../template/define-template.ts';
import { createSiteServer } from './create-site-server.tsx';

const assets = {
  manifest: { 'src/entry-browser.ts': { file: 'assets/entry.js', isEntry: true } },
  buildId: 'b1',
};
const harbour = defineTemplate({
  name: 'harbour',
  extends: testTemplate,
  texts: {
    en: { 'home:heading': 'Ahoy <3', 'home:lead': 'People near the sea.', 'app:offline.title': 'Out at sea' },
    de: { 'home:heading': 'Ahoi' },
  },
});
const options = {
  settings: demoSites[0].settings,
  nonce: 'n',
  fetch: async () => new Response(null, { status: 404 }),
};
const request = (path: string, language: string) =>
  new Request(`http://brand.test${path}`, { headers: { 'accept-language': language } });

const draw = async (server: ReturnType<typeof createSiteServer>, language: string) =>
  (await server.render(request('/', language), options)).text();

/** Returns the state with which a browser hydrates a page. */
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>([^<]*)/.exec(html)?.[1] ?? 'null') as {
    messages: Record<string, Record<string, unknown>>;
  };

test('draws a page with the texts of its template, which its state and description have too', async () => {
  const html = await draw(createSiteServer(harbour, assets), 'en');
  expect(html).toContain('>Ahoy &lt;3</h1>');
  expect(html).toContain('content="People near the sea."');
  expect(stateOf(html).messages['home']).toMatchObject({ heading: 'Ahoy <3', toMembers: 'See who’s here' });
});

test('draws other languages with their own texts, and else with those of the library', async () => {
  const server = createSiteServer(harbour, assets);
  const german = await draw(server, 'de');
  const { home } = await completeCatalogue('de');
  expect(german).toContain('>Ahoi</h1>');
  expect(german).toContain(home?.['lead']);
  expect(await server.loadTexts('fr')).toEqual(await completeCatalogue('fr'));
});

test('a page is sent the namespaces of its slots, and no other page is', async () => {
  const namespaces = { Hero: ['fields'], ProfileCard: ['chat'], Login: ['likes'] } as const;
  const ownCards = defineTemplate({ name: 'cards', extends: testTemplate, namespaces });
  const listNamespaces = async (template: typeof ownCards, path: string) => {
    const page = await createSiteServer(template, assets).render(request(path, 'de'), options);
    return Object.keys(stateOf(await page.text()).messages);
  };
  const usual = await listNamespaces(testTemplate, '/');
  expect(usual).not.toContain('fields');
  // A visitor's home page has no cards.
  expect((await listNamespaces(ownCards, '/')).toSorted()).toEqual([...usual, 'fields'].toSorted());
  expect((await listNamespaces(ownCards, '/login')).toSorted()).toEqual(
    [...(await listNamespaces(testTemplate, '/login')), 'likes'].toSorted(),
  );
});

test('texts of a site replace those of its template, and no other site has them', async () => {
  const texts = { en: { 'home:heading': 'Ahoy, Rotterdam' } };
  const [site, other] = [createSiteServer(harbour, { ...assets, texts }), createSiteServer(harbour, assets)];
  const page = await draw(site, 'en');
  expect(page).toContain('>Ahoy, Rotterdam</h1>');
  expect(page).toContain('People near the sea.');
  expect(await draw(other, 'en')).toContain('>Ahoy &lt;3</h1>');
  expect(await draw(createSiteServer(testTemplate, assets), 'en')).toContain(
    '>Good company starts with hello</h1>',
  );
});

test('the offline page has the texts of the template, and all of them in its state', async () => {
  const server = createSiteServer(harbour, assets);
  const html = await (await server.renderShell(request('/_shell', 'en'), options)).text();
  expect(html).toContain('Out at sea');
  expect(stateOf(html).messages['home']).toHaveProperty('heading', 'Ahoy <3');
});
