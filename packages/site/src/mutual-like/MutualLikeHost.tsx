import { Announcement } from '@meetcute/kit';
import { useMutualLike } from '@meetcute/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MutualLikeProps } from './MutualLike.tsx';
import { useSiteState } from '../frame/SiteState.ts';

/** The drawing with its texts, once there is something to draw; null before, and where it can't be loaded. */
function useDrawing(isNeeded: boolean): ComponentType<MutualLikeProps> | null {
  const { loadTexts } = useSiteState();
  const [Drawing, setDrawing] = useState<ComponentType<MutualLikeProps> | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNeeded || isAsked.current) return;
    isAsked.current = true;
    const load = async () => {
      const [{ default: Loaded }] = await Promise.all([import('./MutualLike.tsx'), loadTexts(['likes'])]);
      setDrawing(() => Loaded);
    };
    // The like stands whether or not it is celebrated.
    load().catch(() => (isAsked.current = false));
  }, [isNeeded, loadTexts]);
  return Drawing;
}

/**
 * Celebrates a like that has just become mutual, on whatever page that happens, and ends with the page. Screens need
 * not call it: every like goes through `useLike` or comes as an event, and both are watched here.
 */
export function MutualLikeHost() {
  const { t } = useTranslation('likes');
  const { pathname } = useLocation();
  const { profile, close } = useMutualLike();
  const [happenedOn, setHappenedOn] = useState<{ id: string; pathname: string } | null>(null);
  const Drawing = useDrawing(profile !== null);
  if (profile && happenedOn?.id !== profile.id) setHappenedOn({ id: profile.id, pathname });
  const isHere = profile !== null && (happenedOn?.id !== profile.id || happenedOn.pathname === pathname);
  const isDrawn = Drawing !== null && isHere;
  return (
    <>
      <Announcement>{isDrawn ? t('mutual.title', { name: profile.name }) : undefined}</Announcement>
      {isDrawn && <Drawing key={profile.id} profile={profile} onClose={close} />}
    </>
  );
}
