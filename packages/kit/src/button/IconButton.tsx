import { vars } from '@meetcute/theme';
import type { ReactNode, RefAttributes } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { ButtonBase } from './bases.tsx';
import { iconButtonCss } from './iconButtonCss.ts';

const Frame = styled(ButtonBase)`
  ${iconButtonCss}

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
  &[data-pending] {
    opacity: 0.5;
    cursor: progress;
  }
`;

export interface IconButtonProps extends Omit<ButtonProps, 'children'>, RefAttributes<HTMLButtonElement> {
  /** Accessible name of the button. */
  'aria-label': string;
  /** `raised` and `photo` suit buttons over an image, `accent` the primary action. Default: plain. @selector [data-variant] */
  variant?: 'plain' | 'raised' | 'photo' | 'accent';
  /** The icon; hide it from screen readers. */
  children: ReactNode;
}

/** Round icon button, 44 px in diameter. */
export function IconButton({ variant = 'plain', className, ...props }: IconButtonProps) {
  return <Frame {...props} given={className} data-variant={variant} />;
}
