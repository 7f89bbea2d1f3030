import type { Profile } from '@meetcute/contract';
import { LikeButtonRoot } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { Heart } from '@phosphor-icons/react/Heart';
import { styled } from 'styled-components';

const Frame = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${t.layout.touch};
  block-size: ${t.layout.touch};
  border-radius: ${t.radius.full};
  background: ${t.surfaceRaised};
  color: ${t.text};
  box-shadow: ${t.shadow.raised};
  cursor: pointer;
  transition:
    transform ${t.motion.feedback} ${t.motion.ease},
    color ${t.motion.feedback};

  @media (hover: hover) {
    &:hover {
      color: ${t.accentText};
    }
  }
  &:active {
    transform: scale(0.86);
  }
  &[data-selected] {
    background: ${t.accent};
    color: ${t.onAccent};
  }
`;

/** Likes a member, or takes it back; not there for visitors (spec: permission.like-button-only-logged-in). */
export function LikeButton({ profile }: { profile: Profile }) {
  return (
    <LikeButtonRoot as={Frame} data-part="like" profile={profile}>
      {({ isSelected }) => <Heart aria-hidden size={22} weight={isSelected ? 'fill' : 'regular'} />}
    </LikeButtonRoot>
  );
}
