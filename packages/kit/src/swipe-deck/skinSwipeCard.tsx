import { SwipeCardRoot, usePresence, type DeckCard } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface SwipeCardProps {
  card: DeckCard;
  /** Address of the profile. */
  href: string;
  /** Where the member lives, in words; '' where that is unknown. */
  place: string;
  /** Buttons in the card's corner, such as reporting. */
  actions?: ReactNode;
}

export interface SwipeCardSlots {
  /** The card's element, a styled `article` with `swipeCardCss`; it styles `[data-part='fictional']` too. */
  Frame: ElementType;
  /** What a brand draws inside a card. */
  Content: ComponentType<SwipeCardProps>;
}

/** Makes a card of the deck from a look; gesture and fictional label are the headless root's, whatever the look. */
export const skinSwipeCard = ({ Frame, Content }: SwipeCardSlots): Skin<SwipeCardProps> =>
  brandSkin(function SwipeCard(props: SwipeCardProps) {
    const profile = usePresence(props.card.profile);
    const card = { ...props.card, profile };
    return (
      <SwipeCardRoot as={Frame} card={card}>
        <Content {...props} card={card} />
      </SwipeCardRoot>
    );
  });
