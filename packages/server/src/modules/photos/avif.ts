import type { Services } from '../../services.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import { changePhotoSizes, findPhoto } from './photos.repository.ts';
import { toAvif } from './process.ts';

/** Adds the AVIF versions of a photo, beside each WebP; a photo that has gone meanwhile leaves nothing behind. */
export async function addAvif(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { siteId, subject }: Pick<Job, 'siteId' | 'subject'>,
): Promise<void> {
  const photo = await findPhoto(db, siteId, subject);
  if (!photo?.sizes) return;
  const sizes: typeof photo.sizes = [];
  for (const size of photo.sizes) {
    const webp = await storage.get(size.webp);
    if (!webp) {
      // Removed while this was at work: what was made so far goes too.
      if (!(await findPhoto(db, siteId, subject))) break;
      throw new Error(`The picture ${size.webp} is not in the storage.`);
    }
    const avif = size.webp.replace(/\.webp$/, '.avif');
    await storage.put(avif, await toAvif(webp));
    sizes.push({ ...size, avif });
  }
  if (await changePhotoSizes(db, siteId, subject, sizes)) return;
  for (const { avif } of sizes) if (avif) await storage.delete(avif);
}
