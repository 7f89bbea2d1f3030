import type { Profile } from '@meetcute/contract';
import { LikeButton as LikeButtonParts, type LikeButtonState } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Heart } from '@phosphor-icons/react/Heart';
import { styled } from 'styled-components';
import type { FrameProps } from '../frame/useFrame.ts';

const Frame = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${vars.layout.touch};
  block-size: ${vars.layout.touch};
  border-radius: ${vars.radius.full};
  background: ${vars.surfaceRaised};
  color: ${vars.text};
  box-shadow: ${vars.shadow.raised};
  cursor: pointer;
  /* Browsers lay the page out when an element gets its first transform, as it would when it is pressed. */
  transform: scale(1);
  transition:
    transform ${vars.motion.feedback} ${vars.motion.ease},
    color ${vars.motion.feedback};

  @media (hover: hover) {
    &:hover {
      color: ${vars.accentText};
    }
  }
  &:active {
    transform: scale(0.86);
  }
  &[data-selected] {
    background: ${vars.accent};
    color: ${vars.onAccent};
  }
`;

/** Props of `LikeButton`. */
export interface LikeButtonProps extends FrameProps<HTMLButtonElement, LikeButtonState> {
  /** The profile to like. */
  profile: Profile;
}

/**
 * Toggle button that likes or unlikes a profile. Renders nothing for logged-out visitors
 * (spec: permission.like-button-only-logged-in). @selector [data-selected]
 */
export function LikeButton({ profile, ...frame }: LikeButtonProps) {
  return (
    <LikeButtonParts.Connected {...frame} as={Frame} data-part="like" profile={profile}>
      {({ isSelected }) => <Heart aria-hidden size={22} weight={isSelected ? 'fill' : 'regular'} />}
    </LikeButtonParts.Connected>
  );
}
