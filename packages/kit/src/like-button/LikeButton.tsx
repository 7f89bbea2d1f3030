import type { Profile } from '@meetcute/contract';
import { useLike } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { Heart } from '@phosphor-icons/react/Heart';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled(ToggleButton)`
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

  &[data-hovered] {
    color: ${t.accentText};
  }
  &[data-pressed] {
    transform: scale(0.86);
  }
  &[data-selected] {
    background: ${t.accent};
    color: ${t.onAccent};
  }
`;

/** Likes a member, or takes it back; not there for visitors (spec: permission.like-button-only-logged-in). */
export function LikeButton({ profile }: { profile: Profile }) {
  const { isLiked, toggle } = useLike(profile);
  const { t: text } = useTranslation('likes');
  if (!toggle) return null;
  return (
    <Frame
      data-part="like"
      isSelected={isLiked}
      onChange={toggle}
      aria-label={text('like', { name: profile.name })}
    >
      <Heart aria-hidden size={22} weight={isLiked ? 'fill' : 'regular'} />
    </Frame>
  );
}
