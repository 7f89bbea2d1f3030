import type { i18n } from 'i18next';
import { formatLocaleOf } from './format-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the format of numbers for a tag such as `de-AT`. Creating one costs more than its use. */
function numberFormat(tag: string): Intl.NumberFormat {
  let format = formats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag);
    formats.set(tag, format);
  }
  return format;
}

/** Smallest number that has a separator in some language. */
const GROUPED = 1000;

/** Writes a number. Small counts and ages, which are alike everywhere, wait for no `Intl`: its first use takes a slow phone 50 ms. */
const write = (value: number | bigint, tag: string): string =>
  Number.isInteger(value) && value >= 0 && value < GROUPED ? String(value) : numberFormat(tag).format(value);

/**
 * Makes the placeholder `{{count, number}}` follow the region of the visitor. i18next's own format knows the language of
 * the texts alone. A value that is no number is written as it is.
 */
export function addNumberFormat(instance: i18n): void {
  instance.services.formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' || typeof value === 'bigint'
      ? write(value, formatLocaleOf({ language: language ?? instance.language, options: instance.options }))
      : String(value),
  );
}
