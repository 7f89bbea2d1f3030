import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';

const Frame = styled(Button)`
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

  &[data-hovered] {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  &[data-pressed] {
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
`;

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  'aria-label': string;
  /** `raised` and `photo` lie on a picture, `accent` is the one primary action. @selector [data-variant] */
  variant?: 'plain' | 'raised' | 'photo' | 'accent';
  children: ReactNode;
}

/** A round button of 44 px that shows an icon; its label is for those who can't see the icon. */
export function IconButton({ variant = 'plain', ...props }: IconButtonProps) {
  return <Frame {...props} data-variant={variant} />;
}
