import { deskCalls, NEW_PHOTOS_PAGE } from '@meetcute/contract/desk';
import { DONE } from '../done.ts';
import { badFields } from '../http/body.ts';
import { rejectPhoto } from '../modules/moderation/reject-photo.usecases.ts';
import { approvePhotos } from '../modules/photos/approve-photos.usecases.ts';
import { countQueued, queuedPhotos } from '../modules/photos/photo-queue.repository.ts';
import type { DeskRoutes } from '../http/desk-context.ts';
import { cursorOf, placeOf } from './cursor.rules.ts';
import { idsOf, requireOwnSite } from './require-own-site.rules.ts';

/** Calls about photos that nobody has looked at. */
export const newPhotoRoutes: DeskRoutes = (mount, services) => {
  const { db } = services;
  mount(deskCalls.listNewPhotos, async ({ query: { site, after }, sites }) => {
    const ids = idsOf(sites, site);
    const rows = await queuedPhotos(db, { sites: ids, after: placeOf(after), limit: NEW_PHOTOS_PAGE + 1 });
    const shownRows = rows.slice(0, NEW_PHOTOS_PAGE);
    const last = rows.length > NEW_PHOTOS_PAGE ? shownRows.at(-1)?.photo : undefined;
    return {
      photos: shownRows.map(({ photo: { siteId, id, createdAt, memberId }, memberName: name }) => ({
        site: siteId,
        id,
        at: createdAt.toISOString(),
        member: { id: memberId, name },
      })),
      next: last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      waiting: await countQueued(db, ids),
    };
  });
  mount(deskCalls.approvePhotos, async ({ payload: { photos }, staff, sites, now }) => {
    const bySite = Map.groupBy(photos, ({ site }) => requireOwnSite(sites, site).id);
    let approvedCount = 0;
    for (const [siteId, group] of bySite) {
      const approving = { siteId, ids: group.map(({ id }) => id), author: staff.name, isStrict: false, now };
      approvedCount += await approvePhotos(services, approving);
    }
    return { approved: approvedCount };
  });
  mount(deskCalls.rejectPhoto, async ({ payload: { site, id, ground, reason }, staff, sites, now }) => {
    const { id: siteId } = requireOwnSite(sites, site);
    const facts = reason.trim();
    if (facts === '') throw badFields({ reason: 'required' });
    const rejection = { site: { id: siteId }, photoId: id, ground, facts, author: staff.name, now };
    await rejectPhoto(services, rejection);
    return DONE;
  });
};
