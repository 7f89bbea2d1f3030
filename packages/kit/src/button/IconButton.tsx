import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useButton, type BaseButtonProps } from './useButton.ts';

const Frame = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.layout.touch};
  block-size: ${vars.layout.touch};
  border-radius: ${vars.radius.full};
  color: inherit;
  transition:
    transform ${vars.motion.feedback} ${vars.motion.ease},
    background ${vars.motion.feedback};
  cursor: pointer;

  @media (hover: hover) {
    &:where(:not([data-disabled], [data-pending])):hover {
      background: color-mix(in oklab, currentColor 8%, transparent);
    }
  }
  &:where(:not([data-disabled], [data-pending])):active {
    transform: scale(0.9);
  }
  &[data-variant='photo'] {
    background: ${vars.scrim};
    color: ${vars.onScrim};
  }
  &[data-variant='raised'] {
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    box-shadow: ${vars.shadow.raised};
  }
  &[data-variant='accent'] {
    background: ${vars.accent};
    color: ${vars.onAccent};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-pending] {
    opacity: 0.5;
    cursor: progress;
  }
`;

export interface IconButtonProps extends BaseButtonProps {
  /** Accessible name of the button. */
  'aria-label': string;
  /** `raised` and `photo` suit buttons over an image, `accent` the primary action. Default: plain. @selector [data-variant] */
  variant?: 'plain' | 'raised' | 'photo' | 'accent';
  /** The icon; hide it from screen readers. */
  children: ReactNode;
}

/** Round icon button, 44 px in diameter. */
export function IconButton({ variant = 'plain', children, ...props }: IconButtonProps) {
  return (
    <Frame {...useButton(props)} data-variant={variant}>
      {children}
    </Frame>
  );
}
