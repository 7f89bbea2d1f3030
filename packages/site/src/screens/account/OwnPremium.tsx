import { useViewer } from '@meetcute/react';
import { useEffect, useState, type ComponentType } from 'react';
import { useSiteState } from '../../frame/SiteState.ts';

const loadStatus = () => import('../commerce/PremiumStatus.tsx').then(({ PremiumStatus }) => PremiumStatus);

/** The member's premium. Its component and texts load afterwards, and only for members who have it. */
export function OwnPremium() {
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
