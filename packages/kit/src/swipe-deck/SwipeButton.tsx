import { SwipeDeck, type SwipeButtonRootProps, type SwipeButtonRootState } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise';
import { Heart } from '@phosphor-icons/react/Heart';
import { X } from '@phosphor-icons/react/X';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { useFrame, type FrameProps } from '../frame/useFrame.ts';

/** Styles shared by the buttons and links of a deck. */
const roundCss = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius.full};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  box-shadow: ${vars.shadow.raised};
  cursor: pointer;
  transition:
    transform ${vars.motion.feedback} ${vars.motion.ease},
    background ${vars.motion.feedback},
    color ${vars.motion.feedback};

  &:hover {
    background: color-mix(in oklab, ${vars.text} 8%, ${vars.surfaceRaised});
  }
  &:active {
    transform: scale(0.92);
  }
  &[data-move='like'] {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-color: transparent;
    background: ${vars.accent};
    color: ${vars.onAccent};
  }
  &[data-move='like']:hover {
    background: color-mix(in oklab, ${vars.accent} 90%, ${vars.text});
  }
  &[data-move='undo'] {
    inline-size: 3rem;
    block-size: 3rem;
  }
  &[data-disabled] {
    border-color: transparent;
    background: color-mix(in oklab, ${vars.text} 10%, ${vars.surface});
    color: ${vars.textMuted};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
`;

const Frame = styled.button`
  ${roundCss}
`;

const LinkFrame = styled(Link)`
  ${roundCss}
  inline-size: 3rem;
  block-size: 3rem;

  &[data-hidden] {
    visibility: hidden;
  }
`;

const icons = {
  like: <Heart aria-hidden size={32} weight="fill" />,
  skip: <X aria-hidden size={28} weight="bold" />,
  undo: <ArrowCounterClockwise aria-hidden size={22} weight="bold" />,
};

export interface SwipeButtonProps
  extends Pick<SwipeButtonRootProps, 'move'>, FrameProps<HTMLButtonElement, SwipeButtonRootState> {
  /** Accessible name of the button. */
  'aria-label': string;
}

/** Round button of the deck. Like is the largest, undo the smallest at 48 px. @selector [data-move] */
export const SwipeButton = ({ move, ...props }: SwipeButtonProps) => (
  <SwipeDeck.Button {...props} as={Frame} move={move} data-part="swipe">
    {icons[move]}
  </SwipeDeck.Button>
);

/** State of a link of the deck, for its `className` and `style` functions. */
export interface SwipeLinkState {
  /** Whether there is no card. @selector [data-hidden] */
  isHidden: boolean;
}

export interface SwipeLinkProps extends FrameProps<HTMLAnchorElement, SwipeLinkState> {
  /** URL of the link; null without a card, which hides the link and keeps its space. @selector [data-hidden] */
  href: string | null;
  /** Accessible name of the link. */
  'aria-label': string;
  /** The icon; hide it from screen readers. */
  children: ReactNode;
}

/** Round link beside the buttons of a deck, 48 px in diameter, for example to the profile. */
export function SwipeLink({ href, className, style, ref, id, ...props }: SwipeLinkProps) {
  const frame = useFrame({ className, style, ref, id }, { isHidden: href === null });
  return <LinkFrame {...props} {...frame} {...(href === null ? {} : { href })} />;
}
