import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { admitUpload } from './admit-upload.usecases.ts';
import { deletePhoto, orderPhotos, uploadPhotos } from './photos.usecases.ts';

/** A member's photos. */
export const photosRoutes: Routes = (mount, services) => {
  mount(
    calls.uploadImages,
    async ({ site, user, network, now, payload, recordOutcome }) =>
      uploadPhotos(services, { site, memberId: user.id, network, now }, payload.file, recordOutcome),
    ({ site, user, network, now }) => admitUpload(services, { site, memberId: user.id, network, now }),
  );
  mount(calls.orderImages, async ({ site, user, now, payload }) =>
    orderPhotos(services, { site, memberId: user.id, now }, payload.order),
  );
  mount(calls.deleteImage, async ({ site, user, now, payload }) =>
    deletePhoto(services, { site, memberId: user.id, now }, payload.id),
  );
};
