import { FALLBACK_TIMEZONE } from '@meetcute/core';

/** Returns a zone that `Intl` names; UTC for one that it can't format with, such as `Etc/Unknown`. */
function formatZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return FALLBACK_TIMEZONE;
  }
}

/** Names of zones. Not an offset, and not the name of an unknown zone. */
const NAME = /^(?!Etc\/Unknown$)[A-Za-z]/;

/**
 * Finds the browser's zone. `Temporal` returns it at once. The first use of `Intl` takes 65 ms on a slow phone, so only
 * browsers without `Temporal` ask it.
 */
function findZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  const name = Temporal?.Now.timeZoneId() ?? '';
  return NAME.test(name) ? name : formatZone();
}

let zone: { name: string; offset: number } | undefined;

/** Returns the browser's zone. Asking for it can be slow, so it is asked again only after the offset has changed. */
export const browserTimeZone = (): string => {
  const offset = new Date().getTimezoneOffset();
  if (zone?.offset !== offset) zone = { offset, name: findZone() };
  return zone.name;
};
