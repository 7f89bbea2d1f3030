import { canSearch, knownTrafficSource } from '@meetcute/core';
import { notFound } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { isPhotoShown } from '../modules/photos/photo-access.repository.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';
import { readCookie } from './cookies.ts';

/** Addresses of members' photos. Other files of the storage have none. */
const PHOTO = /^\/cdn\/(?<key>photos\/(?<id>[A-Za-z0-9-]+)\/\d{1,4}\.(?<format>webp|avif))$/;

/** Seconds for which a browser shows its copy without asking, also after a deletion or a block. */
const FRESH_S = 300;

/** A file of a photo: its storage key, the photo's id, and the format. */
interface PhotoFile {
  key: string;
  id: string;
  format: string;
}

/** Returns the photo file of an address; null for any other address. */
export function photoFileOf(pathname: string): PhotoFile | null {
  const found = PHOTO.exec(pathname)?.groups;
  return found ? (found as unknown as PhotoFile) : null;
}

/** A request for a photo of a site, at the host that the browser sees. */
interface PhotoRequest {
  file: PhotoFile;
  request: Request;
  site: Site;
  host: string;
}

/**
 * Responds with a photo to those who may see it, from the browser's copy if it has one. The content of a key never
 * changes. Throws not_found for anyone else, as if it did not exist.
 */
export async function photoResponse(
  { db, clock, storage }: Pick<Services, 'db' | 'clock' | 'storage'>,
  { file: { key, id, format }, request, site, host }: PhotoRequest,
): Promise<Response> {
  const token = readCookie(request, 'session', host);
  const trafficSource = knownTrafficSource(new URLSearchParams(), request.headers.get('cookie'));
  const isShown = await isPhotoShown(db, {
    siteId: site.id,
    photoId: id,
    tokenHash: token === null ? null : sha256(token),
    isOpen: canSearch({ user: null, settings: site.settings, trafficSource }),
    now: clock.now(),
  });
  if (!isShown) throw notFound();
  const headers = {
    etag: `"${key}"`,
    // Shared caches must not store it, and a browser's copy belongs to the session that loaded it.
    'cache-control': `private, max-age=${FRESH_S}, must-revalidate`,
    vary: 'cookie',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  const data = await storage.get(key);
  if (!data) throw notFound();
  return new Response(new Uint8Array(data), { headers: { ...headers, 'content-type': `image/${format}` } });
}
