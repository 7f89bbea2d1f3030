import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';
import { followSwipe } from './follow-swipe.ts';
import { useDeckParts } from './SwipeDeckContext.ts';
import type { DeckCard, DeckProfile } from './useSwipeDeck.ts';

/** State of a swipe card, for `className`, `style` and `children` functions. */
export interface SwipeCardRootState {
  /** Place in the deck: 'top', 'next', 'under', or 'gone' while leaving. @selector [data-place] */
  place: string;
  /** Side that the card leaves to or returns from: 'like' or 'skip', else 'none'. @selector [data-direction] */
  direction: string;
  /** Whether the profile is fictional. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is online now. @selector [data-online] */
  isOnline: boolean;
}

/** Props of `SwipeDeck.Card`. */
export interface SwipeCardRootProps extends PartProps<'article', SwipeCardRootState> {
  /**
   * Card to show, from the deck's `cards`. Use the profile id as React key, so that the element stays when its place
   * changes. @selector [data-place], [data-direction], [data-fictional], [data-online]
   */
  card: DeckCard<DeckProfile>;
}

const FIRST = 'a[href], button:not([disabled])';

/** Moves the focus to the new top card if the previous one had it, because browsers drop it with an inert card. */
function useFocusOnTop(cardRef: { current: HTMLElement | null }, isTop: boolean): void {
  const { hadFocusRef } = useDeckParts();
  useLayoutEffect(() => {
    if (!isTop || !hadFocusRef.current) return;
    hadFocusRef.current = false;
    cardRef.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, [hadFocusRef, isTop, cardRef]);
}

/**
 * Unstyled card of a swipe deck. The top card follows the pointer: it sets `[data-dragged]`, `--swipe-x` in px and
 * `--swipe-turn` from -1 to 1; the others are inert. A leaving card stays until its CSS animation ends. Renders the
 * fictional label after its children.
 */
export function SwipeCardRoot({ card, as: Frame = 'article', ...props }: SwipeCardRootProps) {
  const { deck, hadFocusRef } = useDeckParts();
  const { profile, place, direction } = card;
  const { fictional: isFictional, online: isOnline } = profile;
  const cardRef = useRef<HTMLElement | null>(null);
  const isTop = place === 'top';
  const isGone = place === 'gone';
  const { children, ...frameProps } = usePart(
    props,
    { place, direction, isFictional, isOnline },
    { ref: cardRef, 'aria-label': profile.name },
  );
  const onSwipe = useEffectEvent((move: 'like' | 'skip') => {
    const act = deck[move];
    hadFocusRef.current = act !== null && cardRef.current?.contains(document.activeElement) === true;
    return act?.() === true;
  });
  const onExit = useEffectEvent(() => deck.onExited(profile.id));
  useFocusOnTop(cardRef, isTop);
  // With the commit, so that a drag never comes before.
  useLayoutEffect(
    () => (isTop && cardRef.current ? followSwipe(cardRef.current, (move) => onSwipe(move)) : undefined),
    [isTop],
  );
  useEffect(() => {
    if (!isGone) return undefined;
    let isOver = false;
    const motions = cardRef.current?.getAnimations() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!isOver) onExit();
    });
    return () => {
      isOver = true;
    };
  }, [isGone]);
  return (
    <Frame {...frameProps} inert={!isTop} aria-hidden={!isTop || undefined}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
