import { SwipeDeck, usePresence, type DeckCard, type SwipeCardRootState } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface SwipeCardProps extends FrameProps<HTMLElement, SwipeCardRootState> {
  /** The card, with its profile and position in the deck. */
  card: DeckCard;
  /** URL of the profile. */
  href: string;
  /** Place of residence, '' where it is unknown. */
  place: string;
  /** Line of the profile, such as from `useCardLine`. Default: none. */
  line?: string | null | undefined;
  /** Buttons in the corner of the top card, such as a report button. Default: none. */
  actions?: ReactNode;
}

export interface SwipeCardSlots {
  /** Element of the card, a styled `article` with `swipeCardCss`. It also styles `[data-part='fictional']`. */
  Frame: ElementType;
  /** Contents of the card. */
  Content: ComponentType<Omit<SwipeCardProps, keyof FrameProps>>;
}

/** Creates a deck card from brand slots. The headless root always provides the gesture and the fictional label. */
export const skinSwipeCard = ({ Frame, Content }: SwipeCardSlots): Skin<SwipeCardProps> =>
  brandSkin(function SwipeCard({ className, style, ref, id, ...props }: SwipeCardProps) {
    const profile = usePresence(props.card.profile);
    const card = { ...props.card, profile };
    return (
      <SwipeDeck.Card as={Frame} className={className} style={style} ref={ref} id={id} card={card}>
        <Content {...props} card={card} />
      </SwipeDeck.Card>
    );
  });
