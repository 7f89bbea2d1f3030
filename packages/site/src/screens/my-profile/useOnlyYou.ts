import { visibleFields } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Returns a function with a note for fields that only the viewer sees; undefined for public fields. */
export function useOnlyYou(): (field: string) => string | undefined {
  const { t } = useTranslation('myProfile');
  const visible = new Set(visibleFields(useSettings()).map(({ name }) => name));
  return (field) => (visible.has(field) ? undefined : t('onlyYou'));
}
