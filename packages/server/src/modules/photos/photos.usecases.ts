import { PHOTOS_MAX, type CallResponse, type calls, type User } from '@meetcute/contract';
import { photoOrder } from '@meetcute/core';
import { unwrap, notFound, ServerError } from '../../errors.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import type { Requester } from '../../http/fair-limiter.ts';
import { badFields } from '../../http/body.ts';
import type { Services } from '../../services.ts';
import { type ChangeInput, publishUser } from '../members/members.usecases.ts';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import { enqueuePhotos } from './photo-queue.repository.ts';
import { findPhoto, insertPhotos, photosOf, placePhotos, removePhoto } from './photos.repository.ts';
import type { Photo } from './photos.table.ts';
import { type Rendition, renderPhoto } from './photo-renditions.service.ts';

type Images = CallResponse<typeof calls.uploadImages>;

/** Width in lists, in pixels. Smaller photos keep their size. */
const THUMB_WIDTH = 640;

const imagesOf = ({ profile: { images, main_image } }: User): Images => ({ images, main_image });

const keyOf = (id: string, { width }: { width: number }) => `photos/${id}/${width}.webp`;

/** Creates the error for a photo that exceeds the maximum of a profile. */
const tooMany = () =>
  new ServerError('too_many_images', { message: `A profile can have at most ${PHOTOS_MAX} photos.` });

function toRow(id: string, renditions: readonly Rendition[], { site, memberId, now }: ChangeInput): Photo {
  const thumb = renditions.find(({ width }) => width >= THUMB_WIDTH) ?? renditions.at(-1);
  return {
    id,
    siteId: site.id,
    memberId,
    position: 0,
    thumbFilename: keyOf(id, thumb ?? { width: THUMB_WIDTH }),
    sizes: renditions.map((rendition) => ({ width: rendition.width, webp: keyOf(id, rendition) })),
    createdAt: now,
  };
}

type Sizes = NonNullable<Photo['sizes']>;

/** Returns the storage keys of a photo. Drawn demo portraits are not in the storage. */
const keysIn = (sizes: Sizes): string[] =>
  sizes
    .flatMap(({ webp, avif }) => (avif ? [webp, avif] : [webp]))
    .filter((key) => key.startsWith('photos/'));

/**
 * Deletes the files of removed photos in the background. A file that cannot be deleted stays behind and does
 * no harm.
 */
export const discardPhotos = (
  { db, storage, background }: Pick<Services, 'db' | 'storage' | 'background'>,
  rows: readonly Photo[],
) =>
  background.run('Removing photos', async () => {
    for (const { id, siteId, sizes } of rows) {
      // An error after the commit must not delete the files of stored photos.
      if (await findPhoto(db, siteId, id)) continue;
      for (const key of keysIn(sizes ?? [])) await storage.delete(key);
    }
  });

/** Deletes the files of photos that have no row, in the background. */
export const discardFiles = (
  { storage, background }: Pick<Services, 'storage' | 'background'>,
  sizes: Sizes,
): void =>
  background.run('Removing photos', async () => {
    for (const key of keysIn(sizes)) await storage.delete(key);
  });

/**
 * Adds photos after the existing ones: all of them, or none when one cannot be read. Throws bad_request,
 * too_many_images, image_unreadable.
 */
export async function uploadPhotos(
  unitOfWork: UnitOfWork<Images>,
  services: Services,
  changing: ChangeInput & Pick<Requester, 'network'>,
  files: readonly File[],
): Promise<Images> {
  const { db, ids, storage, uploads } = services;
  const { site, memberId } = changing;
  if (files.length === 0) throw badFields({ file: 'required' });
  const existingPhotos = await photosOf(db, site.id, memberId);
  if (existingPhotos.length + files.length > PHOTOS_MAX) throw tooMany();
  const rows: Photo[] = [];
  try {
    for (const [place, file] of files.entries()) {
      const renditions = await renderPhoto(uploads, changing, file, { place, kind: 'photo' });
      const row = toRow(ids.id(), renditions, changing);
      rows.push(row);
      for (const rendition of renditions) await storage.put(keyOf(row.id, rendition), rendition.data);
    }
    return await unitOfWork.run([memberId], async (change) => {
      const { tx } = change;
      // Counted again under the lock: two simultaneous uploads must not exceed the limit together.
      const current = await photosOf(tx, site.id, memberId);
      if (current.length + rows.length > PHOTOS_MAX) throw tooMany();
      const last = current.at(-1)?.position ?? -1;
      await insertPhotos(
        tx,
        rows.map((row, index) => ({ ...row, position: last + 1 + index })),
      );
      await enqueuePhotos(tx, rows);
      change.addJobs(rows.map(({ id }) => ({ kind: 'photo-avif', subject: id })));
      return imagesOf(await publishUser(change, changing));
    });
  } catch (error) {
    discardPhotos(services, rows);
    throw error;
  }
}

/** Reorders photos. Photos missing in `order` follow in their previous order. */
export function orderPhotos(
  unitOfWork: UnitOfWork<Images>,
  changing: ChangeInput,
  order: readonly string[],
): Promise<Images> {
  const { site, memberId } = changing;
  return unitOfWork.run([memberId], async (change) => {
    const { tx } = change;
    const current = (await photosOf(tx, site.id, memberId)).map(({ id }) => id);
    await placePhotos(tx, site.id, memberId, unwrap(photoOrder(current, order)));
    return imagesOf(await publishUser(change, changing));
  });
}

/** Removes a photo and, after the commit, its files. Throws not_found. */
export async function deletePhoto(
  unitOfWork: UnitOfWork<Images>,
  services: Services,
  changing: ChangeInput,
  id: string,
): Promise<Images> {
  const { site, memberId } = changing;
  const removedPhotos: Photo[] = [];
  const images = await unitOfWork.run([memberId], async (change) => {
    const photo = await removePhoto(change.tx, site.id, memberId, id);
    if (!photo) throw notFound();
    removedPhotos.push(photo);
    return imagesOf(await publishUser(change, changing));
  });
  discardPhotos(services, removedPhotos);
  return images;
}

/** Limits for forms of one member and of one network. Each may contain photos that take seconds of a core. */
const LIMIT: Limit = { name: 'upload', max: 60, window: 3_600_000 };
const NETWORK_LIMIT: Limit = { name: 'upload-network', max: 240, window: 3_600_000 };

/** Checks an upload before it is read. Throws too_many_images when the profile is full, too_many_requests. */
export async function admitUpload(
  { db }: Pick<Services, 'db'>,
  { site: { id: siteId }, memberId, network, now }: ChangeInput & { network: string | null },
): Promise<void> {
  await throttleNetwork(db, NETWORK_LIMIT, { siteId, network, now });
  await throttle(db, LIMIT, { siteId, subject: memberId, now });
  if ((await photosOf(db, siteId, memberId)).length >= PHOTOS_MAX) throw tooMany();
}
