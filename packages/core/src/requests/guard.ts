import type { CallDefinition } from '@meetcute/contract';
import type { Refusal } from '../ruleResult.ts';

/** GETs that change state, as the specification has them. */
const CHANGING_GETS = new Set(['logout', 'startChat']);

/** Whether a call changes something by whoever the browser is, so that only the site itself may send it. */
export const changesState = (call: Pick<CallDefinition, 'method' | 'name' | 'transport'>): boolean =>
  call.transport !== 'mail' && (call.method !== 'GET' || CHANGING_GETS.has(call.name));

/** Calls that a window, a beacon or a mail service makes can't carry headers of ours, nor a key under which they are repeated. */
const BARE: readonly CallDefinition['transport'][] = ['beacon', 'navigate', 'mail'];

/** Whether a call carries headers of ours. */
export const carriesHeaders = ({ transport }: Pick<CallDefinition, 'transport'>): boolean =>
  !BARE.includes(transport);

/**
 * Why a request is refused by its headers alone: a changing call has to come from the site itself, and a fetch
 * call carries the package header, which a form or an image of another site can't send. Null where it may pass;
 * `isOwn` tells an origin of the site.
 */
export function headersRefusal(
  call: Pick<CallDefinition, 'method' | 'name' | 'transport'>,
  headers: Headers,
  isOwn: (origin: string) => boolean,
): Refusal | null {
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isForeign = fetchSite === null ? origin !== null && !isOwn(origin) : fetchSite !== 'same-origin';
  if (changesState(call) && isForeign) return { code: 'cross_site' };
  if (carriesHeaders(call) && !headers.get('x-package'))
    return { code: 'bad_request', fields: { 'x-package': 'missing' } };
  return null;
}

/**
 * Whether a request may be answered in a member's name: its page was drawn for that very member, or does not say for
 * whom. Two tabs share a cookie, so the one that is left behind would otherwise write as whoever logged in last.
 */
export function isMeantFor(headers: Headers, member: string): boolean {
  const drawnFor = headers.get('x-member');
  return !drawnFor || drawnFor === member;
}

/** Whether a text can be an idempotency key: 8 to 200 visible characters of ASCII. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{8,200}$/.test(key);
