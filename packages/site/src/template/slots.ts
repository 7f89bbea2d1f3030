import type {
  ChatListItemProps,
  MessageBubbleProps,
  PartnerTileProps,
  ProfileCardProps,
  Skin,
  SwipeCardProps,
} from '@meetcute/kit';
import type { IconProps } from '@meetcute/kit/icon';
import type { Namespace } from '@meetcute/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { drawingNames, iconNames } from './drawn-slots.ts';

/** Loads the default export of a module on demand: `() => import('./ProfileCard.tsx')`. */
export type Load<T> = () => Promise<{ default: T }>;

/** Props of a layout. */
export interface LayoutProps {
  /**
   * Whether the layout renders its navigation. Without it, a page in steps keeps logo, help and languages alone, such as
   * the sign-up.
   */
  hasNavigation: boolean;
  /** The screen that the layout surrounds. */
  children: ReactNode;
}

/** The four layouts of a template (spec: layout.four-layouts). */
export interface Layouts {
  /** Layout of most pages: navigation, page, footer. */
  default: ComponentType<LayoutProps>;
  /** Layout of conversations. It is as high as the window, and its content scrolls. */
  chat: ComponentType<LayoutProps>;
  /** Layout of landing pages: a logo and no navigation. */
  lander: ComponentType<LayoutProps>;
  /** Layout without any frame. */
  empty: ComponentType<LayoutProps>;
}

/** Loaders for a set of slots. */
export type Loads<T> = { readonly [K in keyof T]: Load<T[K]> };

/** Props of the part `Logo`. */
export interface LogoProps {
  /** Whether the mark appears alone, without the site's name. Default: false. @selector [data-compact] */
  isCompact?: boolean;
}

/** Props of the part `Navigation`. */
export interface NavigationProps {
  /** Arrangement: a row of words, a row of icons above words, or a column of them. @selector [data-variant] */
  variant: 'bar' | 'tabs' | 'rail';
}

/** Props of the part `Hero`. */
export interface HeroProps {
  /** The brand's drawing beside or behind the text; decorative only. Default: none. */
  children?: ReactNode;
}

/** Props of the part `LanderFrame`. */
export interface LanderFrameProps {
  /**
   * Place of the sign-up: beside words and picture, over a picture that covers the page, or below both. Default: beside.
   * @selector [data-arrangement]
   */
  arrangement?: 'beside' | 'cover' | 'center' | undefined;
  /** The picture. */
  stage: ReactNode;
  /** Heading and introduction. */
  words: ReactNode;
  /** Reasons to join. Default: none. */
  proof?: ReactNode;
  /** Step 0 of the sign-up, with the disclosures that the law asks for. */
  children: ReactNode;
}

/** Props of the part `LanderScene`. */
export interface LanderSceneProps {
  /** Subject of the picture; each fills the place that the frame gives it. */
  scene: 'evening' | 'alone' | 'mosaic' | 'collage' | 'transitions';
}

/**
 * The parts that screens and layouts take from the template, by slot. A slot whose part contains required
 * disclosures accepts only a skin from the kit, not a plain component.
 */
export interface Parts {
  /** The site's mark. */
  Logo: ComponentType<LogoProps>;
  /** The main navigation. */
  Navigation: ComponentType<NavigationProps>;
  /** Links to credits and notifications, and the account's menu with the logout; rendered for members only. */
  MemberActions: ComponentType;
  /** The opening section of the visitor's home page. */
  Hero: ComponentType<HeroProps>;
  /** Arrangement of words, picture and sign-up on landing pages. */
  LanderFrame: ComponentType<LanderFrameProps>;
  /** The brand's pictures and films on landing pages. */
  LanderScene: ComponentType<LanderSceneProps>;
  /** A profile in a grid or list. */
  ProfileCard: Skin<ProfileCardProps>;
  /** A partner's advertisement among search results. */
  PartnerTile: Skin<PartnerTileProps>;
  /** A card of the match finder. */
  SwipeCard: Skin<SwipeCardProps>;
  /** A row of the list of chats. */
  ChatListItem: Skin<ChatListItemProps>;
  /** A message of a conversation. */
  MessageBubble: Skin<MessageBubbleProps>;
}

/** The name of a part slot. */
export type PartName = keyof Parts;

/** The name of a drawing slot. */
export type DrawingName = (typeof drawingNames)[number];

/** The components behind the drawing slots: drawings of empty states and errors, decoration only. */
export type Drawings = Readonly<Record<DrawingName, ComponentType>>;

/** The name of an icon slot, as Phosphor names the icon. */
export type IconName = (typeof iconNames)[number];

/** The components behind the icon slots, such as one from `drawIcon()` of `@meetcute/kit/icon`. */
export type Icons = Readonly<Record<IconName, ComponentType<IconProps>>>;

/** A screen component. It takes no props and reads its data with hooks. */
export type ScreenComponent = ComponentType<Record<never, never>>;

/** The name of a screen slot. */
export type ScreenName =
  | 'Home'
  | 'Login'
  | 'SignUp'
  | 'Search'
  | 'Profile'
  | 'MyProfile'
  | 'MatchFinder'
  | 'Likes'
  | 'Chats'
  | 'Chat'
  | 'MemberChat'
  | 'Terms'
  | 'Privacy'
  | 'Faq'
  | 'Cookies'
  | 'Ban'
  | 'ReturnPolicy'
  | 'Accessibility'
  | 'SafetyTips'
  | 'VideoLander'
  | 'GalleryLander'
  | 'MapLander'
  | 'AloneTonightLander'
  | 'IconsLander'
  | 'SocialNetworkLander'
  | 'CollageLander'
  | 'TransitionsVideoLander'
  | 'MemberPortraitLander'
  | 'MemberCoverLander'
  | 'MemberAlbumLander'
  | 'Activate'
  | 'ResetPassword'
  | 'NewPassword'
  | 'MailChange'
  | 'CompleteSignUp'
  | 'SignUpMatches'
  | 'Account'
  | 'AccountDeleted'
  | 'Pricing'
  | 'Credits'
  | 'Order'
  | 'RepeatOrder'
  | 'Premium'
  | 'Transaction'
  | 'Notifications'
  | 'Cancel'
  | 'Complaints'
  | 'Reports'
  | 'ReportLink'
  | 'Service'
  | 'Error';

/** Text namespaces that a replaced part or screen needs beyond those of its page: `{ ProfileCard: ['fields'] }`. */
export type OwnNamespaces = Readonly<Partial<Record<PartName | ScreenName, readonly Namespace[]>>>;

/** The components behind the screen slots. */
export type Screens = Readonly<Record<ScreenName, ScreenComponent>>;
