import type { Profile } from '@meetcute/contract';
import { ProfileCardRoot, usePresence } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';

export interface ProfileCardProps {
  profile: Profile;
  /** Address of the profile. */
  href: string;
  /** Buttons of this place, such as like and message; none for visitors. */
  actions?: ReactNode;
  /** The way to report or block; a card of a member for members has it. The card draws it itself, as `[data-part='menu']`. */
  menu?: ReactNode;
  /** A mark of this place, such as 'New'. */
  mark?: ReactNode;
  /** Whether the photo is on the first screen and loaded at once. */
  isFirst?: boolean;
  /** Width of the card for each width of the screen, as in the `sizes` of an image; known to the list that lays it out. Default: a grid of two, three or four. */
  sizes?: string;
}

/** What a brand draws inside a card. */
export type ProfileCardContentProps = Omit<ProfileCardProps, 'menu'> & { sizes: string };

/** Two cards side by side on a phone, three on a tablet, four on a desktop. */
const GRID_SIZES = '(min-width: 68.75rem) 18rem, (min-width: 45rem) 30vw, 46vw';

export interface ProfileCardSlots {
  /**
   * The card's element, a styled `article`; it styles `[data-part='fictional']` too, which the headless root draws into
   * it, and `[data-part='menu']`.
   */
  Frame: ElementType;
  Content: ComponentType<ProfileCardContentProps>;
}

/** Makes a profile card from a look; the fictional label and the menu are drawn whatever the look. */
export const skinProfileCard = ({ Frame, Content }: ProfileCardSlots): Skin<ProfileCardProps> =>
  brandSkin(function ProfileCard({ menu, ...props }: ProfileCardProps) {
    const profile = usePresence(props.profile);
    return (
      <ProfileCardRoot as={Frame} profile={profile}>
        <Content {...props} profile={profile} sizes={props.sizes ?? GRID_SIZES} />
        {menu !== undefined && <div data-part="menu">{menu}</div>}
      </ProfileCardRoot>
    );
  });
