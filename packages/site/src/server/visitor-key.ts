import type { Settings } from '@meetcute/contract';
import { TRAFFIC_COOKIE } from '@meetcute/core';
import { readCookie } from '../page-state.ts';
import { readFormatLocale, readLocale, readTimeZone } from './page-locale.ts';
import { readConsent, readScheme } from './static-page.ts';
import { isSurelyVisitor } from './surely-visitor.ts';
import type { RequestHead } from './types.ts';

/**
 * Returns everything that a page without data of the API depends on, besides the settings; null for a request with a
 * session, a query or a traffic source.
 */
export function visitorKey(request: RequestHead, settings: Settings): string | null {
  const cookies = request.headers.get('cookie');
  if (request.url.includes('?') || !isSurelyVisitor(cookies)) return null;
  if (readCookie(cookies, TRAFFIC_COOKIE) !== null) return null;
  const { choice, isAsked } = readConsent(request);
  const formats = `${readFormatLocale(request, readLocale(request, settings))} ${readTimeZone(request)}`;
  return `${request.url} ${formats} ${readScheme(request)} ${choice} ${isAsked}`;
}
