import type { TrafficSource } from '@meetcute/contract';
import { COOKIE_LIFETIME_S } from '../constants.ts';
import { consentCookie, cookieConsentOf, type CookieConsent } from '../cookies/consent.ts';
import { serializeCookie } from '../cookies/serialize.ts';
import { needsTrafficSource, type SourceSettings } from '../permissions/visitor.ts';
import { trafficSourceOf } from './traffic-source.ts';

/** Name of the cookie that stores the traffic source of a visitor. */
export const TRAFFIC_COOKIE = 'traffic_source';

const queryOf = (source: TrafficSource): string =>
  new URLSearchParams(
    Object.entries(source).filter((part): part is [string, string] => part[1] !== null),
  ).toString();

interface TrafficCookieOptions {
  /** Whether the site is on https. */
  secure: boolean;
  /** Choice of the visitor; null without one. */
  consent: CookieConsent | null;
}

/**
 * Returns a `Set-Cookie` header that stores a traffic source: for 30 days after the visitor has accepted, else until
 * the browser closes (spec: const.cookie-lifetime-30-days, const.cookie-lax).
 */
export const trafficCookie = (source: TrafficSource, { secure, consent }: TrafficCookieOptions): string =>
  serializeCookie(TRAFFIC_COOKIE, encodeURIComponent(queryOf(source)), {
    secure,
    ...(consent === 'accepted' ? { maxAge: COOKIE_LIFETIME_S } : {}),
  });

const decodeValue = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    // Malformed encoding: not a cookie of this site.
    return '';
  }
};

const storedSource = (cookies: string | null): TrafficSource | null => {
  const value = /(?:^|;\s*)traffic_source=([^;]*)/.exec(cookies ?? '')?.[1];
  return value === undefined ? null : trafficSourceOf(new URLSearchParams(decodeValue(value.trim())));
};

/** Returns the traffic source of the query, else the one in a `Cookie` header; null without either. */
export const knownTrafficSource = (query: URLSearchParams, cookies: string | null): TrafficSource | null =>
  trafficSourceOf(query) ?? storedSource(cookies);

/** Address and cookies of a visit. */
export interface Visit {
  /** Query of the address. */
  query: URLSearchParams;
  /** `Cookie` header; null without cookies. */
  cookies: string | null;
}

/** Returns whether to ask about cookies: a traffic source is known, and the visitor has not chosen. */
export const asksForConsent = ({ query, cookies }: Visit): boolean =>
  cookieConsentOf(cookies) === null && knownTrafficSource(query, cookies) !== null;

/** Site whose pages set the cookie. */
export interface SourceSite {
  settings: SourceSettings;
  /** Whether the site is on https. */
  secure: boolean;
}

/** Returns a `Set-Cookie` header that removes a stored traffic source; null without one. */
const removedSource = (cookies: string | null, secure: boolean): string | null =>
  storedSource(cookies) && serializeCookie(TRAFFIC_COOKIE, '', { secure, maxAge: 0 });

/** Returns whether the traffic source may be stored: the visitor has accepted, or the visit needs it. */
const mayStore = (consent: CookieConsent | null, { settings }: SourceSite): boolean =>
  consent === 'accepted' || needsTrafficSource(settings);

/**
 * Returns the `Set-Cookie` header of a page for the traffic source; null when nothing changes. Where the source opens
 * nothing, it is stored only after the visitor has accepted. Elsewhere, without a choice, also one that has expired, a
 * stored source lives until the browser closes. After a choice, only a source that the address names is stored: the 30
 * days count from the last advert.
 */
export function visitCookie({ query, cookies }: Visit, site: SourceSite): string | null {
  const consent = cookieConsentOf(cookies);
  const { secure } = site;
  if (!mayStore(consent, site)) return removedSource(cookies, secure);
  const source = consent === null ? knownTrafficSource(query, cookies) : trafficSourceOf(query);
  return source && trafficCookie(source, { secure, consent });
}

/**
 * Returns the `Set-Cookie` headers that store a choice and give the traffic source of the page or its cookie the
 * lifetime that follows.
 */
export function choiceCookies(consent: CookieConsent, { query, cookies }: Visit, site: SourceSite): string[] {
  const { secure } = site;
  const source = knownTrafficSource(query, cookies);
  const cookie = mayStore(consent, site)
    ? source && trafficCookie(source, { secure, consent })
    : removedSource(cookies, secure);
  return [consentCookie(consent, { secure }), ...(cookie ? [cookie] : [])];
}
