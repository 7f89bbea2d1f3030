import { DAY_MS } from '@meetcute/core';

/**
 * Consecutive days, months or years, from the one starting with `first` to the one starting with `last`, both
 * included.
 */
export interface Spans {
  span: 'day' | 'month' | 'year';
  first: string;
  last: string;
}

/** A day before every birth date. */
const FIRST_DAY = '0001-01-01';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const next = (date: string): string => dayOf(Date.parse(date) + DAY_MS);
const dayBefore = (date: string): string => dayOf(Date.parse(date) - DAY_MS);

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;
const yearOf = (date: string): string => `${date.slice(0, 4)}-01-01`;

/** Returns the first day of the month after that of a date. */
const monthAfter = (date: string): string =>
  dayOf(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1));
const yearAfter = (date: string): string => `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}-01-01`;

/** Returns the first start of a month or year on or after a date. */
const roundUp = (date: string, begin: (date: string) => string, advance: (date: string) => string) =>
  begin(date) === date ? date : advance(date);

/**
 * Splits the days after `after`, up to and including `until`, into whole years, months and days. The result
 * has at most 60 days and 22 months, whatever the number of years.
 */
export function spansBetween({ after, until }: { after: string | null; until: string }): Spans[] {
  const [start, end] = [after === null ? FIRST_DAY : next(after), next(until)];
  const month = roundUp(start, monthOf, monthAfter);
  const year = roundUp(start, yearOf, yearAfter);
  const [lastYear, lastMonth] = [yearOf(end), monthOf(end)];
  const pieces: [Spans['span'], string, string][] =
    year <= lastYear
      ? [
          ['day', start, month],
          ['month', month, year],
          ['year', year, lastYear],
          ['month', lastYear, lastMonth],
          ['day', lastMonth, end],
        ]
      : month <= lastMonth
        ? [
            ['day', start, month],
            ['month', month, lastMonth],
            ['day', lastMonth, end],
          ]
        : [['day', start, end]];
  return pieces.flatMap(([span, first, stop]) =>
    first < stop ? [{ span, first, last: dayBefore(stop) }] : [],
  );
}
