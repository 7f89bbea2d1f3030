import { DAY_S } from '@meetcute/core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { isCacheable } from './cacheable.ts';
import { scope } from './scope.ts';

/** Runtime caches. Their limits save storage on phones. */
const runtime = {
  assets: { cacheName: 'meetcute-assets', maxEntries: 200, maxAgeSeconds: 30 * DAY_S },
  texts: { cacheName: 'meetcute-texts', maxEntries: 4, maxAgeSeconds: DAY_S },
  photos: { cacheName: 'meetcute-photos', maxEntries: 150, maxAgeSeconds: 7 * DAY_S },
} as const;

type Kind = keyof typeof runtime;

const starts: readonly (readonly [string, Kind])[] = [
  ['/assets/', 'assets'],
  ['/_i18n/', 'texts'],
  ['/cdn/', 'photos'],
];

function strategyFor({ cacheName, ...limits }: (typeof runtime)[Kind]): CacheFirst {
  const keepable = {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      isCacheable(response) ? response : null,
  };
  return new CacheFirst({
    cacheName,
    // Its types predate `exactOptionalPropertyTypes`.
    plugins: [keepable, new ExpirationPlugin({ ...limits, purgeOnQuotaError: true }) as WorkboxPlugin],
  });
}

/**
 * Caches the files that the site needs to start and, within limits, files, texts and portraits it loads later.
 * Pages, API responses and members' photos belong to a member and are never cached.
 */
export function cacheFiles(): void {
  precacheAndRoute(scope.meetcute.files.map((url) => ({ url, revision: null })));
  cleanupOutdatedCaches();
  for (const [start, kind] of starts) {
    const isOurs = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
      sameOrigin && url.pathname.startsWith(start);
    registerRoute(isOurs, strategyFor(runtime[kind]));
  }
}

/** Deletes cached photos, so that none remain after logout. Resolves with whether there was a cache. */
export const clearPhotoCache = (): Promise<boolean> => caches.delete(runtime.photos.cacheName);
