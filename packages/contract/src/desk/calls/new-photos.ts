import * as z from 'zod/mini';
import { allowsGround, caseGround } from '../../entities/safety.ts';
import { done, id } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { deskPhoto } from '../entities.ts';
import { page, reasons } from './fields.ts';

/** Photos that one call approves. */
export const APPROVED_MAX = 200;

/** Number of photos on one page. */
export const NEW_PHOTOS_PAGE = 24;

/** Calls about photos that nobody has looked at. */
export const newPhotoCalls = {
  listNewPhotos: defineDeskCall({
    name: 'listNewPhotos',
    summary: 'Returns photos that nobody has looked at, oldest first. `waiting` counts all of them.',
    method: 'GET',
    path: '/desk/api/photos',
    query: z.strictObject({ site: z.optional(id), after: page }),
    response: z.object({ photos: z.array(deskPhoto), next: z.nullable(z.string()), waiting: z.int() }),
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  approvePhotos: defineDeskCall({
    name: 'approvePhotos',
    summary:
      'Takes photos off the list of new ones. Returns how many: others were deleted, or somebody else has looked at them.',
    method: 'POST',
    path: '/desk/api/photos/approve',
    payload: z.strictObject({
      photos: z.array(z.strictObject({ site: id, id })).check(z.minLength(1), z.maxLength(APPROVED_MAX)),
    }),
    response: z.object({ approved: z.int() }),
    errors: ['not_logged_in', 'not_found', 'key_reused'],
    access: 'moderator',
  }),
  rejectPhoto: defineDeskCall({
    name: 'rejectPhoto',
    summary:
      'Removes a new photo by a decision, whose reasons its owner reads. Not found means that it no longer waits.',
    method: 'POST',
    path: '/desk/api/photos/reject',
    payload: z.strictObject({
      site: id,
      id,
      ground: caseGround.check(z.refine((ground) => allowsGround('content_removed', ground))),
      reason: reasons,
    }),
    response: done,
    errors: ['not_logged_in', 'not_found', 'key_reused'],
    access: 'moderator',
  }),
} as const;

/** Address of a photo that nobody has looked at, with its site, its id and the smallest `width` to load. */
export const newPhotoPath = '/desk/api/photos/file';
