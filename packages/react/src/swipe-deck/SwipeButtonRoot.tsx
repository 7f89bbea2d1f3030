import type { MouseEvent } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useDeckParts } from './SwipeDeckContext.ts';

export interface SwipeButtonRootState {
  /** 'like', 'skip' or 'undo'. @selector [data-move] */
  move: string;
  /** Whether it can't be done now. @selector [data-disabled] */
  isDisabled: boolean;
}

export interface SwipeButtonRootProps extends PartProps<'button', SwipeButtonRootState> {
  /** What pressing it does. */
  move: 'like' | 'skip' | 'undo';
}

const KEYS = { like: 'ArrowRight', skip: 'ArrowLeft', undo: 'Backspace' } as const;

/** A button of a deck without a look; give it words. What can't be done now keeps its place and the focus, so that nobody is thrown out. */
export function SwipeButtonRoot({ move, as: Frame = 'button', onClick, ...props }: SwipeButtonRootProps) {
  const { deck } = useDeckParts();
  const act = deck[move];
  const drawn = usePart(props, { move, isDisabled: act === null });
  return (
    <Frame
      {...drawn}
      type="button"
      aria-disabled={act === null || undefined}
      aria-keyshortcuts={KEYS[move]}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) act?.();
      }}
    />
  );
}
