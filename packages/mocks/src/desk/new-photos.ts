import type { CallPayload, CallQuery, CallResponse } from '@meetcute/contract';
import { type deskCalls, NEW_PHOTOS_PAGE } from '@meetcute/contract/desk';
import { portraitSvg } from '@meetcute/demo/portraits/svg';
import { WorldError } from '../context.ts';
import { note } from './moderation.ts';
import { decideOwn, ownerOf } from './removal.ts';
import type { DeskWorld } from './world.ts';

/** Returns a page of the photos of some sites that nobody has looked at, oldest first. */
export function listNewPhotos(
  world: DeskWorld,
  sites: readonly string[],
  { after }: CallQuery<typeof deskCalls.listNewPhotos>,
): CallResponse<typeof deskCalls.listNewPhotos> {
  const waiting = world.photos
    .filter(({ site }) => sites.includes(site))
    .map((photo) => ({ photo, place: `${photo.at}~${photo.id}` }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const rest = waiting.filter(({ place }) => after === undefined || place > after);
  const page = rest.slice(0, NEW_PHOTOS_PAGE);
  return {
    photos: page.map(({ photo }) => photo),
    next: rest.length > NEW_PHOTOS_PAGE ? (page.at(-1)?.place ?? null) : null,
    waiting: waiting.length,
  };
}

/** Takes a photo off the list. Returns whether it was there. */
function takeOff(world: DeskWorld, site: string, id: string): boolean {
  const countBefore = world.photos.length;
  world.photos = world.photos.filter((photo) => photo.site !== site || photo.id !== id);
  return world.photos.length < countBefore;
}

/** Takes photos off the list, with an entry of the audit log for each. */
export function approvePhotos(
  world: DeskWorld,
  { photos }: CallPayload<typeof deskCalls.approvePhotos>,
): CallResponse<typeof deskCalls.approvePhotos> {
  const approvedPhotos = photos.filter(({ site, id }) => takeOff(world, site, id));
  for (const { site, id } of approvedPhotos) note(world, site, 'approve', { kind: 'photo', id }, null);
  return { approved: approvedPhotos.length };
}

/** Removes a photo by a decision about its owner. Throws not_found when it no longer waits. */
export function rejectPhoto(
  world: DeskWorld,
  { site, id, ground, reason }: CallPayload<typeof deskCalls.rejectPhoto>,
): void {
  if (reason.trim() === '') throw new WorldError('bad_request', { reason: 'required' });
  const owner = ownerOf(world, site, id);
  if (!owner || !takeOff(world, site, id)) throw new WorldError('not_found');
  decideOwn(world, owner, { action: 'content_removed', ground, facts: reason });
  note(world, site, 'take_down', { kind: 'photo', id }, reason);
}

/** Responds with a drawn portrait in place of a photo that waits; 404 for another one. */
export function newPhotoFile(world: DeskWorld, query: URLSearchParams): Response {
  const index = world.photos.findIndex(({ id }) => id === query.get('id'));
  const photo = world.photos[index];
  if (!photo) return new Response(null, { status: 404 });
  const svg = portraitSvg({ personSeed: photo.member.id, index: index % 3, light: 'classic' });
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
