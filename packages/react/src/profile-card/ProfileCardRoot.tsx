import type { Profile } from '@meetcute/contract';
import { createContext, use } from 'react';
import { checkProfile } from '../part/check-profile.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import { FictionalLabel } from './FictionalLabel.tsx';

declare const process: { env: { NODE_ENV?: string } };

const ProfileContext = createContext<Profile | null>(null);

/** Returns the profile of the enclosing card. Throws outside `ProfileCard.Root`. */
export function useCardProfile(): Profile {
  const profile = use(ProfileContext);
  if (profile) return profile;
  throw new Error(
    'A part of a profile card was used outside <ProfileCard.Root>, so there is no profile to show. Put it inside one.',
  );
}

/** State of a profile card, for `className`, `style` and `children` functions. */
export interface ProfileCardState {
  /** Whether the profile is fictional. @selector [data-fictional] */
  isFictional: boolean;
  /** Whether the member is online now. @selector [data-online] */
  isOnline: boolean;
}

/** Props of `ProfileCard.Root`. */
export interface ProfileCardRootProps extends PartProps<'article', ProfileCardState> {
  /** Profile to show; its name is the card's accessible name. @selector [data-fictional], [data-online] */
  profile: Profile;
}

/** Unstyled article for a member's card. Renders the fictional label after its children. */
export function ProfileCardRoot({ profile, as: Frame = 'article', ...props }: ProfileCardRootProps) {
  if (process.env.NODE_ENV !== 'production')
    checkProfile('ProfileCard.Root', profile, 'id', 'name', 'fictional', 'online');
  const { fictional: isFictional, online: isOnline } = profile;
  const { children, ...frameProps } = usePart(
    props,
    { isFictional, isOnline },
    { 'aria-label': profile.name },
  );
  return (
    <ProfileContext value={profile}>
      <Frame {...frameProps}>
        {children}
        <FictionalLabel profile={profile} />
      </Frame>
    </ProfileContext>
  );
}
