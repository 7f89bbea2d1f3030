import { href } from '@meetcute/core';
import { ButtonLink, LikeButton, PageColumn } from '@meetcute/kit';
import { useCounts } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { styled } from 'styled-components';
import { SuggestedMembers } from '../../suggestions/SuggestedMembers.tsx';
import { UnreadSummary } from './UnreadSummary.tsx';

const Column = styled(PageColumn)`
  gap: ${vars.space[8]};

  > header p {
    margin-block-start: ${vars.space[1]};
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
  }
  > [data-part='actions'] {
    display: flex;
  }
`;

/** Props of `MemberHome`. */
export interface MemberHomeProps {
  /** The member's name. */
  name: string;
}

/** A member's home page: greeting, news, a few suggested members, and a link to the search. */
export default function MemberHome({ name }: MemberHomeProps) {
  const { t } = useTranslation('home');
  const { unread, newLikes, total } = useCounts();
  return (
    <Column>
      <header>
        <h1 tabIndex={-1}>{t('greeting', { name })}</h1>
        <p>{total > 0 ? t('unread') : t('noUnread')}</p>
      </header>
      {total > 0 && <UnreadSummary unread={unread} newLikes={newLikes} />}
      <SuggestedMembers
        reason="match"
        renderActions={(profile) => (
          <>
            <LikeButton profile={profile} />
            <MessageButton profile={profile} />
          </>
        )}
      />
      <p data-part="actions">
        <ButtonLink href={href('members')} size="large">
          {t('toMembers')}
        </ButtonLink>
      </p>
    </Column>
  );
}
