import { href } from '@meetcute/core';
import { Button, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { useDay } from '../../format/useDay.ts';
import { useFormatLocale, useFieldTexts, useSensitiveWithdrawal } from '@meetcute/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';

const ConfirmDialog = lazy(() =>
  import('@meetcute/kit/dialog').then((dialog) => ({ default: dialog.ConfirmDialog })),
);

/** Shows the consent to sensitive profile fields, and withdraws it after a confirmation. */
export function SensitiveSection() {
  const { t } = useTranslation(['account', 'fields']);
  const locale = useFormatLocale();
  const day = useDay();
  const { label } = useFieldTexts();
  const consent = useSensitiveWithdrawal();
  const { offered, covered: coveredFields, givenAt, filled } = consent;
  const news = useRef<HTMLDivElement>(null);
  const isWithdrawn = consent.isDone && !consent.isAsking;
  // The button that had the focus before the confirmation is gone.
  useEffect(() => {
    if (!isWithdrawn || !news.current) return;
    news.current.tabIndex = -1;
    news.current.focus();
  }, [isWithdrawn]);
  if (offered.length === 0 && coveredFields.length === 0) return null;
  const quote = (field: string) => t('fields:sensitive.field', { name: label(field) });
  const list = (fields: readonly string[]) => new Intl.ListFormat(locale).format(fields.map(quote));
  return (
    <SettingsSection id="sensitive" title={t('sensitive.title')} about={t('sensitive.about')}>
      <FormError>{consent.error}</FormError>
      <p>
        {givenAt
          ? t('sensitive.given', { date: day(givenAt), fields: list(coveredFields) })
          : t('sensitive.none', { fields: list(offered) })}
      </p>
      <StatusMessage ref={news}>{consent.isDone && t('sensitive.done')}</StatusMessage>
      {(givenAt !== null || filled.length > 0) && (
        <Button variant="quiet" onPress={consent.onAsk}>
          {givenAt ? t('sensitive.withdraw') : t('sensitive.remove')}
        </Button>
      )}
      <Link to={href('profile')}>{t('sensitive.profile')}</Link>
      {consent.isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('sensitive.confirmTitle')}
            text={
              filled.length > 0
                ? t('sensitive.confirmText', { fields: list(filled) })
                : t('sensitive.confirmEmpty')
            }
            confirm={t('sensitive.confirm')}
            cancel={t('sensitive.cancel')}
            isPending={consent.isPending}
            onConfirm={consent.onConfirm}
            onCancel={consent.onCancel}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
