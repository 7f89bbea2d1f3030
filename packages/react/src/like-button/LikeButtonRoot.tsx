import type { Profile } from '@meetcute/contract';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLike } from '../likes/useLike.ts';
import { usePart, type PartProps } from '../part/usePart.ts';

/** State of a like button, passed to its `className`, `style` and `children` functions. */
export interface LikeButtonState {
  /** Whether the viewer likes the profile. @selector [data-selected] */
  isSelected: boolean;
  /** Whether the viewer and the member like each other. @selector [data-mutual] */
  isMutual: boolean;
}

/** Props of `LikeButton.Root`. */
export interface LikeButtonRootProps extends PartProps<'button', LikeButtonState> {
  /** Profile to like or unlike. @selector [data-selected], [data-mutual] */
  profile: Profile;
}

/**
 * Unstyled toggle button that likes or unlikes a profile. Its accessible name contains the member's name; pass an icon as
 * children. The change shows at once and is reverted on failure. Prevent the default in `onClick` to skip it. Renders
 * nothing for visitors and for the viewer's own profile (spec: permission.like-button-only-logged-in).
 */
export function LikeButtonRoot({ profile, as: Frame = 'button', ...props }: LikeButtonRootProps) {
  const { t } = useTranslation('likes');
  const { isLiked, isMutual, toggle } = useLike(profile);
  const onClick = (event: MouseEvent) => {
    if (!event.defaultPrevented) toggle?.();
  };
  const own = { 'aria-label': t('like', { name: profile.name }), onClick };
  const drawn = usePart(props, { isSelected: isLiked, isMutual }, own);
  if (!toggle) return null;
  return <Frame {...drawn} type="button" aria-pressed={isLiked} />;
}
