import { SwipeDeck, usePresence, type DeckCard } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface SwipeCardProps {
  /** The card, with its profile and position in the deck. */
  card: DeckCard;
  /** URL of the profile. */
  href: string;
  /** Place of residence, '' where it is unknown. */
  place: string;
  /** Buttons in the corner of the top card, such as a report button. Default: none. */
  actions?: ReactNode;
}

export interface SwipeCardSlots {
  /** Element of the card, a styled `article` with `swipeCardCss`. It also styles `[data-part='fictional']`. */
  Frame: ElementType;
  /** Contents of the card. */
  Content: ComponentType<SwipeCardProps>;
}

/** Creates a deck card from brand slots. The headless root always provides the gesture and the fictional label. */
export const skinSwipeCard = ({ Frame, Content }: SwipeCardSlots): Skin<SwipeCardProps> =>
  brandSkin(function SwipeCard(props: SwipeCardProps) {
    const profile = usePresence(props.card.profile);
    const card = { ...props.card, profile };
    return (
      <SwipeDeck.Card as={Frame} card={card}>
        <Content {...props} card={card} />
      </SwipeDeck.Card>
    );
  });
