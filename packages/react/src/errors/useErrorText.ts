import { useFormatLocale } from '../format/useFormatLocale.ts';
import { ApiError } from '@meetcute/client';
import { waitOf } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that translates the error of a call for the member. The text depends on the error's code. It names a
 * lost connection, and the time to wait after too many requests. Unknown errors get a generic text.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('error');
  const locale = useFormatLocale();
  return (error) => {
    if (!(error instanceof ApiError)) return t('generic');
    if (error.code === 'network') return t('offline');
    if (error.code === 'too_many_requests' && error.retryAfter !== undefined) {
      const { value, unit } = waitOf(error.retryAfter);
      return t('wait', { when: new Intl.RelativeTimeFormat(locale).format(value, unit) });
    }
    return t(`code.${error.code}` as 'code.not_found', { defaultValue: t('generic') });
  };
}
