import { isFromOtherSite } from '@meetcute/core';
import { notFound, ServerError } from '../errors.ts';
import { findReportPhoto } from '../modules/reports/reports.repository.ts';
import { sitesOf } from '../modules/staff/staff.rules.ts';
import type { Services } from '../services.ts';
import { accessRefusal } from './access.ts';
import type { DeskBrowser } from './session.ts';

/** Responds with the copy of a reported photo, which no other address serves. Throws not_logged_in, not_found, cross_site. */
export async function photoResponse(
  { db, sites }: Services,
  request: Request,
  browser: DeskBrowser,
): Promise<Response> {
  if (request.method !== 'GET') throw new ServerError('method_not_allowed');
  if (isFromOtherSite(request.headers, () => true)) throw new ServerError('cross_site');
  const refusal = accessRefusal('moderator', browser);
  if (refusal || !browser.staff) throw new ServerError(refusal ?? 'not_logged_in');
  const { searchParams } = new URL(request.url);
  const [site = '', reference = ''] = [searchParams.get('site'), searchParams.get('reference')].map(
    (each) => each ?? '',
  );
  const own = sitesOf(
    browser.staff,
    sites.map(({ id }) => id),
  );
  const data = own.includes(site) ? await findReportPhoto(db, site, reference) : null;
  if (!data) throw notFound();
  return new Response(Buffer.from(data), { headers: { 'content-type': 'image/webp' } });
}
