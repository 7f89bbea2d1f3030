import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useDeckParts } from './SwipeDeckContext.ts';

/** State of a deck button, for `className`, `style` and `children` functions. */
export interface SwipeButtonRootState {
  /** Action of the button: 'like', 'skip' or 'undo'. @selector [data-move] */
  move: string;
  /** Whether the action is not possible now. @selector [data-disabled] */
  isDisabled: boolean;
}

/** Props of `SwipeDeck.Button`. */
export interface SwipeButtonRootProps extends PartProps<'button', SwipeButtonRootState> {
  /** Action of the button. @selector [data-move] */
  move: 'like' | 'skip' | 'undo';
}

const KEYS = { like: 'ArrowRight', skip: 'ArrowLeft', undo: 'Backspace' } as const;

/**
 * Unstyled button of a swipe deck. Give it a text or an accessible name. Uses `aria-disabled` when the action is not
 * possible, so that it keeps its place and the focus.
 */
export function SwipeButtonRoot({ move, as: Frame = 'button', ...props }: SwipeButtonRootProps) {
  const { deck, hadFocusRef } = useDeckParts();
  const buttonRef = useRef<HTMLElement | null>(null);
  const act = deck[move];
  const onClick = (event: MouseEvent) => {
    if (!event.defaultPrevented) act?.();
  };
  const ownProps = { 'aria-keyshortcuts': KEYS[move], onClick };
  const frameProps = usePart(props, { move, isDisabled: act === null }, { ...ownProps, ref: buttonRef });
  // Before the element leaves the page: a deck without cards may have fewer buttons.
  useLayoutEffect(
    () => () => {
      if (buttonRef.current?.contains(document.activeElement)) hadFocusRef.current = true;
    },
    [hadFocusRef],
  );
  return <Frame {...frameProps} type="button" aria-disabled={act === null || undefined} />;
}
