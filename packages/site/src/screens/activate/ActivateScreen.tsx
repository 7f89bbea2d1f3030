import { href } from '@meetcute/core';
import { useMailLink } from '@meetcute/react';
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
  const link = useMailLink('activate', token);
  usePageTitle(t('title'));
  if (link.status === 'done') return <ActivateDone />;
  if (link.status === 'failed') return <ActivateFailed error={link.error} onRetry={link.retry} />;
  return <ActivateFrame state="working" title={t('working.title')} text={t('working.text')} />;
}
