import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { completeCatalogue } from '@meetcute/i18n/catalogues';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostApi } from '../api.ts';
import { createHost } from '../app.ts';
import type { HostOptions } from '../host-options.ts';
import type { HostSite } from '../start/sites.ts';
import type { HostTemplate } from '../start/templates.ts';

const colors = {
  page: '#ffffff',
  card: '#ffffff',
  ink: '#000000',
  muted: '#000000',
  button: '#b3184f',
  onButton: '#ffffff',
  link: '#b3184f',
};
const mailLook = { font: 'Arial', displayFont: 'Georgia', colors, darkColors: colors };

const settings: Settings = demoSites[0].settings;

/** Site at `brand.test` with one redirect inside the site and one outside. */
export const testSite: HostSite = {
  id: 'brand',
  isDemo: true,
  hosts: ['brand.test', 'www.brand.test'],
  redirects: [
    { from: '/join', to: '/signup', status: 301 },
    { from: '/shop', to: 'https://shop.example/start', status: 302 },
  ],
  settings,
  screenshots: [],
};

/** Creates a template whose only page is home. `/calls` calls the API, and it reads what is posted; every other path is a 404 page. */
export function testTemplate(): HostTemplate {
  const clientDir = mkdtempSync(join(tmpdir(), 'mc-client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets', 'entry-abc.js'), `export const text = '${'a'.repeat(4000)}';`);
  writeFileSync(join(clientDir, 'assets', 'film-abc.webm'), '0123456789');
  writeFileSync(join(clientDir, 'sw.js'), 'addEventListener("push", () => {});');
  return {
    clientDir,
    buildId: 'build1',
    server: {
      name: 'classic',
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#b3184f"/></svg>',
      loadTexts: completeCatalogue,
      mailLook,
      appFiles: async () => ['/assets/entry-abc.js'],
      renderShell: async (_, { nonce }) =>
        new Response(`<!doctype html><script nonce="${nonce}"></script>`, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      staticKey: () => null,
      visitorKey: () => null,
      colors: { theme: '#ffffff', background: '#ffffff' },
      render: async (request, { nonce, fetch }) => {
        const { pathname } = new URL(request.url);
        if (request.method === 'POST') await request.text();
        const response =
          pathname === '/calls' ? await (await fetch(new URL('/api/user.php', request.url))).text() : '';
        const status = pathname === '/' || pathname === '/calls' ? 200 : 404;
        const html = `<!doctype html><script nonce="${nonce}"></script><p>${response}${'page '.repeat(400)}</p>`;
        return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
  };
}

/** API that responds with the site and path of the request. */
export const testApi: HostApi = {
  fetch: async (request, { site }) => Response.json({ site, path: new URL(request.url).pathname }),
  findFault: async () => null,
  stop: () => {},
  close: async () => {},
};

/** Creates a host of the test site; API and site can be replaced. */
export function testHost(
  replacements: { api?: HostApi; site?: HostSite } & Pick<HostOptions, 'loadLimits' | 'isStopping'> = {},
) {
  const errors: string[] = [];
  const site = replacements.site ?? testSite;
  const handle = createHost({
    sites: [site],
    templates: new Map([[site.id, testTemplate()]]),
    api: replacements.api ?? testApi,
    images: { fetch: async () => null },
    onError: (message) => errors.push(message),
    ...(replacements.loadLimits ? { loadLimits: replacements.loadLimits } : {}),
    ...(replacements.isStopping ? { isStopping: replacements.isStopping } : {}),
  });
  const get = (path: string, init?: RequestInit, host = 'brand.test', address?: string) =>
    handle(new Request(`http://${host}${path}`, init), address);
  return { handle, get, errors };
}
