import { ButtonLink } from '@meetcute/kit';
import { useCounts } from '@meetcute/react';
import { href, UnreadSummary } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Deck } from './Deck.tsx';

const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${vars.space[6]};
  padding-block: ${vars.space[5]} ${vars.space[16]};

  > [data-part='greeting'],
  > [data-part='news'],
  > [data-part='actions'] {
    padding-inline: ${vars.layout.gutter};
  }
  h1 {
    font-size: ${vars.type.title};
  }
  > [data-part='greeting'] p {
    color: ${vars.textMuted};
  }
  > [data-part='actions'] {
    display: flex;
  }
  /* Cards as large as the window allows; news are as wide as the first two cards. */
  ${media.tablet} {
    --deck-card: clamp(16rem, calc((100dvh - 25rem) * 0.75), 28rem);

    padding-block-start: ${vars.space[8]};
  }
  ${media.desktop} {
    > [data-part='news'] ul {
      grid-template-columns: repeat(2, var(--deck-card));
      gap: ${vars.space[4]};
    }
  }
  /* Keeps the first card's buttons clear of the floating tabs. */
  ${media.phone} {
    gap: ${vars.space[5]};
    padding-block-start: ${vars.space[2]};
  }
`;

/** Props of `MemberStage`. */
export interface MemberStageProps {
  /** The member's name. */
  name: string;
}

/** A member's home page: greeting, news, a row of suggested members, and a link to the search. */
export default function MemberStage({ name }: MemberStageProps) {
  const { t } = useTranslation('home');
  const { unread, newLikes, total } = useCounts();
  return (
    <Stage>
      <header data-part="greeting">
        <h1 tabIndex={-1}>{t('greeting', { name })}</h1>
        <p>{total > 0 ? t('unread') : t('noUnread')}</p>
      </header>
      {total > 0 && (
        <div data-part="news">
          <UnreadSummary unread={unread} newLikes={newLikes} />
        </div>
      )}
      <Deck />
      <p data-part="actions">
        <ButtonLink href={href('members')} size="large">
          {t('toMembers')}
        </ButtonLink>
      </p>
    </Stage>
  );
}
