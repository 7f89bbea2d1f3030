import { href, matchOrigin, profileHref } from '@meetcute/core';
import { ButtonLink, SwipeButton, SwipeDeck, SwipeLink } from '@meetcute/kit';
import {
  useCardLine,
  useIsLoggedIn,
  useMatchDeck,
  useSettings,
  useTrafficSource,
  type UseSwipeDeckResult,
  useLocationLabel,
  type DeckCard,
} from '@meetcute/react';
import { User } from '@phosphor-icons/react/User';
import { useTranslation } from 'react-i18next';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { DeckHead } from './DeckHead.tsx';
import { DeckFallback } from './DeckFallback.tsx';
import { SafetyMenu } from '../../parts/SafetyMenu.tsx';
import { useSlot } from '../../template/context.ts';

/** Props of `FinderCard`. */
interface FinderCardProps {
  /** Profile and position of the card. */
  card: DeckCard;
}

/** A card of the deck, rendered by the template, with a report and block button in its corner. */
function FinderCard({ card }: FinderCardProps) {
  const SwipeCard = useSlot('SwipeCard');
  const { profile } = card;
  return (
    <SwipeCard
      card={card}
      href={profileHref(profile)}
      place={useLocationLabel(profile)}
      line={useCardLine()(profile)}
      actions={<SafetyMenu profile={profile} variant="raised" />}
    />
  );
}

/** Sign-up or login link in a visitor's deck, because only members can like. */
function JoinToLike() {
  const { t } = useTranslation('matchFinder');
  const canJoin = useCanJoin();
  return canJoin ? (
    <ButtonLink size="large" href={href('signup')}>
      {t('visitor.joinToLike')}
    </ButtonLink>
  ) : (
    <ButtonLink size="large" href={href('login', {}, { next: href('match-finder') })}>
      {t('visitor.login')}
    </ButtonLink>
  );
}

/** Buttons for the top card, disabled while there is none yet. */
function Actions({ deck: { top } }: { deck: UseSwipeDeckResult }) {
  const { t } = useTranslation('matchFinder');
  const isMember = useIsLoggedIn();
  const name = top?.name ?? '';
  return (
    <>
      <SwipeButton move="undo" aria-label={t('undoLast')} />
      <SwipeButton move="skip" aria-label={top ? t('skipName', { name }) : t('skip')} />
      {isMember ? (
        <SwipeButton move="like" aria-label={top ? t('likeName', { name }) : t('like')} />
      ) : (
        <JoinToLike />
      )}
      {isMember && (
        <SwipeLink href={top ? profileHref(top) : null} aria-label={t('profileName', { name })}>
          <User aria-hidden size={22} weight="bold" />
        </SwipeLink>
      )}
    </>
  );
}

/** The deck of a member, or of a visitor when the search is open to visitors. */
export function Finder() {
  const { t } = useTranslation('matchFinder');
  const isMember = useIsLoggedIn();
  const { deck, state, isWidened, onRetry } = useMatchDeck(matchOrigin(useSettings(), useTrafficSource()));
  const canJudge = state === 'cards' || state === 'loading';
  return (
    <SwipeDeck
      deck={deck}
      head={<DeckHead isWidened={isWidened && state === 'cards'} />}
      renderCard={(card) => <FinderCard card={card} />}
      instead={state === 'cards' ? undefined : <DeckFallback state={state} deck={deck} onRetry={onRetry} />}
      actions={
        canJudge ? (
          <Actions deck={deck} />
        ) : deck.undo ? (
          <SwipeButton move="undo" aria-label={t('undoLast')} />
        ) : undefined
      }
      label={t('actions')}
      hint={canJudge ? t(isMember ? 'keys' : 'keysVisitor') : undefined}
    />
  );
}
