import { localDay } from '@meetcute/core';
import { useFormatLocale, useNow, useTimeZone } from '@meetcute/react';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface RelativeTimeProps extends FrameProps<HTMLTimeElement> {
  /** The time to show, as an ISO 8601 string. */
  at: string;
  /** Time of the server render, in ms since the epoch, so that server and browser render the same text. */
  asOf: number;
}

function wordsFor(distance: number, date: Date, locale: string, timeZone: string): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (distance < MINUTE) return relative.format(0, 'second');
  if (distance < HOUR) return relative.format(-Math.floor(distance / MINUTE), 'minute');
  if (distance < DAY) return relative.format(-Math.floor(distance / HOUR), 'hour');
  if (distance < 7 * DAY) return relative.format(-Math.floor(distance / DAY), 'day');
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(date);
}

/** Relative time such as "5 min. ago", updated every minute. Shows the date after a week. */
export function RelativeTime({ at, asOf, ...frame }: RelativeTimeProps) {
  const locale = useFormatLocale();
  const timeZone = useTimeZone();
  const now = useNow({ asOf });
  const date = new Date(at);
  // Clocks differ slightly: a time in the future counts as now.
  const distance = Math.max(0, now.getTime() + MINUTE - date.getTime());
  return (
    <time data-part="time" {...useFrame(frame, {})} dateTime={at}>
      {wordsFor(distance, date, locale, timeZone)}
    </time>
  );
}

/** Props of `ClockTime`. */
export interface ClockTimeProps extends FrameProps<HTMLTimeElement> {
  /** The time to show, as an ISO 8601 string. */
  at: string;
}

/** Time of day in the reader's time zone. */
export function ClockTime({ at, ...frame }: ClockTimeProps) {
  const locale = useFormatLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (
    <time data-part="time" {...useFrame(frame, {})} dateTime={at}>
      {format.format(new Date(at))}
    </time>
  );
}

/** Props of `DayName`. */
export interface DayNameProps extends FrameProps<HTMLTimeElement> {
  /** Calendar day, `YYYY-MM-DD`. */
  day: string;
}

/** Name of a calendar day: today, yesterday or the date. */
export function DayName({ day, ...frame }: DayNameProps) {
  const locale = useFormatLocale();
  const zone = useTimeZone();
  const dayStart = Date.parse(day);
  const ago = Math.round((Date.parse(localDay(useNow(), zone)) - dayStart) / DAY);
  const isNear = ago >= 0 && ago <= 1;
  const words = isNear
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
    : new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(dayStart);
  return (
    <time {...useFrame(frame, {})} dateTime={day}>
      {words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)}
    </time>
  );
}
