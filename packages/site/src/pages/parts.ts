import type { Loaded } from '../template/slots.ts';

/**
 * The parts that screens and layouts take from the template, with the look a template gets that names none.
 * One line adds a part; its type is the default's type, so a brand can't put a plain component where a skin belongs.
 */
export const defaultParts = {
  Logo: () => import('../parts/Logo.tsx'),
  Navigation: () => import('../parts/Navigation.tsx'),
  ProfileCard: () => import('../parts/ProfileCard.tsx'),
  ChatListItem: () => import('../parts/ChatListItem.tsx'),
  MessageBubble: () => import('../parts/MessageBubble.tsx'),
  Hero: () => import('../parts/Hero.tsx'),
  SwipeCard: () => import('../parts/SwipeCard.tsx'),
};

/** The components behind the part slots. */
export type Parts = { [K in keyof typeof defaultParts]: Loaded<(typeof defaultParts)[K]> };

/** The name of a part slot. */
export type PartName = keyof typeof defaultParts;
