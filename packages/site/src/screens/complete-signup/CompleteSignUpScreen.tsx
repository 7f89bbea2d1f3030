import { href } from '@meetcute/core';
import { ButtonLink, StateFrame } from '@meetcute/kit';
import { useSettings, useViewer } from '@meetcute/react';
import { Path } from '@phosphor-icons/react/Path';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useCanJoin } from '../../session/useCanJoin.ts';

/**
 * Target of mails and adverts that invite to finish the sign-up. Members continue the wizard; visitors log in
 * or sign up (spec: route.complete-signup).
 */
export default function CompleteSignUpScreen() {
  const { t } = useTranslation('completeSignup');
  const { name: siteName } = useSettings();
  const canJoin = useCanJoin();
  const viewer = useViewer();
  const name = viewer?.profile.name ?? '';
  const title = viewer ? t('member.title', { name }) : t('title');
  usePageTitle(t('title'));
  if (viewer === undefined)
    return <StateFrame state="working" drawing={Path} title={t('title')} text={t('working')} />;
  return (
    <StateFrame
      state="done"
      drawing={Path}
      title={title}
      text={viewer ? t('member.text') : t('text', { siteName })}
    >
      {viewer ? (
        <>
          <ButtonLink size="large" href={href('signup')}>
            {t('member.goOn')}
          </ButtonLink>
          <ButtonLink size="large" variant="plain" href={href('members')}>
            {t('member.later')}
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink size="large" href={href('login', {}, { next: href('signup') })}>
            {t('login')}
          </ButtonLink>
          {canJoin && (
            <ButtonLink size="large" variant="plain" href={href('signup')}>
              {t('join')}
            </ButtonLink>
          )}
        </>
      )}
    </StateFrame>
  );
}
