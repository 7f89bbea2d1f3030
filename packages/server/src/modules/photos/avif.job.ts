import type { Services } from '../../services.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import { changePhotoSizes, findPhoto } from './photos.repository.ts';
import { toAvif } from './photo-renditions.service.ts';

/**
 * Adds an AVIF version next to each WebP version of a photo. Leaves no files when the photo was removed
 * meanwhile.
 */
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
      // The photo was removed during this run: delete the versions made so far.
      if (!(await findPhoto(db, siteId, subject))) break;
      throw new Error(`The photo ${size.webp} is not in the storage.`);
    }
    const avif = size.webp.replace(/\.webp$/, '.avif');
    await storage.put(avif, await toAvif(webp));
    sizes.push({ ...size, avif });
  }
  if (await changePhotoSizes(db, siteId, subject, sizes)) return;
  for (const { avif } of sizes) if (avif) await storage.delete(avif);
}
