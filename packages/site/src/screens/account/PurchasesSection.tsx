import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { useSiteState } from '../../frame/SiteState.ts';

const loadStatus = () => import('../commerce/PremiumStatus.tsx').then(({ PremiumStatus }) => PremiumStatus);

/** The member's premium. Its component and texts load afterwards, and only for members who have it. */
function OwnPremium() {
  const { loadTexts } = useSiteState();
  const isPremium = useViewer()?.paid_user ?? false;
  const [loaded, setLoaded] = useState<{ Status: ComponentType } | null>(null);
  useEffect(() => {
    if (!isPremium) return undefined;
    let isGone = false;
    // Without it, the link to premium remains.
    Promise.all([loadStatus(), loadTexts(['commerce'])]).then(
      ([Status]) => isGone || setLoaded({ Status }),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [isPremium, loadTexts]);
  return isPremium && loaded ? <loaded.Status /> : null;
}

/** Links to credits and premium, where the site sells them (settings `navigation.credits`, `navigation.premium`). */
export function PurchasesSection() {
  const { t } = useTranslation('account');
  const { credits, premium } = useSettings().navigation;
  if (credits === false && premium === false) return null;
  return (
    <SettingsSection id="purchases" title={t('purchases.title')} about={t('purchases.about')}>
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
