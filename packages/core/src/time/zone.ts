import { TIMEZONE_MAX } from '@meetcute/contract';
import { FALLBACK_TIMEZONE } from '../constants.ts';

const MINUTE_MS = 60_000;

/** Area and place, such as `America/Argentina/Ushuaia`, or a name without an area, such as `UTC`. */
const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

const formats = new Map<string, Intl.DateTimeFormat | null>();

const createFormat = (zone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
};

/** Returns the format of a zone that is known, null for any other text. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  if (zone.length > TIMEZONE_MAX || !NAME.test(zone)) return null;
  const cachedFormat = formats.get(zone);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = createFormat(zone);
  // Unknown names are unlimited, so they are not stored.
  if (format) formats.set(zone, format);
  return format;
}

/**
 * Returns the name of a time zone as the platform writes it, from an untrusted text; UTC for one that it doesn't know
 * (spec: const.fallback-timezone-utc).
 */
export const asTimeZone = (zone: string | null | undefined): string =>
  (zone ? formatOf(zone)?.resolvedOptions().timeZone : null) ?? FALLBACK_TIMEZONE;

/** Returns the difference of a time zone to UTC at an instant, in minutes; 0 for an unknown zone. */
export function utcOffset(instant: Date, zone: string): number {
  const format = zone === FALLBACK_TIMEZONE ? null : formatOf(zone);
  const name = format?.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** Returns an instant whose UTC fields are those of the clock and calendar in a time zone. */
export const localTime = (instant: Date, zone: string): Date =>
  new Date(instant.getTime() + utcOffset(instant, zone) * MINUTE_MS);

/** Returns the calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const localDay = (instant: Date, zone: string): string =>
  localTime(instant, zone).toISOString().slice(0, 10);
