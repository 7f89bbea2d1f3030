import { PUSH_WORKER_VERSION } from '@meetcute/core';
import { isLocaleCode } from '@meetcute/i18n';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Screenshot } from '../start/screenshots.ts';
import type { HostSite } from '../start/sites.ts';
import type { HostTemplate, TemplateServer } from '../start/templates.ts';
import { icons } from './icons.ts';

/** Serializes a value as JSON that is also valid in a script, where line separators need an escape. */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/**
 * Returns the service worker: the setup of the site and the files to cache, then the code that all templates
 * share. A new build changes the text, which is how browsers detect an update.
 */
export async function serviceWorker(
  { settings }: HostSite,
  { server, clientDir, buildId }: HostTemplate,
): Promise<string> {
  const [files, code] = await Promise.all([server.appFiles(), readFile(join(clientDir, 'sw.js'), 'utf8')]);
  return `self.meetcute = ${asScript({ build: buildId, name: settings.name, files })};\n${code}`;
}

const iconEntries = Object.entries(icons).flatMap(([src, { size, isMaskable }]) =>
  src.startsWith('/icon-')
    ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: isMaskable ? 'maskable' : 'any' }]
    : [],
);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the manifest entry of a screenshot with its size, which browsers require; none if the file cannot
 * be read.
 */
async function screenshotEntry({ file, src, type, form, screen }: Screenshot, names: unknown) {
  const size = await sharp(file)
    .metadata()
    .catch(() => null);
  if (!size) return [];
  const label = (names as Record<string, unknown> | undefined)?.[screen];
  const sizes = `${size.width}x${size.height}`;
  return [{ src, type, sizes, form_factor: form, ...(isText(label) ? { label } : {}) }];
}

/** Returns the web app manifest of a site, in the site's own language (spec: pwa.manifest-path). */
export async function webManifest(
  { settings, screenshots }: HostSite,
  { colors, loadTexts }: TemplateServer,
) {
  const lang = isLocaleCode(settings.domain_language) ? settings.domain_language : 'en';
  const { app, shell } = await loadTexts(lang);
  const name = (key: string) => (isText(shell?.[key]) ? shell[key] : key);
  const shortcut = (key: string, url: string) => ({
    name: name(key),
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  return {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    ...(isText(app?.['description']) ? { description: app['description'] } : {}),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['social', 'lifestyle'],
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...iconEntries],
    shortcuts: [shortcut('chats', '/chats'), shortcut('likes', '/likes'), shortcut('members', '/members')],
    screenshots: (await Promise.all(screenshots.map((picture) => screenshotEntry(picture, shell)))).flat(),
  };
}

/**
 * Returns the build and template that open pages compare to detect an update (spec:
 * pwa.update-check-app-manifest-file).
 */
export const appManifest = (buildId: string, { name }: TemplateServer) => ({
  build: buildId,
  template: name,
  worker: PUSH_WORKER_VERSION,
});
