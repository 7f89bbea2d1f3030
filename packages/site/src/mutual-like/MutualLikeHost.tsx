import { Announcement } from '@meetcute/kit';
import { useMutualLike } from '@meetcute/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '../router/index.ts';
import type { MutualLikeProps } from './MutualLike.tsx';
import { useSiteState } from '../frame/SiteState.ts';

/** Loads the celebration and its texts when they are first needed; null before that and after a failed load. */
function useCelebration(isNeeded: boolean): ComponentType<MutualLikeProps> | null {
  const { loadTexts } = useSiteState();
  const [Celebration, setCelebration] = useState<ComponentType<MutualLikeProps> | null>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isNeeded || isRequested.current) return;
    isRequested.current = true;
    const load = async () => {
      const [{ default: Loaded }] = await Promise.all([import('./MutualLike.tsx'), loadTexts(['likes'])]);
      setCelebration(() => Loaded);
    };
    // The like is saved even when the celebration cannot load.
    load().catch(() => (isRequested.current = false));
  }, [isNeeded, loadTexts]);
  return Celebration;
}

/** Returns whether the member types or is in another dialog, which a dialog of its own would interrupt. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('[role="dialog"]:not([popover]), [role="alertdialog"]') !== null;

/**
 * Celebrates a like that has just become mutual, on any page, until the page changes. Screens need not call
 * it: `useLike` and live events both report here.
 */
export function MutualLikeHost() {
  const { t } = useTranslation('likes');
  const { pathname } = useLocation();
  const { profile, close } = useMutualLike();
  const [happenedOn, setHappenedOn] = useState<{ id: string; pathname: string } | null>(null);
  const Celebration = useCelebration(profile !== null);
  if (profile && happenedOn?.id !== profile.id) setHappenedOn({ id: profile.id, pathname });
  const isHere = profile !== null && (happenedOn?.id !== profile.id || happenedOn.pathname === pathname);
  const isVisible = Celebration !== null && isHere;
  const [manner, setManner] = useState<{ id: string; isQuiet: boolean } | null>(null);
  if (isVisible && manner?.id !== profile.id) setManner({ id: profile.id, isQuiet: isBusy() });
  const isQuiet = manner?.isQuiet === true;
  return (
    <>
      {/* A dialog is announced by the focus. */}
      <Announcement>
        {isVisible && isQuiet ? t('mutual.title', { name: profile.name }) : undefined}
      </Announcement>
      {isVisible && <Celebration key={profile.id} profile={profile} isQuiet={isQuiet} onClose={close} />}
    </>
  );
}
