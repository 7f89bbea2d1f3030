import { href } from '@meetcute/core';
import { ButtonLink, JoinDisclosures, StateFrame } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { Cards } from '@phosphor-icons/react/Cards';
import { useTranslation } from 'react-i18next';
import { useCanJoin } from '../../session/useCanJoin.ts';

/** Explains the match finder to visitors when it is for members only, with sign-up and login links. */
export function MembersOnly() {
  const { t } = useTranslation('matchFinder');
  const { name: siteName } = useSettings();
  const canJoin = useCanJoin();
  return (
    <StateFrame
      state="closed"
      drawing={Cards}
      title={t('visitor.title')}
      text={t('visitor.text', { siteName })}
    >
      {canJoin && (
        <>
          <JoinDisclosures />
          <ButtonLink size="large" href={href('signup')}>
            {t('visitor.join')}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        size="large"
        variant={canJoin ? 'plain' : 'primary'}
        href={href('login', {}, { next: href('match-finder') })}
      >
        {t('visitor.login')}
      </ButtonLink>
    </StateFrame>
  );
}
