import { SwipeDeck, useMatchDeck } from '@meetcute/react/swipe-deck';

const origin = {
  source: 'match',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
} as const;

/** The match finder: search, likes, and memory of what was skipped. */
export function MatchFinder() {
  const { deck, state, onRetry } = useMatchDeck(origin);
  if (state === 'failed') return <button onClick={onRetry}>Try again</button>;
  return (
    <SwipeDeck.Root deck={deck} aria-label="Members">
      {deck.cards.map((card) => (
        <SwipeDeck.Card key={card.profile.id} card={card}>
          {card.profile.name}
        </SwipeDeck.Card>
      ))}
    </SwipeDeck.Root>
  );
}
