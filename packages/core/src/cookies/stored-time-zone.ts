import { FALLBACK_TIMEZONE } from '../constants.ts';
import { asTimeZone } from '../time/zone.ts';

/** Returns the stored time zone from a `Cookie` header; null without a known one. */
export function timeZoneIn(cookies: string | null): string | null {
  const text = /(?:^|;\s*)time_zone=([\w+/-]+)\s*(?:;|$)/.exec(cookies ?? '')?.[1];
  if (text === undefined) return null;
  const zone = asTimeZone(text);
  return zone === FALLBACK_TIMEZONE && text !== FALLBACK_TIMEZONE ? null : zone;
}
