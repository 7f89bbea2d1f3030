import { catalogueWith } from '@meetcute/i18n/catalogues';
import type { OwnTexts } from '@meetcute/i18n';
import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { createHost } from './app.ts';
import { createBusyReplies } from './pages/busy-page.ts';
import type { HostSite } from './start/sites.ts';
import { loadTemplates, withMailLooks } from './start/templates.ts';
import { templatesFolder } from './testing/templates-folder.ts';
import { testApi, testSite, testTemplate } from './testing/fixture.ts';

const settings = { ...demoSites[0].settings, domain_language: 'en' as const };
const siteOf = (id: string): HostSite => ({ ...testSite, id, hosts: [`${id}.test`], settings });

/** Creates a template with own texts, as its build would return it. */
function templateOf(buildId: string, texts: OwnTexts) {
  const template = testTemplate();
  return { ...template, buildId, server: { ...template.server, loadTexts: catalogueWith(texts) } };
}

/** Two brands with the same settings on one host. */
function twoBrands() {
  const host = createHost({
    sites: [siteOf('sea'), siteOf('land')],
    templates: new Map([
      [
        'sea',
        templateOf('sea1', {
          en: { 'home:heading': 'Ahoy', 'shell:likes': 'Waves', 'common:tryAgain': 'Row on' },
        }),
      ],
      ['land', templateOf('land1', {})],
    ]),
    api: testApi,
    images: { fetch: async () => null },
    onError: () => {},
  });
  const get = (id: string, path: string) => host(new Request(`http://${id}.test${path}`));
  return { host, get };
}

test('each host serves the texts of its brand under an address of its own, to be kept', async () => {
  const { get } = twoBrands();
  for (const [id, heading] of [
    ['sea', 'Ahoy'],
    ['land', 'Good company starts with hello'],
  ] as const) {
    const response = await get(id, `/_i18n/${id}1/en/messages.json`);
    expect(await response.json()).toMatchObject({ en: { home: { heading } } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
    expect(await (await get(id, '/build-id')).text()).toBe(`${id}1`);
    expect(await (await get(id, '/sw.js')).text()).toContain(`"build":"${id}1"`);
  }
});

test('the address of another brand gives the texts of the host, which are not kept', async () => {
  const { get } = twoBrands();
  const response = await get('land', '/_i18n/sea1/en/messages.json');
  expect(await response.text()).not.toContain('Ahoy');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('the manifest and the page of a busy host have the texts of the brand', async () => {
  const { host, get } = twoBrands();
  const shortcuts = async (id: string) =>
    ((await (await get(id, '/manifest.webmanifest')).json()) as { shortcuts: { name: string }[] }).shortcuts;
  expect((await shortcuts('sea')).map(({ name }) => name)).toEqual(['Chats', 'Waves', 'Members']);
  expect((await shortcuts('land')).map(({ name }) => name)).toEqual(['Chats', 'Likes', 'Members']);
  const replies = await createBusyReplies();
  const busy = (id: string) =>
    new TextDecoder().decode(
      host.busy({ url: `http://${id}.test/`, method: 'GET', headers: new Headers() }, replies)?.body ??
        undefined,
    );
  await expect.poll(() => busy('sea')).toContain('Row on');
  await expect.poll(() => busy('land')).toContain('Try again');
});

test('sites share a template, but for one with own texts, whose build id changes with them', async () => {
  const folder = templatesFolder();
  const withText = (text: string): HostSite => ({
    ...siteOf('own'),
    texts: { en: { 'home:heading': text } },
  });
  const load = async (text: string) => loadTemplates(folder, [siteOf('a'), siteOf('b'), withText(text)]);
  const templates = await load('Ahoy');
  expect(templates.get('a')).toBe(templates.get('b'));
  const ids = [templates, await load('Ahoy'), await load('Ahoi')].map((each) => each.get('own')?.buildId);
  expect(ids[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set([...ids, templates.get('a')?.buildId]).size).toBe(3);
});

test('mails of a site have the look and the mark of its template', async () => {
  const [sea, unknown] = await withMailLooks(
    [siteOf('sea'), siteOf('none')],
    new Map([['sea', templateOf('sea1', {})]]),
  );
  expect(sea!.mailLook).toMatchObject({ font: 'Arial', colors: { button: '#b3184f' } });
  expect(Buffer.from(sea!.mailLook!.logo!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(unknown!.mailLook).toBeUndefined();
});

test('mails have a mark of their own in the place of the icon', async () => {
  const template = templateOf('own1', {});
  const mailLogo = template.server.icon.replace('#b3184f', '#0a6c74');
  const sites = await withMailLooks(
    [siteOf('own'), siteOf('sea')],
    new Map([
      ['own', { ...template, server: { ...template.server, mailLogo } }],
      ['sea', templateOf('sea1', {})],
    ]),
  );
  const [ownMark, icon] = sites.map(({ mailLook }) => mailLook!.logo!);
  expect(Buffer.from(ownMark!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(ownMark).not.toBe(icon);
});
