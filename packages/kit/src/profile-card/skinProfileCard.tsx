import type { Profile } from '@meetcute/contract';
import { ProfileCardRoot } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface ProfileCardProps {
  profile: Profile;
  /** Address of the profile. */
  href: string;
  /** Buttons of this place, such as like and message; none for visitors. */
  actions?: ReactNode;
  /** A mark of this place, such as 'New'. */
  mark?: ReactNode;
  /** Whether the photo is on the first screen and loaded at once. */
  isFirst?: boolean;
}

/** What a brand draws inside a card. */
export type ProfileCardContentProps = Omit<ProfileCardProps, 'profile'> & { profile: Profile };

export interface ProfileCardLook {
  /** The card's element, a styled `article`; it styles `[data-part='fictional']` too, which the headless root draws into it. */
  Frame: ElementType;
  Content: ComponentType<ProfileCardContentProps>;
}

/** Makes a profile card from a look; the fictional label is drawn by the headless root, whatever the look. */
export const skinProfileCard = ({ Frame, Content }: ProfileCardLook): Skin<ProfileCardProps> =>
  brandSkin(function ProfileCard(props: ProfileCardProps) {
    return (
      <ProfileCardRoot as={Frame} profile={props.profile}>
        <Content {...props} />
      </ProfileCardRoot>
    );
  });
