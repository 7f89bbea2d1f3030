import { deckKey } from '@meetcute/core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { SwipeDeckContext } from './SwipeDeckContext.ts';
import type { DeckProfile, UseSwipeDeckResult } from './useSwipeDeck.ts';

/** State of a swipe deck, for `className`, `style` and `children` functions. */
export interface SwipeDeckRootState {
  /** Whether the deck has no cards left. @selector [data-empty] */
  isEmpty: boolean;
}

/** Props of `SwipeDeck.Root`. */
export interface SwipeDeckRootProps extends PartProps<'section', SwipeDeckRootState> {
  /** Deck to show, from `useSwipeDeck` or `useMatchDeck`. @selector [data-empty] */
  deck: UseSwipeDeckResult<DeckProfile>;
}

const TYPED = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Handles keys while the focus is in the deck or nowhere. Ignores repeated keydown events. */
function useDeckKeys(
  root: { current: HTMLElement | null },
  hadFocusRef: { current: boolean },
  deck: UseSwipeDeckResult<DeckProfile>,
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
  // With the commit, so that a key never comes before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Renders the last action and the new top card as text. */
function Announcement({ deck: { announcement, top } }: { deck: UseSwipeDeckResult<DeckProfile> }) {
  const { t } = useTranslation('matchFinder');
  const { t: common } = useTranslation('common');
  if (!announcement) return null;
  const fictional = top?.fictional ? common('fictional.label') : null;
  const who = top && [top.name, top.age, top.city, fictional].filter((part) => part !== null).join(', ');
  return (
    <>
      <span>{t(`announcement.${announcement.what}`, { name: announcement.name })} </span>
      <span>{who === null ? t('announcement.nobody') : t('announcement.now', { who })}</span>
    </>
  );
}

/**
 * Unstyled section for a swipe deck. The right arrow key likes, the left one skips, and Backspace or Ctrl+Z (⌘Z)
 * undoes. Announces each action and the new top card in a live region; hide it visually, not from screen readers.
 * Moves the focus from a leaving card to the next one.
 * @selector [data-part='news'] for the live region
 */
export function SwipeDeckRoot({ deck, as: Frame = 'section', ...props }: SwipeDeckRootProps) {
  const deckRef = useRef<HTMLElement | null>(null);
  const hadFocusRef = useRef(false);
  const { children, ...frameProps } = usePart(props, { isEmpty: deck.top === null }, { ref: deckRef });
  useDeckKeys(deckRef, hadFocusRef, deck);
  // Runs after the effects of cards and buttons: without a next card the focus goes to the first enabled button.
  useLayoutEffect(() => {
    if (deck.top !== null || !hadFocusRef.current) return;
    hadFocusRef.current = false;
    deckRef.current?.querySelector<HTMLElement>('button[data-move]:not([data-disabled])')?.focus();
  });
  return (
    <SwipeDeckContext value={{ deck, hadFocusRef }}>
      <Frame {...frameProps}>
        {children}
        <p role="status" data-part="news">
          <Announcement deck={deck} />
        </p>
      </Frame>
    </SwipeDeckContext>
  );
}
