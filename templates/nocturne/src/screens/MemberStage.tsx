import { ButtonLink } from '@meetcute/kit';
import { useCounts } from '@meetcute/react';
import { href, NewsEntries } from '@meetcute/site';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Deck } from './Deck.tsx';

const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${t.space[6]};
  padding-block: ${t.space[5]} ${t.space[16]};

  > [data-part='greeting'],
  > [data-part='news'],
  > [data-part='actions'] {
    padding-inline: ${t.layout.gutter};
  }
  h1 {
    font-size: ${t.type.title};
  }
  > [data-part='greeting'] p {
    color: ${t.textMuted};
  }
  > [data-part='actions'] {
    display: flex;
  }
  /* Cards as large as the window lets them be; what is new stands over the first two of them. */
  ${media.tablet} {
    --deck-card: clamp(16rem, calc((100dvh - 25rem) * 0.75), 28rem);

    padding-block-start: ${t.space[8]};
  }
  ${media.desktop} {
    > [data-part='news'] ul {
      grid-template-columns: repeat(2, var(--deck-card));
      gap: ${t.space[4]};
    }
  }
  /* The first card's buttons clear the floating tabs. */
  ${media.phone} {
    gap: ${t.space[5]};
    padding-block-start: ${t.space[2]};
  }
`;

/** A member's evening: a short greeting, what is new, a deck of people, and the way to all others. */
export default function MemberStage({ name }: { name: string }) {
  const { t: text } = useTranslation('home');
  const { unread, newLikes, total } = useCounts();
  return (
    <Stage>
      <header data-part="greeting">
        <h1 tabIndex={-1}>{text('greeting', { name })}</h1>
        <p>{total > 0 ? text('news') : text('noNews')}</p>
      </header>
      {total > 0 && (
        <div data-part="news">
          <NewsEntries unread={unread} newLikes={newLikes} />
        </div>
      )}
      <Deck />
      <p data-part="actions">
        <ButtonLink href={href('members')} size="large">
          {text('toMembers')}
        </ButtonLink>
      </p>
    </Stage>
  );
}
