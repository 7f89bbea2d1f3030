import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { admitUpload, deletePhoto, orderPhotos, uploadPhotos } from './photos.usecases.ts';

/** A member's photos. */
export const photosRoutes: Routes = (mount, services) => {
  mount(
    calls.uploadImages,
    ({ site, user, network, now, payload, unitOfWork }) =>
      uploadPhotos(unitOfWork, services, { site, memberId: user.id, network, now }, payload.file),
    ({ site, user, network, now }) => admitUpload(services, { site, memberId: user.id, network, now }),
  );
  mount(calls.orderImages, ({ site, user, now, payload, unitOfWork }) =>
    orderPhotos(unitOfWork, { site, memberId: user.id, now }, payload.order),
  );
  mount(calls.deleteImage, ({ site, user, now, payload, unitOfWork }) =>
    deletePhoto(unitOfWork, services, { site, memberId: user.id, now }, payload.id),
  );
};
