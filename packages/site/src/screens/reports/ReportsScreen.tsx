import { href } from '@meetcute/core';
import { Button, ButtonLink, EmptyState, FormError, PageColumn, Skeleton } from '@meetcute/kit';
import { useCases } from '@meetcute/react';
import { ShieldCheck } from '@phosphor-icons/react/ShieldCheck';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { CaseCard } from './CaseCard.tsx';

/** The member's reports and complaints with their decisions, decisions about the member, and appeals. */
export default function ReportsScreen() {
  const { t } = useTranslation(['cases', 'common']);
  const { cases, loadError, onReload } = useCases();
  usePageTitle(t('title'));
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <p>{t('lead')}</p>
      <FormError>{loadError}</FormError>
      {loadError && (
        <div>
          <Button variant="quiet" onPress={onReload}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {!cases && !loadError && <Skeleton style={{ inlineSize: '100%', blockSize: '12rem' }} />}
      {cases?.length === 0 && (
        <EmptyState
          drawing={<ShieldCheck size={48} weight="light" />}
          title={t('none')}
          action={<ButtonLink href={href('pages-safety')}>{t('tips')}</ButtonLink>}
        />
      )}
      {cases?.map((shownCase) => (
        <CaseCard key={`${shownCase.reference} ${shownCase.side}`} shown={shownCase} token={null} />
      ))}
    </PageColumn>
  );
}
