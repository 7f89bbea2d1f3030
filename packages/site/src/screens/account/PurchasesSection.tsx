import { href } from '@meetcute/core';
import { ButtonLink, SettingsGroup, SettingsSection } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { useSiteState } from '../../frame/SiteState.ts';
import { usePurchases } from './usePurchases.ts';

const loadStatus = () => import('../commerce/PremiumStatus.tsx').then(({ PremiumStatus }) => PremiumStatus);

/** The member's premium. Its component and texts load afterwards, and only for members who have it. */
function OwnPremium() {
  const { loadTexts } = useSiteState();
  const isPremium = useViewer()?.paid_user ?? false;
  const [components, setComponents] = useState<{ Status: ComponentType } | null>(null);
  useEffect(() => {
    if (!isPremium) return undefined;
    let isGone = false;
    // Without it, the link to premium remains.
    Promise.all([loadStatus(), loadTexts(['commerce'])]).then(
      ([Status]) => isGone || setComponents({ Status }),
      () => undefined,
    );
    return () => void (isGone = true);
  }, [isPremium, loadTexts]);
  return isPremium && components ? <components.Status /> : null;
}

/** Links to what the site sells, and to the member's orders. Nothing on a site that sells nothing. */
export function PurchasesSection() {
  const { t } = useTranslation('account');
  const purchases = usePurchases();
  if (!purchases) return null;
  return (
    <SettingsGroup id="purchases" title={purchases.title}>
      <SettingsSection title={t('purchases.section')} about={t('purchases.about')}>
        <OwnPremium />
        {purchases.credits !== null && (
          <ButtonLink variant="quiet" href={href('credits')}>
            {purchases.credits}
          </ButtonLink>
        )}
        {purchases.premium !== null && (
          <ButtonLink variant="quiet" href={href('premium')}>
            {purchases.premium}
          </ButtonLink>
        )}
      </SettingsSection>
    </SettingsGroup>
  );
}
