import { href } from '@meetcute/core';
import { FormError } from '@meetcute/kit';
import type { LoginForm } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { useDay } from '../../format/useDay.ts';

/** Explains why a login was refused. Suspended members read until when, and where to write to. */
export function LoginError({ error, suspension }: Pick<LoginForm, 'error' | 'suspension'>) {
  const { t } = useTranslation('login');
  const day = useDay();
  if (!suspension) return <FormError>{error}</FormError>;
  const { until } = suspension;
  return (
    <>
      <FormError>
        {until === null ? t('suspended.closed') : t('suspended.until', { date: day(until) })}
      </FormError>
      <p data-part="beside">
        {t('suspended.help')} <Link to={href('complaints')}>{t('suspended.write')}</Link>
      </p>
    </>
  );
}
