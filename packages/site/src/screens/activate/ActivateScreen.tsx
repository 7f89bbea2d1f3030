import { href } from '@meetcute/core';
import { useActivation } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ActivateDone } from './ActivateDone.tsx';
import { ActivateFailed } from './ActivateFailed.tsx';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Target of the link in the activation mail (spec: route.activate-done, route.activate-error). */
export default function ActivateScreen() {
  const { t } = useTranslation('activate');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const token = pathname === href('activate-done') ? params.get('token') || null : null;
  const activation = useActivation(token);
  usePageTitle(t('title'));
  if (activation.status === 'done') return <ActivateDone />;
  if (activation.status === 'failed')
    return <ActivateFailed error={activation.error} onRetry={activation.onRetry} />;
  return <ActivateFrame state="working" title={t('working.title')} text={t('working.text')} />;
}
