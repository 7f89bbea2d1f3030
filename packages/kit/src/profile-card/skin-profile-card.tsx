import type { Profile } from '@meetcute/contract';
import { ProfileCard as ProfileCardParts, usePresence, type ProfileCardState } from '@meetcute/react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { brandSkin, type Skin } from '../skin.ts';
import type { FrameProps } from '../frame/useFrame.ts';

export interface ProfileCardProps extends FrameProps<HTMLElement, ProfileCardState> {
  /** The profile to show. */
  profile: Profile;
  /** URL of the profile. */
  href: string;
  /** Buttons over the photo, such as like and message. Default: none, as for logged-out visitors. */
  actions?: ReactNode;
  /** Menu to report or block, required on cards for members. Rendered as `[data-part='menu']`. Default: none. */
  menu?: ReactNode;
  /** Badge of the list, such as 'New'. Default: none. */
  mark?: ReactNode;
  /** Line worth answering, such as a shared interest; null keeps its place free. Default: no line. */
  line?: string | null | undefined;
  /** Whether the photo is on the first screen and loads eagerly. Default: false. */
  isFirst?: boolean;
  /**
   * Width of the card at each viewport width, as in the `sizes` attribute of an image. Default: widths of `CardGrid`.
   */
  sizes?: string;
}

/** Props of the contents that a brand renders inside a card. */
export type ProfileCardContentProps = Omit<ProfileCardProps, 'menu' | keyof FrameProps> & {
  /** Width of the card at each viewport width; always set. */
  sizes: string;
};

/** Card widths of `CardGrid`: two columns on a phone, three on a tablet, four on a desktop. */
const GRID_SIZES = '(min-width: 68.75rem) 18rem, (min-width: 45rem) 30vw, calc(50vw - 1.5rem)';

export interface ProfileCardSlots {
  /**
   * Element of the card, a styled `article`. It also styles `[data-part='menu']` and `[data-part='fictional']`, rendered
   * by the headless root.
   */
  Frame: ElementType;
  /** Contents of the card. */
  Content: ComponentType<ProfileCardContentProps>;
}

/** Creates a profile card from brand slots. The fictional label and the menu are always rendered. */
export const skinProfileCard = ({ Frame, Content }: ProfileCardSlots): Skin<ProfileCardProps> =>
  brandSkin(function ProfileCard({ menu, className, style, ref, id, ...props }: ProfileCardProps) {
    const frame = { className, style, ref, id };
    const profile = usePresence(props.profile);
    return (
      <ProfileCardParts.Root {...frame} as={Frame} profile={profile}>
        <Content {...props} profile={profile} sizes={props.sizes ?? GRID_SIZES} />
        {menu !== undefined && <div data-part="menu">{menu}</div>}
      </ProfileCardParts.Root>
    );
  });
