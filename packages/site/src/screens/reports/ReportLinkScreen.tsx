import { href } from '@meetcute/core';
import { Button, ButtonLink, PageColumn, Skeleton, StateFrame } from '@meetcute/kit';
import { useCaseLink, useSettings } from '@meetcute/react';
import { EnvelopeOpen } from '@phosphor-icons/react/EnvelopeOpen';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CaseCard } from './CaseCard.tsx';

/** Target of mailed links to one case, for visitors and for members who have lost their account. */
export default function ReportLinkScreen() {
  const { t } = useTranslation(['cases', 'common']);
  const { support_email: support } = useSettings();
  const [params] = useSearchParams();
  const token = params.get('token') || null;
  const { shown, isInvalid, loadError, onReload } = useCaseLink(token);
  usePageTitle(t('link.title'));
  const failureProps = { state: 'failed', drawing: EnvelopeOpen };
  if (isInvalid)
    return (
      <StateFrame {...failureProps} title={t('link.bad')} text={t('link.badText')}>
        <ButtonLink size="large" href={href('reports')}>
          {t('link.list')}
        </ButtonLink>
        <ButtonLink size="large" variant="plain" href={`mailto:${support}`}>
          {t('link.write')}
        </ButtonLink>
      </StateFrame>
    );
  if (loadError)
    return (
      <StateFrame {...failureProps} title={t('link.failed')} text={loadError}>
        <Button size="large" onPress={onReload}>
          {t('common:tryAgain')}
        </Button>
      </StateFrame>
    );
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('link.title')}</h1>
      </header>
      {shown ? (
        <CaseCard shown={shown} token={token} />
      ) : (
        <Skeleton style={{ inlineSize: '100%', blockSize: '12rem' }} />
      )}
    </PageColumn>
  );
}
