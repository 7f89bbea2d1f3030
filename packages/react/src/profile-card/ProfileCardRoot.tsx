import type { Profile } from '@meetcute/contract';
import { createContext, use } from 'react';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from './FictionalLabel.tsx';

const ProfileContext = createContext<Profile | null>(null);

/** The member that a card shows. Throws outside `ProfileCardRoot`. */
export function useCardProfile(): Profile {
  const profile = use(ProfileContext);
  if (profile) return profile;
  throw new Error(
    'A part of a profile card was used outside <ProfileCardRoot>, so there is no member to show. Put it inside one.',
  );
}

export interface ProfileCardState {
  /** Whether the profile is made up. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is here now. @selector [data-online] */
  isOnline: boolean;
}

export interface ProfileCardRootProps extends PartProps<'article', ProfileCardState> {
  profile: Profile;
}

/** A member's card without a look, an article. Draws the fictional label itself, beside whatever a brand draws. */
export function ProfileCardRoot({ profile, as: Frame = 'article', ...props }: ProfileCardRootProps) {
  const { fictional: isFictional, online: isOnline } = profile;
  const { children, ...drawn } = usePart(props, { isFictional, isOnline });
  return (
    <ProfileContext value={profile}>
      <Frame {...drawn} aria-label={profile.name}>
        {children}
        <FictionalLabel profile={profile} />
      </Frame>
    </ProfileContext>
  );
}
