import type { Profile } from '@meetcute/contract';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLike } from '../likes/useLike.ts';
import { usePart, type PartProps } from '../part/usePart.ts';

export interface LikeButtonState {
  /** Whether the viewer likes the member. @selector [data-selected] */
  isSelected: boolean;
  /** Whether the member likes the viewer too. @selector [data-mutual] */
  isMutual: boolean;
}

export interface LikeButtonRootProps extends PartProps<'button', LikeButtonState> {
  /** Whom it is about. */
  profile: Profile;
}

/**
 * Likes a member, or takes it back, without a look: a switch that is named after the member; give it a heart. It answers
 * at once. Not there where liking is not possible: for visitors and for oneself (spec: permission.like-button-only-logged-in).
 */
export function LikeButtonRoot({ profile, as: Frame = 'button', onClick, ...props }: LikeButtonRootProps) {
  const { t } = useTranslation('likes');
  const { isLiked, isMutual, toggle } = useLike(profile);
  const drawn = usePart(props, { isSelected: isLiked, isMutual });
  if (!toggle) return null;
  return (
    <Frame
      aria-label={t('like', { name: profile.name })}
      {...drawn}
      type="button"
      aria-pressed={isLiked}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle();
      }}
    />
  );
}
