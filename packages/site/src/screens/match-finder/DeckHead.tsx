import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { Heart } from '@phosphor-icons/react/Heart';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../router/index.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[2]} ${vars.layout.gutter};

  > :first-child {
    justify-self: start;
  }
  > h1 + * {
    justify-self: end;
  }
  p {
    grid-column: 1 / -1;
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    text-align: center;
  }
  h1 {
    font-size: ${vars.type.title};
    line-height: ${vars.leading.snug};
  }
  /* Aligns icons with the card's edges. */
  > a {
    margin-inline: calc(-1 * ${vars.space[3]});
  }
  ${media.phone} {
    [data-part='word'] {
      display: none;
    }
    h1 {
      font-size: ${vars.type.lead};
    }
  }
`;

/** Props of `DeckHead`. */
export interface DeckHeadProps {
  /** Whether the cards are of a wider search, because nobody fits the member's filters. */
  isWidened: boolean;
}

/** Heading of the deck, with links to the search and to likes or login. */
export function DeckHead({ isWidened }: DeckHeadProps) {
  const { t } = useTranslation('matchFinder');
  const { t: shell } = useTranslation('shell');
  const isMember = useIsLoggedIn();
  return (
    <Head>
      <ButtonLink variant="plain" href={href('members')} aria-label={t('toMembers')}>
        <ArrowLeft aria-hidden size={22} />
        <span data-part="word">{t('toMembers')}</span>
      </ButtonLink>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {isMember ? (
        <ButtonLink variant="plain" href={href('likes')} aria-label={shell('likes')}>
          <span data-part="word">{shell('likes')}</span>
          <Heart aria-hidden size={22} />
        </ButtonLink>
      ) : (
        <ButtonLink variant="plain" href={href('login', {}, { next: href('match-finder') })}>
          {t('visitor.login')}
        </ButtonLink>
      )}
      {isWidened && (
        <p>
          {t('widened')} <Link to={href('members')}>{t('empty.action')}</Link>
        </p>
      )}
    </Head>
  );
}
