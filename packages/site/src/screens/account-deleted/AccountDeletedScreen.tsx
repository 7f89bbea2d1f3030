import { DELETION_GRACE_DAYS, href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { HandWaving } from '@phosphor-icons/react/HandWaving';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';

/**
 * Explains a deletion and how to restore the account (spec: route.account-deleted). A logged-in member has
 * restored it.
 */
export default function AccountDeletedScreen() {
  const { t } = useTranslation('accountDeleted');
  const { name: siteName } = useSettings();
  const viewer = useViewer();
  const title = viewer ? t('member.title') : t('title');
  usePageTitle(title);
  return (
    <StateFrame
      state="done"
      drawing={HandWaving}
      title={title}
      text={viewer ? t('member.text', { siteName }) : t('text', { count: DELETION_GRACE_DAYS })}
    >
      {viewer ? (
        <ButtonLink size="large" href={href('account')}>
          {t('member.account')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink size="large" href={href('index')}>
            {t('home')}
          </ButtonLink>
          <ButtonLink size="large" variant="plain" href={href('login')}>
            {t('comeBack')}
          </ButtonLink>
        </>
      )}
    </StateFrame>
  );
}
