import { usePorts, useReaderClock } from '@meetcute/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
};

export interface RelativeTimeProps extends FrameProps<HTMLTimeElement> {
  /** The time to show, as an ISO 8601 string. */
  at: string;
  /** Time of the server render, in ms since the epoch, so that server and browser render the same text. */
  asOf: number;
}

function wordsFor(distance: number, at: Date, language: string, timeZone: string | undefined): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (distance < MINUTE) return relative.format(0, 'second');
  if (distance < HOUR) return relative.format(-Math.floor(distance / MINUTE), 'minute');
  if (distance < DAY) return relative.format(-Math.floor(distance / HOUR), 'hour');
  if (distance < 7 * DAY) return relative.format(-Math.floor(distance / DAY), 'day');
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone }).format(at);
}

/** Relative time such as "5 min. ago", updated every minute. Shows the date after a week. */
export function RelativeTime({ at, asOf, ...frame }: RelativeTimeProps) {
  const { now } = usePorts();
  const { language } = useTranslation().i18n;
  const { timeZone } = useReaderClock();
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(now().getTime() / MINUTE),
    () => Math.floor(asOf / MINUTE),
  );
  const date = new Date(at);
  // Clocks differ slightly: a time in the future counts as now.
  const distance = Math.max(0, (minute + 1) * MINUTE - date.getTime());
  return (
    <time data-part="time" {...useFrame(frame, {})} dateTime={at}>
      {wordsFor(distance, date, language, timeZone)}
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
  const { language } = useTranslation().i18n;
  const { timeZone } = useReaderClock();
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone });
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
  const { now } = usePorts();
  const { language } = useTranslation().i18n;
  const { offset, timeZone } = useReaderClock();
  const at = Date.parse(day);
  const moment = now();
  const today = Math.floor((moment.getTime() + offset(moment) * MINUTE) / DAY) * DAY;
  const ago = Math.round((today - at) / DAY);
  // Only the browser knows the reader's current day; the server renders the date.
  const isNear = timeZone === undefined && ago >= 0 && ago <= 1;
  const words = isNear
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
    : new Intl.DateTimeFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(at);
  return (
    <time {...useFrame(frame, {})} dateTime={day}>
      {words.charAt(0).toLocaleUpperCase(language) + words.slice(1)}
    </time>
  );
}
