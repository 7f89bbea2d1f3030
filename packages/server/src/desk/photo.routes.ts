import { isFromOtherSite } from '@meetcute/core';
import { notFound, ServerError } from '../errors.ts';
import { findQueued } from '../modules/photos/photo-queue.repository.ts';
import type { Photo } from '../modules/photos/photos.table.ts';
import { findReportPhoto } from '../modules/reports/reports.repository.ts';
import { sitesOf } from '../modules/staff/staff.rules.ts';
import type { Services } from '../services.ts';
import { accessRefusal } from './access.rules.ts';
import type { DeskBrowser } from './session.usecases.ts';

const WEBP = {
  headers: { 'content-type': 'image/webp', 'content-disposition': 'inline; filename="photo.webp"' },
};

/** Returns the query of a request for a photo of an own site. Throws not_logged_in, not_found, cross_site. */
function readPhotoQuery({ sites }: Services, request: Request, browser: DeskBrowser) {
  if (request.method !== 'GET') throw new ServerError('method_not_allowed');
  if (isFromOtherSite(request.headers, () => true)) throw new ServerError('cross_site');
  const refusal = accessRefusal('moderator', browser);
  if (refusal || !browser.staff) throw new ServerError(refusal ?? 'not_logged_in');
  const { searchParams } = new URL(request.url);
  const site = searchParams.get('site') ?? '';
  const siteIds = sitesOf(
    browser.staff,
    sites.map(({ id }) => id),
  );
  if (!siteIds.includes(site)) throw notFound();
  return { site, valueOf: (name: string) => searchParams.get(name) ?? '' };
}

/** Responds with the copy of a reported photo, which no other address serves. Throws not_logged_in, not_found, cross_site. */
export async function photoResponse(
  services: Services,
  request: Request,
  browser: DeskBrowser,
): Promise<Response> {
  const { site, valueOf } = readPhotoQuery(services, request, browser);
  const data = await findReportPhoto(services.db, site, valueOf('reference'));
  if (!data) throw notFound();
  return new Response(Buffer.from(data), WEBP);
}

/** Returns the file of a photo that is at least as wide as asked, or the widest one. */
function fileOf({ thumbFilename, sizes }: Photo, width: number): string {
  const byWidth = (sizes ?? []).toSorted((a, b) => a.width - b.width);
  return (byWidth.find((each) => each.width >= width) ?? byWidth.at(-1))?.webp ?? thumbFilename;
}

/** Responds with a photo that nobody has looked at. Throws not_logged_in, not_found, cross_site. */
export async function newPhotoResponse(
  services: Services,
  request: Request,
  browser: DeskBrowser,
): Promise<Response> {
  const { site, valueOf } = readPhotoQuery(services, request, browser);
  const photo = await findQueued(services.db, site, valueOf('id'));
  const data = photo && (await services.storage.get(fileOf(photo, Number(valueOf('width')) || 0)));
  if (!data) throw notFound();
  return new Response(Buffer.from(data), WEBP);
}
