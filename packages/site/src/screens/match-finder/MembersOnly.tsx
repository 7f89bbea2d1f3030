import { href } from '@meetcute/core';
import { ButtonLink, JoinDisclosures, StateFrame } from '@meetcute/kit';
import type { IconProps } from '@meetcute/kit/icon';
import { useSettings } from '@meetcute/react';
import { Cards } from '@phosphor-icons/react/Cards';
import { useTranslation } from 'react-i18next';
import { useCanJoin } from '../../session/useCanJoin.ts';

/** The icon of the deck in its outlined weight: builds have no lighter one of an icon of the navigation. */
const OutlinedCards = (props: IconProps) => <Cards {...props} weight="regular" />;

/** Explains the match finder to visitors when it is for members only, with sign-up and login links. */
export function MembersOnly() {
  const { t } = useTranslation('matchFinder');
  const { name: siteName } = useSettings();
  const canJoin = useCanJoin();
  return (
    <StateFrame
      state="closed"
      drawing={OutlinedCards}
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
