/** Whether a request forbids all caches, those of its browser included, to store its response (RFC 9111, 5.2.1.5). */
const forbidsStoring = (request: Request): boolean =>
  (request.headers.get('cache-control') ?? '')
    .split(',')
    .some((each) => each.trim().toLowerCase() === 'no-store');

/**
 * Returns the `Cache-Control` of a call's response, which no cache may store. The request says so itself if it is one of
 * the site's client. Only then the response need not say it, because Chromium keeps no page for "back" that has received
 * `no-store` (docs/decisions/060-back-forward-cache.md).
 */
export const chooseCacheControl = (request: Request): string =>
  forbidsStoring(request) ? 'private, no-cache' : 'no-store';
