import type { CallResponse, calls } from '@meetcute/contract';
import { areImagesAllowed } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { badFields } from '../../http/body.ts';
import type { Requester } from '../../http/fair-limiter.ts';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findChat } from '../chats/chat-list.repository.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { type Rendition, renderPhoto } from '../photos/photo-renditions.service.ts';
import { findMessageImage, insertMessageImage } from './message-images.repository.ts';
import { imageOf, keyOf, keysOf, type Size } from './message-images.view.ts';

type Uploaded = CallResponse<typeof calls.uploadMessageImage>;

/** Limits for images of one member and of one network. Each takes seconds of a core. */
const LIMIT: Limit = { name: 'message-image', max: 60, window: 3_600_000 };
const NETWORK_LIMIT: Limit = { name: 'message-image-network', max: 240, window: 3_600_000 };

/** Width in conversations, in pixels. Smaller images keep their size. */
const SMALL_WIDTH = 640;

/**
 * Checks an upload before it is read. Throws forbidden (the site does not allow images in messages),
 * too_many_requests.
 */
export async function admitImage(
  { db }: Pick<Services, 'db'>,
  { site, memberId, network, now }: ChangeInput & { network: string | null },
): Promise<void> {
  if (!areImagesAllowed(site.settings)) throw new ServerError('forbidden');
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, LIMIT, { siteId: site.id, subject: memberId, now });
}

/**
 * Deletes the files of removed images in the background. A file that cannot be deleted stays behind, but no
 * URL serves it.
 */
export const discardImages = (
  { storage, background }: Pick<Services, 'storage' | 'background'>,
  ids: readonly string[],
): void =>
  background.run('Removing message images', async () => {
    for (const key of keysOf(ids)) await storage.delete(key);
  });

const versionsOf = (renditions: readonly Rendition[]): Record<Size, Rendition> | null => {
  const large = renditions.at(-1);
  const small = renditions.find(({ width }) => width >= SMALL_WIDTH) ?? large;
  return large && small ? { small, large } : null;
};

/** Stores an image for one message of its uploader. Throws bad_request, too_many_images, image_unreadable. */
export async function uploadImage(
  unitOfWork: UnitOfWork<Uploaded>,
  services: Services,
  { site, memberId, network, now }: ChangeInput & Pick<Requester, 'network'>,
  files: readonly File[],
): Promise<Uploaded> {
  const { db, ids, storage, uploads } = services;
  const [file, ...more] = files;
  if (!file) throw badFields({ file: 'required' });
  if (more.length > 0) throw new ServerError('too_many_images', { message: 'A message can have one image.' });
  const versions = versionsOf(
    await renderPhoto(uploads, { memberId, network }, file, { place: 0, kind: 'message' }),
  );
  if (!versions) throw new ServerError('image_unreadable');
  const { width, height } = versions.large;
  const id = ids.id();
  const row = { id, siteId: site.id, memberId, width, height, createdAt: now };
  try {
    for (const size of ['small', 'large'] as const) await storage.put(keyOf(id, size), versions[size].data);
    return await unitOfWork.run([], async ({ tx }) => {
      await insertMessageImage(tx, { ...row, conversationId: null, messageId: null });
      return { id, image: imageOf({ ...row, conversationId: null, messageId: null }) };
    });
  } catch (error) {
    // An error after the commit must not delete the files of a stored image.
    if (!(await findMessageImage(db, site.id, id))) discardImages(services, [id]);
    throw error;
  }
}

interface ReadImageInput {
  site: Site;
  viewerId: string;
  id: string;
  size: Size;
  now: Date;
}

/**
 * Returns an image for a viewer who may see it: its uploader before it is sent, then both members of the
 * conversation as long as they have the message and can see each other. Throws not_found for anyone else, as
 * if it did not exist.
 */
export async function readImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { site, viewerId, id, size, now }: ReadImageInput,
): Promise<Uint8Array> {
  const image = await findMessageImage(db, site.id, id);
  if (!image) throw notFound();
  const { conversationId, messageId, memberId } = image;
  if (conversationId === null) {
    if (memberId !== viewerId) throw notFound();
  } else {
    const chat = await findChat(db, { siteId: site.id, viewerId, now }, conversationId);
    if (!chat || (messageId ?? 0) <= chat.mine.clearedUntil) throw notFound();
  }
  const data = await storage.get(keyOf(id, size));
  if (!data) throw notFound();
  return data;
}
