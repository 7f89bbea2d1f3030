import type { Profile } from '@meetcute/contract';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from '../profile-card/FictionalLabel.tsx';

export interface ProfileState {
  /** Whether the profile is made up. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is here now. @selector [data-online] */
  isOnline: boolean;
}

export interface ProfileRootProps extends PartProps<'div', ProfileState> {
  profile: Pick<Profile, 'fictional'> & Partial<Pick<Profile, 'online'>>;
}

/**
 * Who somebody is, wherever a member is shown other than on a card: the head of a profile, of photos over the page, of a
 * mutual like, a line of a list. It has no look and draws the fictional label itself, after what a brand draws.
 */
export function ProfileRoot({ profile, as: Frame = 'div', ...props }: ProfileRootProps) {
  const { fictional: isFictional, online: isOnline = false } = profile;
  const { children, ...drawn } = usePart(props, { isFictional, isOnline });
  return (
    <Frame {...drawn}>
      {children}
      <FictionalLabel profile={profile} />
    </Frame>
  );
}
