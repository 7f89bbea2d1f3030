import type { Profile } from '@meetcute/contract';
import { createContext, use, type ComponentPropsWithRef, type ElementType } from 'react';
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

export interface ProfileCardRootProps extends ComponentPropsWithRef<'article'> {
  profile: Profile;
  /** The element to draw: an article, or a styled one. Default: `article`. */
  as?: ElementType;
}

/**
 * A member's card without a look. Draws the fictional label itself, beside whatever a brand draws.
 * @selector [data-fictional] for fictional profiles, [data-online] for members who are online
 */
export function ProfileCardRoot({
  profile,
  as: Frame = 'article',
  children,
  ...props
}: ProfileCardRootProps) {
  return (
    <ProfileContext value={profile}>
      <Frame
        {...props}
        aria-label={profile.name}
        data-fictional={profile.fictional || undefined}
        data-online={profile.online || undefined}
      >
        {children}
        <FictionalLabel profile={profile} />
      </Frame>
    </ProfileContext>
  );
}
