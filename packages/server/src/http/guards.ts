import type { CallDefinition } from '@meetcute/contract';
import { ServerError } from '../errors.ts';
import { findSite, type Site } from '../sites.ts';

/** GETs that change state, as the specification has them. */
const CHANGING_GETS = new Set(['logout', 'startChat']);

const changesState = (call: CallDefinition) => call.method !== 'GET' || CHANGING_GETS.has(call.name);

/** Calls that a window or a beacon makes can't carry headers of ours. */
const carriesHeaders = (call: CallDefinition) => call.transport !== 'beacon' && call.transport !== 'navigate';

/**
 * Refuses what another site's page could have sent: a changing call needs to come from the same origin,
 * and a fetch call needs the package header, which a form or an image can't send.
 */
export function guardOrigin(
  call: CallDefinition,
  request: Request,
  site: Site,
  sites: readonly Site[],
): void {
  if (changesState(call)) {
    const fetchSite = request.headers.get('sec-fetch-site');
    const origin = request.headers.get('origin');
    const isForeign =
      fetchSite !== null ? fetchSite !== 'same-origin' : origin !== null && !isOwn(origin, site, sites);
    if (isForeign)
      throw new ServerError('cross_site', { message: 'This call may only come from the site itself.' });
  }
  if (carriesHeaders(call) && !request.headers.get('x-package')) {
    throw new ServerError('bad_request', {
      message: 'The x-package header is missing; it names the calling package and its version.',
      fields: { 'x-package': 'missing' },
    });
  }
}

function isOwn(origin: string, site: Site, sites: readonly Site[]): boolean {
  return URL.canParse(origin) && findSite(sites, new URL(origin).host)?.id === site.id;
}
