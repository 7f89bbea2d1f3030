import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { OwnPremium } from './OwnPremium.tsx';

/** Links to credits and premium, where the site sells them (settings `navigation.credits`, `navigation.premium`). */
export function PurchasesSection() {
  const { t } = useTranslation('account');
  const { credits, premium } = useSettings().navigation;
  if (credits === false && premium === false) return null;
  return (
    <SettingsSection title={t('purchases.title')} about={t('purchases.about')}>
      <OwnPremium />
      {credits !== false && (
        <ButtonLink variant="quiet" href={href('credits')}>
          {t('purchases.credits')}
        </ButtonLink>
      )}
      {premium !== false && (
        <ButtonLink variant="quiet" href={href('premium')}>
          {t('purchases.premium')}
        </ButtonLink>
      )}
    </SettingsSection>
  );
}
