import { INTERESTS_FIELD } from '@meetcute/core';
import { useFieldTexts } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Returns a function that lists interests in words of the page's language. */
export function useInterestLabels(): (ids: readonly string[]) => string {
  const { i18n } = useTranslation('fields');
  const { value } = useFieldTexts();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (ids) => list.format(ids.map((id) => value(INTERESTS_FIELD, id)));
}
