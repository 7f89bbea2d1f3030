import { canSearch, knownTrafficSource } from '@meetcute/core';
import { createBatcher } from '../batched.ts';
import { notFound } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { arePhotosShown } from '../modules/photos/photo-access.repository.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';
import { readCookie } from './cookies.ts';

/** Addresses of members' photos. Other files of the storage have none. */
const PHOTO = /^\/cdn\/(?<key>photos\/(?<id>[A-Za-z0-9-]+)\/\d{1,4}\.(?<format>webp|avif))$/;

/** Seconds for which a browser shows its copy without asking, also after a deletion or a block. */
const FRESH_S = 300;

/** Photos that share a read of the database. A search page has 48. */
const MOST_TOGETHER = 100;

/**
 * Returns the headers of a file. Shared caches must not store it, and a copy belongs to the session that loaded it. Whoever
 * saves it gets a name that neither its uploader nor the address has chosen.
 */
const headersOf = ({ key, id, format }: PhotoFile) => ({
  etag: `"${key}"`,
  'content-disposition': `inline; filename="photo-${id}.${format}"`,
  'cache-control': `private, max-age=${FRESH_S}, must-revalidate`,
  vary: 'cookie',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** A file of a photo: its storage key, the photo's id, and the format. */
interface PhotoFile {
  key: string;
  id: string;
  format: string;
}

/** Returns the photo file of an address; null for any other address. */
export function photoFileOf(pathname: string): PhotoFile | null {
  const groups = PHOTO.exec(pathname)?.groups;
  return groups ? (groups as unknown as PhotoFile) : null;
}

/** A request for a photo of a site, at the host that the browser sees. */
interface PhotoRequest {
  file: PhotoFile;
  request: Request;
  site: Site;
  host: string;
}

/** Responds to a request for a photo. Throws not_found for those who may not see it, as if it did not exist. */
export type PhotoResponse = (request: PhotoRequest) => Promise<Response>;

/**
 * Creates a function that responds with a photo to those who may see it, or lets the browser show its copy. The content
 * of a key never changes. Photos that are requested at the same time share a read of the database.
 */
export function createPhotoResponse({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): PhotoResponse {
  const isShown = createBatcher(
    (requests: Parameters<typeof arePhotosShown>[1]) => arePhotosShown(db, requests, clock.now()),
    MOST_TOGETHER,
  );
  return async ({ file, request, site, host }) => {
    const { key, id, format } = file;
    const token = readCookie(request, 'session', host);
    const trafficSource = knownTrafficSource(new URLSearchParams(), request.headers.get('cookie'));
    const viewer = {
      token: token === null ? null : sha256(token),
      isOpen: canSearch({ user: null, settings: site.settings, trafficSource }),
    };
    if (!(await isShown({ site: site.id, photo: id, ...viewer }))) throw notFound();
    const headers = headersOf(file);
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    const data = await storage.get(key);
    if (!data) throw notFound();
    return new Response(new Uint8Array(data), {
      headers: { ...headers, 'content-type': `image/${format}` },
    });
  };
}
