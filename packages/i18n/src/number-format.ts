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

/**
 * Makes the placeholder `{{count, number}}` follow the region of the visitor. i18next's own format knows the language of
 * the texts alone. A value that is no number is written as it is.
 */
export function addNumberFormat(instance: i18n): void {
  instance.services.formatter?.add('number', (value: unknown, language) =>
    typeof value === 'number' || typeof value === 'bigint'
      ? numberFormat(
          formatLocaleOf({ language: language ?? instance.language, options: instance.options }),
        ).format(value)
      : String(value),
  );
}
