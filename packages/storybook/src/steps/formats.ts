import { formatMoney } from '@meetcute/i18n';
import { collapse, formatLocale } from './texts.ts';

// All return a format of the current story's language, with its white space as Testing Library compares it.

/** Formats an amount in the minor unit of its currency, such as 1199 for 11.99 €. */
export const money = (amount: number, currency = 'EUR'): string =>
  collapse(formatMoney(amount, currency, formatLocale()));

const instantOf = (instant: string | number | Date, options: Intl.DateTimeFormatOptions): string =>
  collapse(
    new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }).format(new Date(instant)),
  );

/** Formats an instant as a date, such as 'November 20, 2026'. */
export const day = (instant: string | number | Date): string => instantOf(instant, { dateStyle: 'long' });

/** Formats an instant with its time and time zone, such as 'November 20, 2026 at 6:30 PM UTC'. */
export const moment = (instant: string | number | Date): string =>
  instantOf(instant, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Formats a number. */
export const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  collapse(new Intl.NumberFormat(formatLocale(), options).format(value));

/** Formats a percentage, such as 20. */
export const percent = (value: number): string => number(value / 100, { style: 'percent' });

/** Formats a list, such as 'Smoking, Drinking, and Height'. */
export const formatList = (items: readonly string[], options: Intl.ListFormatOptions = {}): string =>
  collapse(new Intl.ListFormat(formatLocale(), options).format(items));
