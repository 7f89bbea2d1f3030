import { isVisibleField } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';

/** Returns a function with a note for profile fields that only their owner sees; undefined for public ones. */
export function useOnlyYou(): (field: string) => string | undefined {
  const { t } = useTranslation('fields');
  const settings = useSettings();
  return (field) => (isVisibleField(field, settings) ? undefined : t('onlyYou'));
}
