import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { admitImage, readImage, uploadImage } from './message-images.usecases.ts';

/**
 * Returns headers that let the browser cache an image but revalidate it for each use. Without a file name it would be saved
 * under that of the call.
 */
const headersOf = (id: string, size: string) => ({
  etag: `"${id}-${size}"`,
  'content-disposition': `inline; filename="image-${id}.webp"`,
  'cache-control': 'private, no-cache',
  vary: 'cookie',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** Images of messages. */
export const messageImagesRoutes: Routes = (mount, services) => {
  mount(
    calls.uploadMessageImage,
    ({ site, user, network, now, payload, unitOfWork }) =>
      uploadImage(unitOfWork, services, { site, memberId: user.id, network, now }, payload.file),
    ({ site, user, network, now }) => admitImage(services, { site, memberId: user.id, network, now }),
  );

  mount(calls.openMessageImage, async ({ site, user, query: { id, size = 'large' }, request, now }) => {
    const data = await readImage(services, { site, viewerId: user.id, id, size, now });
    const headers = headersOf(id, size);
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(data), { headers: { ...headers, 'content-type': 'image/webp' } });
  });
};
