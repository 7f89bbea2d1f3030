import type { Profile } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

/** State of a profile, for `className`, `style` and `children` functions. */
export interface ProfileState {
  /** Whether the profile is fictional. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is online now. @selector [data-online] */
  isOnline: boolean;
}

/** Props of `MemberProfile.Root`. */
export interface ProfileRootProps extends PartProps<'div', ProfileState> {
  /** Profile to show. Without `online` it counts as offline. @selector [data-fictional], [data-online] */
  profile: Pick<Profile, 'fictional'> & Partial<Pick<Profile, 'online'>>;
}

/**
 * Unstyled container for a member's identity outside of cards, such as the header of a profile or gallery, a mutual
 * like or a list item. Renders the fictional label after its children.
 */
export function ProfileRoot({ profile, as: Frame = 'div', ...props }: ProfileRootProps) {
  const { fictional: isFictional, online: isOnline = false } = profile;
  const { children, ...frameProps } = usePart(props, { isFictional, isOnline });
  return (
    <Frame {...frameProps}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
