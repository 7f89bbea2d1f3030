import type { Profile } from '@meetcute/contract';
import { useLike } from '../likes/useLike.ts';
import { checkProfile } from '../part/check-profile.ts';
import type { PartProps } from '../part/usePart.ts';
import { LikeButtonRoot, type LikeButtonState } from './LikeButtonRoot.tsx';

declare const process: { env: { NODE_ENV?: string } };

/** Props of `LikeButton.Connected`. */
export interface LikeButtonConnectedProps extends Omit<PartProps<'button', LikeButtonState>, 'onChange'> {
  /** Profile to like or unlike. @selector [data-selected], [data-mutual] */
  profile: Profile;
}

/**
 * `LikeButton.Root` with the likes of the signed-in member. The change shows at once and is reverted on failure. Renders
 * nothing for visitors and for the viewer's own profile (spec: permission.like-button-only-logged-in).
 */
export function LikeButtonConnected({ profile, ...props }: LikeButtonConnectedProps) {
  if (process.env.NODE_ENV !== 'production') checkProfile('LikeButton.Connected', profile, 'id', 'name');
  const { isLiked, isMutual, toggle } = useLike(profile);
  if (!toggle) return null;
  return (
    <LikeButtonRoot
      {...props}
      name={profile.name}
      isSelected={isLiked}
      isMutual={isMutual}
      onChange={() => toggle()}
    />
  );
}
