import { readFile } from 'node:fs/promises';
import type { Served } from '../served.ts';
import { appManifest, serviceWorker, webManifest } from './app-files.ts';
import { drawSocialCard, robotsTxt, sitemapXml } from './discovery.ts';
import { drawIcon, isIconPath } from './icons.ts';
import { picture, text } from './responses.ts';
import { WORKER_POLICY } from './security.ts';
import { changePasswordAddress, securityTxt } from './well-known.ts';

/** Creates a file of the app on first use and caches it; a failure is not cached. */
function once<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const cachedFile = cache.get(key);
  if (cachedFile) return cachedFile;
  const file = make();
  cache.set(key, file);
  file.catch(() => cache.delete(key));
  return file;
}

/** Returns a text or picture of the site at a fixed path; null for another path. */
export async function siteFile(
  { site, template, texts, pictures }: Served,
  pathname: string,
): Promise<Response | null> {
  const { server, buildId } = template;
  if (pathname === '/sw.js') {
    const script = await once(texts, pathname, () => serviceWorker(site, template));
    const worker = text(script, 'text/javascript; charset=utf-8');
    worker.headers.set('service-worker-allowed', '/');
    worker.headers.set('content-security-policy', WORKER_POLICY);
    return worker;
  }
  if (pathname === '/manifest.webmanifest') {
    const manifest = await once(texts, pathname, async () => JSON.stringify(await webManifest(site, server)));
    return text(manifest, 'application/manifest+json');
  }
  const screenshot = site.screenshots.find(({ src }) => src === pathname);
  if (screenshot) return picture(new Uint8Array(await readFile(screenshot.file)), screenshot.type);
  if (pathname === '/app-manifest.json')
    return text(JSON.stringify(appManifest(buildId, server)), 'application/json');
  if (pathname === '/build-id') return text(buildId, 'text/plain; charset=utf-8');
  if (pathname === '/icon.svg' || pathname === '/favicon.ico')
    return text(server.icon, 'image/svg+xml; charset=utf-8', 'public, max-age=86400');
  if (isIconPath(pathname)) {
    return picture(await once(pictures, pathname, () => drawIcon(server.icon, pathname)), 'image/png');
  }
  if (pathname === '/robots.txt') return text(robotsTxt(site.settings), 'text/plain; charset=utf-8');
  if (pathname === '/sitemap.xml') return text(sitemapXml(site.settings), 'application/xml; charset=utf-8');
  if (pathname === '/.well-known/security.txt')
    return text(securityTxt(site.settings, new Date()), 'text/plain; charset=utf-8');
  if (pathname === '/.well-known/change-password')
    return new Response(null, { status: 302, headers: { location: changePasswordAddress() } });
  if (pathname === '/social-card.png') {
    const draw = () => drawSocialCard(server.icon, server.colors.background);
    return picture(await once(pictures, pathname, draw), 'image/png');
  }
  return null;
}
