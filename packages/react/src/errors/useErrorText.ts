import { ApiError } from '@meetcute/client';
import { useTranslation } from 'react-i18next';

/** Words for an error of a call: by its code, and honest about a lost connection. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('error');
  return (error) => {
    if (!(error instanceof ApiError)) return t('generic');
    if (error.code === 'network') return t('offline');
    return t(`code.${error.code}` as 'code.not_found', { defaultValue: t('generic') });
  };
}
