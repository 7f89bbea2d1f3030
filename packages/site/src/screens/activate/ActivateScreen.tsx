import { href } from '@meetcute/core';
import { useMailLink } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Button } from '@meetcute/kit';
import { useLocation, useSearchParams } from '../../router/index.ts';
import { ScriptChoice } from '../../forms/ScriptChoice.tsx';
import { useFormResult } from '../../forms/useFormResult.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { ActivateDone } from './ActivateDone.tsx';
import { ActivateFailed } from './ActivateFailed.tsx';
import { ActivateFrame } from './ActivateFrame.tsx';

/** Props of `ActivateForm`. */
interface ActivateFormProps {
  /** Token of the mail. */
  token: string;
}

/** Confirms an address in a browser without script. A form, because mail programs open links in advance. */
function ActivateForm({ token }: ActivateFormProps) {
  const { t } = useTranslation('activate');
  return (
    <ActivateFrame state="sent" title={t('confirm.title')} text={t('confirm.text')}>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large">
          {t('confirm.submit')}
        </Button>
      </form>
    </ActivateFrame>
  );
}

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
