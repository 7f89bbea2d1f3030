import { areImagesAllowed } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { requireImage, sizeOf } from '../images.ts';
import { areBlocked, visibleMessages } from '../views.ts';
import { isHidden } from '../suspension.ts';
import type { World } from '../world.ts';
import type { StoredMessageImage } from '../records.ts';

/**
 * Whether a member may see an image: both members of its conversation, or only its uploader until it is sent.
 */
function isShownTo(world: World, { owner, sentIn, message }: StoredMessageImage, viewer: string): boolean {
  if (sentIn === null) return owner === viewer;
  const conversation = world.conversations.get(sentIn);
  const other = conversation?.members.find((id) => id !== viewer);
  if (!conversation?.members.includes(viewer) || other === undefined) return false;
  const partner = world.members.get(other);
  if (!partner || isHidden(world, partner) || areBlocked(world, viewer, other)) return false;
  return visibleMessages(world, conversation, viewer).some(({ id }) => id === message);
}

/** Handlers of message images. */
export const messageImageHandlers = {
  async uploadMessageImage({ world, viewer, payload }) {
    const { id: owner } = memberOf(viewer).profile;
    if (!areImagesAllowed(world.settings)) throw new WorldError('forbidden');
    const [file, ...more] = payload.file;
    if (!file) throw new WorldError('bad_request', { file: 'required' });
    if (more.length > 0) throw new WorldError('too_many_images');
    await requireImage(file, 0, 'message');
    const id = world.nextId('picture-');
    const image = { id, ...(await sizeOf(file)) };
    world.messageImages.set(id, { file, image, owner, sentIn: null, message: null });
    return { id, image };
  },

  openMessageImage({ world, viewer, query }) {
    const picture = world.messageImages.get(query.id);
    if (!picture || !isShownTo(world, picture, memberOf(viewer).profile.id))
      throw new WorldError('not_found');
    const headers = { 'content-type': picture.file.type, 'cache-control': 'private, no-cache' };
    return new Response(picture.file, { headers });
  },
} satisfies Handlers;
