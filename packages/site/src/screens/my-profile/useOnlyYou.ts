import { visibleFields } from '@meetcute/core';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Words for a field that the site shows to nobody else; undefined where others see it. */
export function useOnlyYou(): (field: string) => string | undefined {
  const { t } = useTranslation('myProfile');
  const visible = new Set(visibleFields(useSettings()).map(({ name }) => name));
  return (field) => (visible.has(field) ? undefined : t('onlyYou'));
}
