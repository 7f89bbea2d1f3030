import { asTimeZone, FALLBACK_TIMEZONE } from '@meetcute/core';

/** Zones of ships and of custom settings, which the platform does not list: `Etc/GMT+12` is 12 hours behind UTC. */
const fixedZones = Array.from({ length: 27 }, (_, index) => index - 14)
  .filter((hours) => hours >= -14 && hours <= 12 && hours !== 0)
  .map((hours) => `Etc/GMT${hours > 0 ? '+' : ''}${hours}`);

/** Every time zone that is stored for a member, apart from UTC. Searches compare members by these names. */
export const storedZones: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('timeZone'),
  ...fixedZones,
]);

/** Returns the time zone that is stored for a text from a browser; UTC for an unknown one. */
export function toStoredZone(text: string): string {
  const zone = asTimeZone(text);
  return storedZones.has(zone) ? zone : FALLBACK_TIMEZONE;
}
