import { ApiError } from '@meetcute/client';
import { waitOf } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/** Words for an error of a call: by its code, honest about a lost connection, and with the time to wait where there is one. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('error');
  return (error) => {
    if (!(error instanceof ApiError)) return t('generic');
    if (error.code === 'network') return t('offline');
    if (error.code === 'too_many_requests' && error.retryAfter !== undefined) {
      const { value, unit } = waitOf(error.retryAfter);
      return t('wait', { when: new Intl.RelativeTimeFormat(i18n.language).format(value, unit) });
    }
    return t(`code.${error.code}` as 'code.not_found', { defaultValue: t('generic') });
  };
}
