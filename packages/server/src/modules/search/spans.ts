/** Days, months or years from the one that begins with `first` to the one that begins with `last`, both included. */
export interface Spans {
  span: 'day' | 'month' | 'year';
  first: string;
  last: string;
}

/** Before every birth date. */
const FIRST_DAY = '0001-01-01';
const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const next = (date: string): string => dayOf(Date.parse(date) + DAY);
const before = (date: string): string => dayOf(Date.parse(date) - DAY);

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;
const yearOf = (date: string): string => `${date.slice(0, 4)}-01-01`;

/** The first day of the month or year after that of a date. */
const monthAfter = (date: string): string =>
  dayOf(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 1));
const yearAfter = (date: string): string => `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}-01-01`;

/** The first day on or after a date with which a month or year begins. */
const roundUp = (date: string, begin: (date: string) => string, after: (date: string) => string) =>
  begin(date) === date ? date : after(date);

/**
 * The few whole years, months and days that make up the days after `after`, up to and with `until`: at most 60 days and
 * 22 months, however many years there are between them.
 */
export function spansBetween({ after, until }: { after: string | null; until: string }): Spans[] {
  const [from, end] = [after === null ? FIRST_DAY : next(after), next(until)];
  const month = roundUp(from, monthOf, monthAfter);
  const year = roundUp(from, yearOf, yearAfter);
  const [lastYear, lastMonth] = [yearOf(end), monthOf(end)];
  const pieces: [Spans['span'], string, string][] =
    year <= lastYear
      ? [
          ['day', from, month],
          ['month', month, year],
          ['year', year, lastYear],
          ['month', lastYear, lastMonth],
          ['day', lastMonth, end],
        ]
      : month <= lastMonth
        ? [
            ['day', from, month],
            ['month', month, lastMonth],
            ['day', lastMonth, end],
          ]
        : [['day', from, end]];
  return pieces.flatMap(([span, first, stop]) => (first < stop ? [{ span, first, last: before(stop) }] : []));
}
