import type { HostSite } from '../start/sites.ts';
import type { TemplateServer } from '../start/templates.ts';

/** Version of the push service worker (spec: const.push-sw-version-2). */
const workerVersion = 2;

/** The service worker's first form: it installs and takes over; nothing is cached yet. */
export const serviceWorker = (buildId: string): string => `// Service worker, build ${buildId}
const VERSION = ${workerVersion};
self.addEventListener('install', () => {});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') self.skipWaiting();
  if (event.data === 'version') event.source?.postMessage({ version: VERSION });
});
`;

/** The web app manifest of a site (spec: pwa.manifest-path). */
export const webManifest = ({ settings }: HostSite, { colors }: TemplateServer) => ({
  id: '/',
  name: settings.name,
  short_name: settings.name,
  lang: settings.domain_language,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: colors.theme,
  background_color: colors.background,
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
});

/** What an open page asks to learn of a new build (spec: pwa.update-check-app-manifest-file). */
export const appManifest = (buildId: string, { name }: TemplateServer) => ({
  build: buildId,
  template: name,
  worker: workerVersion,
});
