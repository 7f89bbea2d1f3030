import type { Profile } from '@meetcute/contract';
import { skinSwipeCard, SwipeButton, SwipeCard, SwipeDeck, SwipeLink, SwipeStamps } from '@meetcute/kit/swipe-deck';
import { SwipeDeck as SwipeDeckParts, useSwipeDeck } from '@meetcute/react/swipe-deck';

interface Props {
  profiles: readonly Profile[];
  onLike: (profile: Profile) => void;
}

export function Example({ profiles, onLike }: Props) {
  const deck = useSwipeDeck({ profiles, onLike });
  return (
    <SwipeDeck
      deck={deck}
      head={<h2>Do you like them?</h2>}
      renderCard={(card) => (
        <SwipeCard card={card} href={`/members/${card.profile.id}`} place={card.profile.city ?? ''} />
      )}
      instead={deck.top ? undefined : <p>That was everyone.</p>}
      actions={
        <>
          <SwipeButton move="undo" aria-label="Undo" />
          <SwipeButton move="skip" aria-label="Skip" />
          <SwipeButton move="like" aria-label="Like" />
        </>
      }
      label="Like or skip"
      hint="Arrow keys work too"
    />
  );
}

/** Without styles. */
export function Unstyled({ profiles, onLike }: Props) {
  const deck = useSwipeDeck({ profiles, onLike });
  return (
    <SwipeDeckParts.Root deck={deck} aria-label="Members">
      {deck.cards.map((card) => (
        <SwipeDeckParts.Card key={card.profile.id} card={card} hidden={card.place !== 'top'}>
          {card.profile.name}
        </SwipeDeckParts.Card>
      ))}
      <SwipeDeckParts.Button move="skip">Skip</SwipeDeckParts.Button>
      <SwipeDeckParts.Button move="like">Like</SwipeDeckParts.Button>
    </SwipeDeckParts.Root>
  );
}

/** A card with a frame and content of your own. */
export const OwnCard = skinSwipeCard({
  Frame: 'article',
  Content: ({ card, href }) => (
    <>
      <SwipeStamps />
      <SwipeLink href={card.place === 'top' ? href : null} aria-label={`Profile of ${card.profile.name}`}>
        {card.profile.name}
      </SwipeLink>
    </>
  ),
});
