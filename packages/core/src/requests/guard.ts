import { IDEMPOTENCY_KEY, type CallDefinition } from '@meetcute/contract';
import type { Refusal } from '../rule-result.ts';

/** GET calls that change state, as listed in the specification. */
const CHANGING_GETS = new Set(['logout', 'startChat']);

/** Returns whether a call changes state with the browser's session, so that only the site itself may send it. */
export const changesState = (call: Pick<CallDefinition, 'method' | 'name' | 'transport'>): boolean =>
  call.transport !== 'mail' && (call.method !== 'GET' || CHANGING_GETS.has(call.name));

/** Transports of windows, beacons and mail services, which can send neither custom headers nor an idempotency key. */
const BARE: readonly CallDefinition['transport'][] = ['beacon', 'navigate', 'mail'];

/** Returns whether a call carries custom headers. */
export const carriesHeaders = ({ transport }: Pick<CallDefinition, 'transport'>): boolean =>
  !BARE.includes(transport);

/** Returns whether a request comes from a page of another site. `isOwn` returns whether an origin belongs to the site. */
export function isFromOtherSite(headers: Headers, isOwn: (origin: string) => boolean): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  return fetchSite === null ? origin !== null && !isOwn(origin) : fetchSite !== 'same-origin';
}

/**
 * Returns why a request is refused by its headers; null if it may pass. A state-changing call must come from
 * the site itself. A fetch call must carry the package header, which a form or image of another site can't
 * send. `isOwn` returns whether an origin belongs to the site.
 */
export function headersRefusal(
  call: Pick<CallDefinition, 'method' | 'name' | 'transport'>,
  headers: Headers,
  isOwn: (origin: string) => boolean,
): Refusal | null {
  if (changesState(call) && isFromOtherSite(headers, isOwn)) return { code: 'cross_site' };
  if (carriesHeaders(call) && !headers.get('x-package'))
    return { code: 'bad_request', fields: { 'x-package': 'missing' } };
  return null;
}

/**
 * Returns whether a request may run in a member's name: its page was rendered for that member or does not
 * say. Tabs share a cookie, so an outdated tab would otherwise write as the member who logged in last.
 */
export function isMeantFor(headers: Headers, member: string): boolean {
  const drawnFor = headers.get('x-member');
  return !drawnFor || drawnFor === member;
}

/**
 * Returns the member to whom an idempotency key belongs, in addition to the browser; null for the browser alone. A key
 * that is repeated after somebody else has logged in is thus a new request. `member` is who is logged in.
 */
export const findKeyOwner = (
  { keyOwner }: Pick<CallDefinition, 'keyOwner' | 'name'>,
  member: string | null,
): string | null => (keyOwner === 'browser' ? null : member);

/** Returns whether a text is a valid idempotency key: visible ASCII characters, as many as `IDEMPOTENCY_KEY` says. */
export const isIdempotencyKey = (key: string): boolean =>
  key.length >= IDEMPOTENCY_KEY.min && key.length <= IDEMPOTENCY_KEY.max && /^[\x21-\x7e]+$/.test(key);
