import { ApiError } from '@meetcute/client';
import type { Translate } from '../texts/texts.ts';

/** Returns what a person reads about a failed call. */
export function problemText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('failed.other');
  if (error.code === 'too_many_requests')
    return t('failed.tooMany', { minutes: Math.ceil((error.retryAfter ?? 60) / 60) });
  if (error.code === 'not_logged_in') return t('failed.session');
  if (error.code === 'forbidden') return t('failed.forbidden');
  return error.status === 0 || error.status >= 500 ? t('failed.network') : t('failed.other');
}

/** Whether a call failed with an error code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;
