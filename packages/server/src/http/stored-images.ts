import type { FileStorage } from '../ports/ports.ts';

/** Keys that may be read from outside: versions of members' photos, and nothing else that is stored. */
const PHOTO = /^\/cdn\/(photos\/[A-Za-z0-9-]+\/\d{1,4}\.(webp|avif))$/;

/** Answers `/cdn/photos/…` from the storage; null where there is no such photo. A key never changes its content. */
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
