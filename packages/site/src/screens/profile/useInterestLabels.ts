import { INTERESTS_FIELD } from '@meetcute/core';
import { useFormatLocale, useFieldTexts } from '@meetcute/react';

/** Returns a function that lists interests in words of the page's language. */
export function useInterestLabels(): (ids: readonly string[]) => string {
  const locale = useFormatLocale();
  const { value } = useFieldTexts();
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (ids) => list.format(ids.map((id) => value(INTERESTS_FIELD, id)));
}
