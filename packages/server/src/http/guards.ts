import type { CallDefinition } from '@meetcute/contract';
import { headersRefusal } from '@meetcute/core';
import { refusalError } from '../errors.ts';
import { findSite, type Site } from '../sites.ts';

/** Refuses requests that a page of another site could have sent. Throws cross_site, bad_request. */
export function guardOrigin(
  call: CallDefinition,
  request: Request,
  site: Site,
  sites: readonly Site[],
): void {
  const isOwn = (origin: string) =>
    URL.canParse(origin) && findSite(sites, new URL(origin).host)?.id === site.id;
  const refusal = headersRefusal(call, request.headers, isOwn);
  if (refusal) throw refusalError(refusal);
}
