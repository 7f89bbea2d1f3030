import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';
import { followSwipe } from './followSwipe.ts';
import { useDeckParts } from './SwipeDeckContext.ts';
import type { DeckCard, DeckProfile } from './useSwipeDeck.ts';

export interface SwipeCardRootState {
  /** 'top', 'next', 'under' or, on its way out, 'gone'. @selector [data-place] */
  place: string;
  /** 'like' or 'skip': to which side it leaves, or from which one it came back; else 'none'. @selector [data-direction] */
  direction: string;
  /** Whether the profile is made up. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is here now. @selector [data-online] */
  isOnline: boolean;
}

export interface SwipeCardRootProps extends PartProps<'article', SwipeCardRootState> {
  /** One of the deck's `cards`; give the element the profile's id as key, so that it stays while it changes places. */
  card: DeckCard<DeckProfile>;
}

const FIRST = 'a[href], button:not([disabled])';

/** Takes the focus over where the card before it had it: a browser drops it with a card that can't be reached any more. */
function useFocusOnTop(own: { current: HTMLElement | null }, isTop: boolean): void {
  const { hadFocusRef } = useDeckParts();
  useLayoutEffect(() => {
    if (!isTop || !hadFocusRef.current) return;
    hadFocusRef.current = false;
    own.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, [hadFocusRef, isTop, own]);
}

/**
 * One card of a deck without a look, an article. The one on top follows the pointer (see `followSwipe`); the others can't
 * be reached. One that leaves stays until its CSS animation is over. Draws the fictional label itself.
 */
export function SwipeCardRoot({ card, as: Frame = 'article', ref, ...props }: SwipeCardRootProps) {
  const { deck, hadFocusRef } = useDeckParts();
  const { profile, place, direction } = card;
  const { fictional: isFictional, online: isOnline } = profile;
  const own = useRef<HTMLElement | null>(null);
  const isTop = place === 'top';
  const isGone = place === 'gone';
  const { children, ...drawn } = usePart(props, { place, direction, isFictional, isOnline });
  const swiped = useEffectEvent((move: 'like' | 'skip') => {
    const act = deck[move];
    hadFocusRef.current = act !== null && own.current?.contains(document.activeElement) === true;
    return act?.() === true;
  });
  const gone = useEffectEvent(() => deck.onExited(profile.id));
  useFocusOnTop(own, isTop);
  useEffect(
    () => (isTop && own.current ? followSwipe(own.current, (move) => swiped(move)) : undefined),
    [isTop],
  );
  useEffect(() => {
    if (!isGone) return undefined;
    let isOver = false;
    const motions = own.current?.getAnimations() ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!isOver) gone();
    });
    return () => {
      isOver = true;
    };
  }, [isGone]);
  const setRef = (element: HTMLElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  return (
    <Frame {...drawn} ref={setRef} aria-label={profile.name} inert={!isTop} aria-hidden={!isTop || undefined}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
