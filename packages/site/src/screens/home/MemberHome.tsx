import { href } from '@meetcute/core';
import { ButtonLink, LikeButton } from '@meetcute/kit';
import { useCounts } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { MessageButton } from '../../parts/MessageButton.tsx';
import { styled } from 'styled-components';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { SuggestedMembers } from '../../suggestions/SuggestedMembers.tsx';
import { NewsEntries } from './NewsEntries.tsx';

const Column = styled(PageColumn)`
  gap: ${t.space[8]};

  > header p {
    margin-block-start: ${t.space[1]};
    color: ${t.textMuted};
    font-size: ${t.type.lead};
  }
  > [data-part='actions'] {
    display: flex;
  }
`;

/** A member's home: a greeting, what is new, a few people, and the way to all others. */
export default function MemberHome({ name }: { name: string }) {
  const { t: text } = useTranslation('home');
  const { unread, newLikes, total } = useCounts();
  return (
    <Column>
      <header>
        <h1 tabIndex={-1}>{text('greeting', { name })}</h1>
        <p>{total > 0 ? text('news') : text('noNews')}</p>
      </header>
      {total > 0 && <NewsEntries unread={unread} newLikes={newLikes} />}
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
          {text('toMembers')}
        </ButtonLink>
      </p>
    </Column>
  );
}
