import type { FileStorage } from '../ports/ports.ts';

/** Keys that are publicly readable: versions of members' photos only. */
const PHOTO = /^\/cdn\/(photos\/[A-Za-z0-9-]+\/\d{1,4}\.(webp|avif))$/;

/**
 * Responds to `/cdn/photos/…` from the storage. Returns null when there is no such photo. The content of a
 * key never changes.
 */
export async function storedImage(storage: FileStorage, pathname: string): Promise<Response | null> {
  const [, key, format] = PHOTO.exec(pathname) ?? [];
  const data = key === undefined ? null : await storage.get(key);
  if (!data) return null;
  return new Response(new Uint8Array(data), {
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
}
