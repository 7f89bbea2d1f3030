import { deckKey } from '@meetcute/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { SwipeDeckContext } from './SwipeDeckContext.ts';
import type { DeckProfile, SwipeDeck } from './useSwipeDeck.ts';

export interface SwipeDeckRootState {
  /** Whether no card is left. @selector [data-empty] */
  isEmpty: boolean;
}

export interface SwipeDeckRootProps extends PartProps<'section', SwipeDeckRootState> {
  /** From `useSwipeDeck` or `useMatchDeck`. */
  deck: SwipeDeck<DeckProfile>;
}

const TYPED = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Keys mean the deck wherever the focus is in it, and while it is nowhere; a key that is held counts once. */
function useDeckKeys(
  root: { current: HTMLElement | null },
  hadFocusRef: { current: boolean },
  deck: SwipeDeck<DeckProfile>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey, repeat, key } = event;
    if (event.defaultPrevented || repeat || !(target instanceof Element) || target.closest(TYPED)) return;
    if (target !== document.body && !root.current?.contains(target)) return;
    const isUndo = (ctrlKey || metaKey) && !altKey && !shiftKey;
    const meaning = deckKey({ key, isUndo, isModified: ctrlKey || metaKey || altKey || shiftKey });
    const act = meaning && deck[meaning];
    if (!act) return;
    event.preventDefault();
    hadFocusRef.current = target.closest('[data-place="top"]') !== null;
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What was done and who is on top now, in words. */
function Announcement({ deck: { announcement, top } }: { deck: SwipeDeck<DeckProfile> }) {
  const { t } = useTranslation('matchFinder');
  const { t: common } = useTranslation('common');
  if (!announcement) return null;
  const fictional = top?.fictional ? common('fictional.label') : null;
  const who = top && [top.name, top.age, top.city, fictional].filter((part) => part !== null).join(', ');
  return (
    <>
      <span>{t(`news.${announcement.what}`, { name: announcement.name })} </span>
      <span>{who === null ? t('news.nobody') : t('news.now', { who })}</span>
    </>
  );
}

/**
 * A deck of people without a look, a section: the right arrow key likes, the left one skips, Backspace or Ctrl+Z (⌘Z)
 * undoes. Says what was done and who is shown in a live region; hide that from sight only. The focus stays where it is,
 * or goes from a card that leaves to the next one. @selector [data-part='news']
 */
export function SwipeDeckRoot({ deck, as: Frame = 'section', ref, ...props }: SwipeDeckRootProps) {
  const own = useRef<HTMLElement | null>(null);
  const hadFocusRef = useRef(false);
  const { children, ...drawn } = usePart(props, { isEmpty: deck.top === null });
  useDeckKeys(own, hadFocusRef, deck);
  // After the cards: nobody has taken the focus of the last one.
  useLayoutEffect(() => {
    if (deck.top !== null || !hadFocusRef.current) return;
    hadFocusRef.current = false;
    own.current?.querySelector<HTMLElement>('[data-move]:not([data-disabled])')?.focus();
  }, [deck.top]);
  const setRef = (element: HTMLElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  return (
    <SwipeDeckContext value={{ deck, hadFocusRef }}>
      <Frame {...drawn} ref={setRef}>
        {children}
        <p role="status" data-part="news">
          <Announcement deck={deck} />
        </p>
      </Frame>
    </SwipeDeckContext>
  );
}
