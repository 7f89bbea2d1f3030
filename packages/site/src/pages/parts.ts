import type { Loads, Parts } from '../template/slots.ts';

/** Default component of each part slot. */
export const defaultParts: Loads<Parts> = {
  Logo: () => import('../parts/Logo.tsx'),
  Navigation: () => import('../parts/Navigation.tsx'),
  MemberActions: () => import('../navigation/MemberActions.tsx'),
  ProfileCard: () => import('../parts/ProfileCard.tsx'),
  PartnerTile: () => import('../parts/PartnerTile.tsx'),
  ChatListItem: () => import('../parts/ChatListItem.tsx'),
  MessageBubble: () => import('../parts/MessageBubble.tsx'),
  LanderFrame: () => import('../landers/LanderFrame.tsx'),
  LanderScene: () => import('../landers/LanderScene.tsx'),
  Hero: () => import('../parts/Hero.tsx'),
  SwipeCard: () => import('../parts/SwipeCard.tsx'),
};
