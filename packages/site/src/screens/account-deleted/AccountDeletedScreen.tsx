import { DELETION_GRACE_DAYS, href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { HandWaving } from '@phosphor-icons/react/HandWaving';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';

/** What happens after a deletion, and how to come back (spec: route.account-deleted). Who is logged in has come back. */
export default function AccountDeletedScreen() {
  const { t: text } = useTranslation('accountDeleted');
  const { name: siteName } = useSettings();
  const viewer = useViewer();
  const title = viewer ? text('member.title') : text('title');
  usePageTitle(title);
  return (
    <StateFrame
      state="done"
      drawing={HandWaving}
      title={title}
      text={viewer ? text('member.text', { siteName }) : text('text', { count: DELETION_GRACE_DAYS })}
    >
      {viewer ? (
        <ButtonLink size="large" href={href('account')}>
          {text('member.account')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink size="large" href={href('index')}>
            {text('home')}
          </ButtonLink>
          <ButtonLink size="large" variant="plain" href={href('login')}>
            {text('comeBack')}
          </ButtonLink>
        </>
      )}
    </StateFrame>
  );
}
