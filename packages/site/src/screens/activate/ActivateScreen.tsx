import { href } from '@meetcute/core';
import { useMailLink } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from '../../router/index.ts';
import { ScriptChoice } from '../../forms/ScriptChoice.tsx';
import { useFormResult } from '../../forms/useFormResult.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ActivateDone } from './ActivateDone.tsx';
import { ActivateFailed } from './ActivateFailed.tsx';
import { ActivateForm } from './ActivateForm.tsx';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Target of the link in the activation mail (spec: route.activate-done, route.activate-error). */
export default function ActivateScreen() {
  const { t } = useTranslation('activate');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const token = pathname === href('activate-done') ? params.get('token') || null : null;
  const result = useFormResult();
  const link = useMailLink('activate', result ? null : token);
  usePageTitle(t('title'));
  if (result ? result.error === null : link.status === 'done') return <ActivateDone />;
  if (result) return <ActivateFailed error={result.error} onRetry={null} />;
  if (link.status === 'failed') return <ActivateFailed error={link.error} onRetry={link.retry} />;
  return (
    <ScriptChoice without={<ActivateForm token={token ?? ''} />}>
      <ActivateFrame state="working" title={t('working.title')} text={t('working.text')} />
    </ScriptChoice>
  );
}
