import type {
  ChatListItemProps,
  MessageBubbleProps,
  PartnerTileProps,
  ProfileCardProps,
  Skin,
  SwipeCardProps,
} from '@meetcute/kit';
import type { ComponentType, ReactNode } from 'react';

/** A module that is loaded when it is needed: `() => import('./ProfileCard.tsx')`. */
export type Load<T> = () => Promise<{ default: T }>;

/** What a layout gets: the screen to stand around. */
export interface LayoutProps {
  children: ReactNode;
}

/** The four layouts of a template (spec: layout.four-layouts). */
export interface Layouts {
  default: ComponentType<LayoutProps>;
  chat: ComponentType<LayoutProps>;
  lander: ComponentType<LayoutProps>;
  empty: ComponentType<LayoutProps>;
}

/** Thunks for a set of slots. */
export type Loads<T> = { readonly [K in keyof T]: Load<T[K]> };

export interface LogoProps {
  /** Whether the mark stands alone, without the site's name. @selector [data-compact] */
  isCompact?: boolean;
}

export interface NavigationProps {
  /** A row of words, a row of icons with words below, or a column of them. @selector [data-variant] */
  variant: 'bar' | 'tabs' | 'rail';
}

export interface HeroProps {
  /** A brand's drawing beside or behind the words; decoration only. */
  children?: ReactNode;
}

/**
 * The parts that screens and layouts take from the template, by slot. Where a part draws what a brand must not remove,
 * its slot takes a skin of the kit and no plain component.
 */
export interface Parts {
  Logo: ComponentType<LogoProps>;
  Navigation: ComponentType<NavigationProps>;
  /** Links to notifications and account, and the logout button; for members alone. */
  MemberActions: ComponentType;
  Hero: ComponentType<HeroProps>;
  ProfileCard: Skin<ProfileCardProps>;
  PartnerTile: Skin<PartnerTileProps>;
  SwipeCard: Skin<SwipeCardProps>;
  ChatListItem: Skin<ChatListItemProps>;
  MessageBubble: Skin<MessageBubbleProps>;
}

/** The name of a part slot. */
export type PartName = keyof Parts;

/** A screen takes no props: it reads its data with hooks. */
export type Screen = ComponentType<Record<never, never>>;

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
  | 'Activate'
  | 'ResetPassword'
  | 'NewPassword'
  | 'MailChange'
  | 'CompleteSignUp'
  | 'SignUpMatches'
  | 'Account'
  | 'AccountDeleted'
  | 'Notifications'
  | 'Complaints'
  | 'Service'
  | 'Error';

/** The components behind the screen slots. */
export type Screens = Readonly<Record<ScreenName, Screen>>;
